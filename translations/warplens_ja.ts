<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message>
        <source>Lists the hardware rules that can be counted by: the name for --device, and what --device-set can change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no device of that name, only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of an expression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element type of an expression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes of an expression&apos;s array, outermost first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an expression does to memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the array that an expression indexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel to run: the first launched, else the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder whose files may be included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks of the launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of a parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents of a buffer. INIT: zeros, ramp, ramp%N, const=V, random=SEED, file=PATH. OFFSET: bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic shared memory of a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware rules to count by; see warplens devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change one of the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block that is recorded for pictures and banks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run every block (what happens anyway).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count what is left after -O2, not the text as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one file at a time, please: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a file or --expr, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a file, the name of a lesson, - for standard input, or --expr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--focus: the grid has no such block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--focus: the grid has %1 blocks, numbered from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A source, a session (.json), a lesson&apos;s name, or -.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index or an access, instead of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step of a lesson, from 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture is too large; try a smaller --scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the address map or the bank grid of a block to a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write: .svg or .png.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--site: the kernel has %1 sites, numbered from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--warp: the block has %1 warps, numbered from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--request: there are not that many requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this access site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this warp of the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this request of the site and warp, from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this phase of the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of a PNG, up to 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--step: %1 has %2 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no file or lesson &quot;%1&quot;. Lessons: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--step: %1 is no lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the lessons and their steps, for report, export and the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to write the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes no file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All options: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no language &quot;%1&quot;, only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts what each memory access of a kernel costs. Exit code: 0 done, 1 the source has errors or the run failed, 2 the command makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to write the report.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text yet. Type an index such as threadIdx.x * 2, or paste a kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has %1 bytes, and at most %2 are read. Keep the kernel and what it uses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has no kernel. Mark a function with __global__, or paste only its statements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no kernel called %1. Choose one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiler was stopped after %1 s. Look for macros or templates that expand without end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiler gave up on this text. Take out parts of it until it compiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 calls itself, and that is not simulated. Write it as a loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is declared but its body is not here. Paste it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not simulated: %1. Write it another way, or take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not simulated: its result counts as 0. Counts that do not depend on it are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here launches %1, so its template arguments are assumed: %2. Set them in the launch panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignored, as it is host code: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device called %1. Choose one from the list of devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device cannot be used: %1. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid has no blocks along %1. Give it at least 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid has %2 blocks along %1, and the device takes at most %3. Make it smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block has no threads along %1. Give it at least 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block is too large: %1, and the device takes at most %2 (%3). Make it smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block needs %1 bytes of shared memory, and the device has %2 for it. Make the arrays smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has no parameter called %1, so its value is not used. It has: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1 is &quot;%2&quot;, which is no %3. Type a number that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The buffer %1 cannot be made: %2. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Division by zero, first in thread %1 of block %2. Check the divisor and the arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside %1: byte %2 of an array of %3 bytes, first in thread %4 of block %5. Check the index, or guard the access.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address %1 belongs to no array, first in thread %2 of block %3. Check the pointer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address %1 is not a multiple of the access&apos;s %2 bytes, first in lane %3 (thread %4 of block %5). The hardware faults here: align the index or use a narrower type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is constant, and thread %2 of block %3 writes to it. Use global memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 of %2 lanes of warp %3 in block %4 reach this barrier. Move __syncthreads out of the branch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped after %1 steps of one warp: this looks like an endless loop. Check its condition and the arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: the kernel touches more than %1 bytes of memory. Make the launch or the data smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reached a trap or a failed assert. Check what it asserts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is read where another block may have written, and blocks run in no order. The value read is the one before the launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before the end: the counts are not those of the whole launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens</name>
    <message>
        <source>%1 sectors/req</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 requests move %2 sectors, %3 would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not modelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This device has no known rule for accesses of this width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shared requests take %2 wavefronts, %3 would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>store to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 blocks counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp %1 of block %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lane %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp %1, lane %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp %1, lane %2: thread (%3, %4, %5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>address 0x%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2], byte %3 (0x%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector %1 of its line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::ArgumentRow</name>
    <message>
        <source>%1, slider</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::BufferRow</name>
    <message>
        <source>%1: element type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: contents at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: offset in bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a whole number, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::CodeEditor</name>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::DeviceChooser</name>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose memory system is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::DeviceSection</name>
    <message>
        <source>warp size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector, bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line, bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>banks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank width, bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lanes that read one word share it (multicast)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phases merge when lanes pair up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loads move whole lines (L1 caching)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::ExpressionSection</name>
    <message>
        <source>global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape of the array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes of the array, outermost first: 32, 33</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type sizes above 0, such as 32, 33.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::Headline</name>
    <message>
        <source>Counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sectors moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worst n-way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in excess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as few as can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of what moved was used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not modelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::LaunchPanel</name>
    <message>
        <source>Launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the device&apos;s rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic shared bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic shared memory, bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose kernel %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the launch in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device rules, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change buffer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the text&apos;s launch: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::LessonPanel</name>
    <message>
        <source>Previous step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::MessageStrip</name>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::RequestStepper</name>
    <message>
        <source>Previous request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 requests</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::SitesModel</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>warplens::SitesTable</name>
    <message>
        <source>Memory accesses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
