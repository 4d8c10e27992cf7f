<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AccessText</name>
    <message>
        <source>load</source>
        <translation>ロード</translation>
    </message>
    <message>
        <source>store</source>
        <translation>ストア</translation>
    </message>
    <message>
        <source>%1, %2 B</source>
        <translation>%1、%2 B</translation>
    </message>
    <message>
        <source>global</source>
        <translation>グローバル</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>load of %1</source>
        <translation>%1 のロード</translation>
    </message>
    <message>
        <source>store to %1</source>
        <translation>%1 へのストア</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 への %1</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>%1 行目、%2</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>there is no such folder</source>
        <translation>そのフォルダーはありません</translation>
    </message>
    <message>
        <source>there is no device of that name, only %1</source>
        <translation>その名前のデバイスはありません。使えるのは %1 です</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>%1 の形で指定してください</translation>
    </message>
    <message>
        <source>Memory of an expression.</source>
        <translation>式がアクセスするメモリ。</translation>
    </message>
    <message>
        <source>Element type of an expression.</source>
        <translation>式の要素型。</translation>
    </message>
    <message>
        <source>Sizes of an expression&apos;s array, outermost first.</source>
        <translation>式の配列の大きさ。外側の次元から順に。</translation>
    </message>
    <message>
        <source>What an expression does to memory.</source>
        <translation>式がメモリに対して行う操作。</translation>
    </message>
    <message>
        <source>Name of the array that an expression indexes.</source>
        <translation>式が添字で指す配列の名前。</translation>
    </message>
    <message>
        <source>Kernel to run: the first launched, else the first.</source>
        <translation>実行するカーネル。省略すると最初に起動されるもの、なければ先頭のもの。</translation>
    </message>
    <message>
        <source>Template arguments.</source>
        <translation>テンプレート引数。</translation>
    </message>
    <message>
        <source>Folder whose files may be included.</source>
        <translation>インクルードしてよいファイルのあるフォルダー。</translation>
    </message>
    <message>
        <source>Blocks of the launch.</source>
        <translation>起動するブロックの数。</translation>
    </message>
    <message>
        <source>Threads of a block.</source>
        <translation>ブロックあたりのスレッドの数。</translation>
    </message>
    <message>
        <source>Value of a parameter.</source>
        <translation>パラメーターの値。</translation>
    </message>
    <message>
        <source>Contents of a buffer. INIT: zeros, ramp, ramp%N, const=V, random=SEED, file=PATH. OFFSET: bytes.</source>
        <translation>バッファーの内容。INIT は zeros、ramp、ramp%N、const=V、random=SEED、file=PATH のいずれか。OFFSET はバイト数。</translation>
    </message>
    <message>
        <source>Hardware rules to count by; see warplens devices.</source>
        <translation>計数に使うハードウェア規則。warplens devices を参照。</translation>
    </message>
    <message>
        <source>Change one of the rules.</source>
        <translation>規則を一つ変えます。</translation>
    </message>
    <message>
        <source>Block that is recorded for pictures and banks.</source>
        <translation>図とバンクのために記録するブロック。</translation>
    </message>
    <message>
        <source>Run every block (what happens anyway).</source>
        <translation>すべてのブロックを実行します (指定しなくても同じです)。</translation>
    </message>
    <message>
        <source>Count what is left after -O2, not the text as written.</source>
        <translation>書かれたとおりではなく、-O2 の後に残るものを数えます。</translation>
    </message>
    <message>
        <source>one file at a time, please: %1</source>
        <translation>ファイルは一度に一つだけ指定してください: %1</translation>
    </message>
    <message>
        <source>give a file or --expr, not both</source>
        <translation>ファイルか --expr のどちらか一方を指定してください</translation>
    </message>
    <message>
        <source>give a file, the name of a lesson, - for standard input, or --expr</source>
        <translation>ファイル、レッスンの名前、標準入力を表す -、または --expr を指定してください</translation>
    </message>
    <message>
        <source>--focus: the grid has no such block</source>
        <translation>--focus: グリッドにそのブロックはありません</translation>
    </message>
    <message>
        <source>--focus: the grid has %1 blocks, numbered from 0</source>
        <translation>--focus: グリッドのブロックは %1 個で、番号は 0 からです</translation>
    </message>
    <message>
        <source>A source, a session (.json), a lesson&apos;s name, or -.</source>
        <translation>ソース、セッション (.json)、レッスンの名前、または -。</translation>
    </message>
    <message>
        <source>An index or an access, instead of a file.</source>
        <translation>ファイルの代わりに、添字またはアクセスの式。</translation>
    </message>
    <message>
        <source>Step of a lesson, from 1.</source>
        <translation>レッスンのステップ。1 から数えます。</translation>
    </message>
    <message>
        <source>the picture is too large; try a smaller --scale</source>
        <translation>図が大きすぎます。--scale を小さくしてください</translation>
    </message>
    <message>
        <source>File to write: .svg or .png.</source>
        <translation>書き出すファイル。.svg または .png。</translation>
    </message>
    <message>
        <source>--site: the kernel has %1 sites, numbered from 0</source>
        <translation>--site: カーネルのアクセス箇所は %1 個で、番号は 0 からです</translation>
    </message>
    <message>
        <source>--warp: the block has %1 warps, numbered from 0</source>
        <translation>--warp: ブロックのワープは %1 個で、番号は 0 からです</translation>
    </message>
    <message>
        <source>--request: there are not that many requests</source>
        <translation>--request: リクエストはそれほど多くありません</translation>
    </message>
    <message>
        <source>What to draw.</source>
        <translation>描くもの。</translation>
    </message>
    <message>
        <source>Only this access site.</source>
        <translation>このアクセス箇所だけ。</translation>
    </message>
    <message>
        <source>Only this warp of the block.</source>
        <translation>ブロックのこのワープだけ。</translation>
    </message>
    <message>
        <source>Only this request of the site and warp, from 0.</source>
        <translation>アクセス箇所とワープのこのリクエストだけ。0 から数えます。</translation>
    </message>
    <message>
        <source>Only this phase of the request.</source>
        <translation>リクエストのこのフェーズだけ。</translation>
    </message>
    <message>
        <source>Colours.</source>
        <translation>配色。</translation>
    </message>
    <message>
        <source>Size of a PNG, up to 16.</source>
        <translation>PNG の倍率。16 まで。</translation>
    </message>
    <message>
        <source>--step: %1 has %2 steps</source>
        <translation>--step: %1 のステップは %2 個です</translation>
    </message>
    <message>
        <source>there is no file or lesson &quot;%1&quot;. Lessons: %2</source>
        <translation>ファイルにもレッスンにも「%1」はありません。レッスン: %2</translation>
    </message>
    <message>
        <source>--step: %1 is no lesson</source>
        <translation>--step: %1 はレッスンではありません</translation>
    </message>
    <message>
        <source>How to write the list.</source>
        <translation>一覧の書式。</translation>
    </message>
    <message>
        <source>takes no file</source>
        <translation>ファイルは指定できません</translation>
    </message>
    <message>
        <source>All options: %1</source>
        <translation>すべてのオプション: %1</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>Language: %1.</source>
        <translation>言語: %1。</translation>
    </message>
    <message>
        <source>code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>there is no language &quot;%1&quot;, only %2.</source>
        <translation>言語「%1」はありません。使えるのは %2 です。</translation>
    </message>
    <message>
        <source>How to write the report.</source>
        <translation>レポートの書式。</translation>
    </message>
    <message>
        <source>Shows what a GPU&apos;s memory system makes of a warp.</source>
        <translation>GPU のメモリシステムがワープをどう処理するかを見せます。</translation>
    </message>
    <message>
        <source>Without a window (each has a --help of its own):</source>
        <translation>ウィンドウを使わないコマンド (それぞれに --help があります):</translation>
    </message>
    <message>
        <source>cannot write the picture to %1</source>
        <translation>図を %1 に書けません</translation>
    </message>
    <message>
        <source>A source, a session (.json) or a lesson&apos;s name.</source>
        <translation>ソース、セッション (.json)、またはレッスンの名前。</translation>
    </message>
    <message>
        <source>Open no window, but write what it would show to this file.</source>
        <translation>ウィンドウを開かず、表示する内容をこのファイルに書きます。</translation>
    </message>
    <message>
        <source>there is no file, lesson or command &quot;%1&quot;</source>
        <translation>ファイルにもレッスンにもコマンドにも「%1」はありません</translation>
    </message>
    <message>
        <source>--step %1: there is no such step</source>
        <translation>--step %1: そのステップはありません</translation>
    </message>
    <message>
        <source>there is no display. &quot;warplens report&quot; and &quot;warplens export&quot; need none; see warplens --help</source>
        <translation>画面がありません。warplens report と warplens export は画面なしで使えます。warplens --help を参照してください</translation>
    </message>
    <message>
        <source>counts as text, json or csv</source>
        <translation>計数を text、json、csv で</translation>
    </message>
    <message>
        <source>a picture as svg or png</source>
        <translation>図を svg または png で</translation>
    </message>
    <message>
        <source>hardware rules to count by</source>
        <translation>計数に使うハードウェア規則</translation>
    </message>
    <message>
        <source>lessons and their steps</source>
        <translation>レッスンとそのステップ</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name: use letters, digits and _</source>
        <translation>「%1」は名前ではありません: 英字、数字、_ を使ってください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no type and no number</source>
        <translation>「%1」は型でも数値でもありません</translation>
    </message>
    <message>
        <source>Language of the source; without it, read off the text.</source>
        <translation>ソースの言語。なければテキストから読み取ります。</translation>
    </message>
    <message>
        <source>Size of the picture in pixels.</source>
        <translation>画像の大きさ (ピクセル)。</translation>
    </message>
    <message>
        <source>Dynamic shared memory of a block; 0: as much as it may have.</source>
        <translation>ブロックの動的共有メモリ。0 なら使えるだけ使います。</translation>
    </message>
    <message>
        <source>not usable: %1</source>
        <translation>使えません: %1</translation>
    </message>
    <message>
        <source>takes one device</source>
        <translation>デバイスを一つ指定してください</translation>
    </message>
    <message>
        <source>Lists the hardware rules that can be counted by: the name for --device, and what --device-set can change. With a name: its rules in words. Files of your own: %1</source>
        <translation>計数に使えるハードウェア規則の一覧: --device に渡す名前と、--device-set で変えられるもの。名前を付けると、その規則を文章で示します。ユーザー定義のファイル: %1</translation>
    </message>
    <message>
        <source>A device, or a file of its rules (.json), to be written out in words.</source>
        <translation>言葉で書き出すデバイス、またはその規則のファイル (.json)。</translation>
    </message>
    <message>
        <source>Counts what each memory access of a kernel costs. Exit code: 0 done, 1 the source has errors or the run failed, 2 the command makes no sense, 3 hazards were found (only with --fail-on-hazards).</source>
        <translation>カーネルの各メモリアクセスのコストを数えます。終了コード: 0 完了、1 ソースにエラーがあるか実行に失敗、2 コマンドが不正、3 ハザードが見つかった (--fail-on-hazards のときのみ)。</translation>
    </message>
    <message>
        <source>Exit with code 3 if a hazard that is an error was found. Warnings and notes do not count.</source>
        <translation>エラーにあたるハザードが見つかったら終了コード 3 で終わります。警告と注記は数えません。</translation>
    </message>
    <message>
        <source>Says why the worst access costs what it does, ranks other layouts of each shared array with the code to write, and says what to change about global memory. It looks at the block in focus. Exit code: 0 done, 1 the source has errors or the run failed, 2 the command makes no sense.</source>
        <translation>最悪のアクセスのコストの理由を述べ、各共有配列の別の配置を書くべきコードとともに順位づけし、グローバルメモリで変えるべき所を示します。対象は注目ブロックです。終了コード: 0 完了、1 ソースにエラーがあるか実行に失敗、2 コマンドが不正。</translation>
    </message>
    <message>
        <source>How to write the advice.</source>
        <translation>助言の書式。</translation>
    </message>
    <message>
        <source>why, and other layouts of shared arrays, ranked</source>
        <translation>理由と、共有配列の別の配置の順位</translation>
    </message>
    <message>
        <source>Lists the lessons and their steps, for report, export and the window. With a folder, lists the lessons in it, and runs and checks every step: exit code 1 if something is wrong.</source>
        <translation>report、export、ウィンドウで使うレッスンとステップの一覧。フォルダーを指定すると、その中のレッスンを一覧にし、全ステップを実行して確かめます。問題があれば終了コード 1。</translation>
    </message>
    <message>
        <source>Lessons of your own, to be listed and checked.</source>
        <translation>一覧にして確かめる自作レッスン。</translation>
    </message>
    <message>
        <source>there is no folder &quot;%1&quot;</source>
        <translation>フォルダー「%1」がありません</translation>
    </message>
    <message>
        <source>Colours: %1.</source>
        <translation>配色: %1。</translation>
    </message>
    <message>
        <source>Full screen and large type, for a projector.</source>
        <translation>プロジェクター用の全画面と大きな文字。</translation>
    </message>
    <message>
        <source>a row of counts for each value of one thing</source>
        <translation>一つの項目の値ごとに一行の集計</translation>
    </message>
    <message>
        <source>Writes a picture of what a block does to a file.</source>
        <translation>ブロックの動作の図をファイルに書き出します。</translation>
    </message>
    <message>
        <source>--arrangement: --view %1 has only one</source>
        <translation>--arrangement: --view %1 の配置は一つだけです</translation>
    </message>
    <message>
        <source>How a map or the banks are laid out; the first of each where it is not given.</source>
        <translation>マップまたはバンクの配置。省略時はそれぞれの最初のもの。</translation>
    </message>
    <message>
        <source>What to change, and the values: stride=1:32, block.x=32:1024:*2, tile.padding=0:8, in.offset=0:128:4, shared-bytes=…, T=float,double.</source>
        <translation>変えるものとその値: stride=1:32, block.x=32:1024:*2, tile.padding=0:8, in.offset=0:128:4, shared-bytes=…, T=float,double。</translation>
    </message>
    <message>
        <source>Numbers to print, all that apply without it: %1.</source>
        <translation>出力する数値。省略時は当てはまるものすべて: %1。</translation>
    </message>
    <message>
        <source>Count only this access site.</source>
        <translation>このアクセスだけを数えます。</translation>
    </message>
    <message>
        <source>--over: one thing at a time, please</source>
        <translation>--over: 一度に一つだけ指定してください</translation>
    </message>
    <message>
        <source>Counts an experiment again for each value of one thing: a row for each. Exit code: 0 done, 1 a value failed, 2 the command makes no sense.</source>
        <translation>一つの項目の値ごとに実験を数え直し、値ごとに一行で出力します。終了コード: 0 完了、1 失敗した値がある、2 コマンドが不正。</translation>
    </message>
</context>
<context>
    <name>CompileWorker</name>
    <message>
        <source>it does not get ready</source>
        <translation>準備が終わりません</translation>
    </message>
    <message>
        <source>it ends at once</source>
        <translation>すぐに終了します</translation>
    </message>
</context>
<context>
    <name>CounterText</name>
    <message>
        <source>In %1:</source>
        <translation>%1 では:</translation>
    </message>
</context>
<context>
    <name>DocumentText</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MB. Open a smaller file.</source>
        <translation>%1 は 64 MB を超えています。もっと小さいファイルを開いてください。</translation>
    </message>
    <message>
        <source>%1 is no session: %2</source>
        <translation>%1 はセッションではありません: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書けません: %2</translation>
    </message>
    <message>
        <source>%1 is not written. Is the disk full?</source>
        <translation>%1 は書き込めませんでした。ディスクに空きがありますか?</translation>
    </message>
</context>
<context>
    <name>DrillDown</name>
    <message>
        <source>one request</source>
        <translation>1 リクエスト</translation>
    </message>
    <message>
        <source>request %1 of %2</source>
        <translation>リクエスト %1 / %2</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation>ワープ %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>phase %1 of %2</source>
        <translation>フェーズ %1 / %2</translation>
    </message>
    <message>
        <source>whole launch, %1</source>
        <translation>起動全体、%1</translation>
    </message>
    <message>
        <source>optimised</source>
        <translation>最適化</translation>
    </message>
    <message>
        <source>two accesses</source>
        <translation>二つのアクセス</translation>
    </message>
    <message>
        <source>one access</source>
        <translation>一つのアクセス</translation>
    </message>
    <message>
        <source>warp %1 of block %2</source>
        <translation>ブロック %2 のワープ %1</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>of warp %1</source>
        <translation>ワープ %1</translation>
    </message>
</context>
<context>
    <name>FindingMarks</name>
    <message>
        <source>Hazards</source>
        <translation>ハザード</translation>
    </message>
    <message>
        <source>Hazards (%1)</source>
        <translation>ハザード (%1)</translation>
    </message>
    <message>
        <source>Hazards (%1): 1 error</source>
        <translation>ハザード (%1): エラー 1 件</translation>
    </message>
    <message>
        <source>Hazards (%1): %2 errors</source>
        <translation>ハザード (%1): エラー %2 件</translation>
    </message>
</context>
<context>
    <name>FocusText</name>
    <message>
        <source>counting…</source>
        <translation>計数中…</translation>
    </message>
    <message>
        <source>%1 of %2 blocks counted</source>
        <translation>%2 ブロック中 %1 ブロックを計数済み</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 ブロック</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 ブロック</translation>
    </message>
    <message>
        <source>one request</source>
        <translation>1 リクエスト</translation>
    </message>
    <message>
        <source>warp %1 of block %2</source>
        <translation>ブロック %2 のワープ %1</translation>
    </message>
    <message>
        <source>whole launch</source>
        <translation>起動全体</translation>
    </message>
    <message>
        <source>counted with errors</source>
        <translation>エラーありで計数</translation>
    </message>
    <message>
        <source>optimised</source>
        <translation>最適化後</translation>
    </message>
    <message>
        <source>two accesses</source>
        <translation>2 つのアクセス</translation>
    </message>
    <message>
        <source>one access</source>
        <translation>1 つのアクセス</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>記録なし</translation>
    </message>
</context>
<context>
    <name>LineNoteText</name>
    <message>
        <source>%1 sectors/req</source>
        <translation>%1 セクター/リクエスト</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 requests move %2 sectors, %3 would do.</source>
        <translation>%1 リクエストが %2 セクターを転送します。%3 で足ります。</translation>
    </message>
    <message>
        <source>not modelled</source>
        <translation>モデル化なし</translation>
    </message>
    <message>
        <source>This device has no known rule for accesses of this width.</source>
        <translation>このデバイスには、この幅のアクセスについて知られた規則がありません。</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 shared requests take %2 wavefronts, %3 would do.</source>
        <translation>共有メモリの %1 リクエストに %2 ウェーブフロントかかります。%3 で足ります。</translation>
    </message>
</context>
<context>
    <name>ListTable</name>
    <message>
        <source>Copy row</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>表をコピー</translation>
    </message>
</context>
<context>
    <name>MarkText</name>
    <message>
        <source>warp %1</source>
        <translation>ワープ %1</translation>
    </message>
    <message>
        <source>lane %1</source>
        <translation>レーン %1</translation>
    </message>
    <message>
        <source>warp %1, lane %2</source>
        <translation>ワープ %1、レーン %2</translation>
    </message>
    <message>
        <source>warp %1, lane %2: thread (%3, %4, %5)</source>
        <translation>ワープ %1、レーン %2: スレッド (%3, %4, %5)</translation>
    </message>
    <message>
        <source>address 0x%1</source>
        <translation>アドレス 0x%1</translation>
    </message>
    <message>
        <source>%1[%2], byte %3 (0x%4)</source>
        <translation>%1[%2]、バイト %3 (0x%4)</translation>
    </message>
    <message>
        <source>bank %1</source>
        <translation>バンク %1</translation>
    </message>
    <message>
        <source>sector %1 of its line</source>
        <translation>ラインのセクター %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>There is no text yet. Type an index such as threadIdx.x * 2, or paste a kernel.</source>
        <translation>まだテキストがありません。threadIdx.x * 2 のような添字を入力するか、カーネルを貼り付けてください。</translation>
    </message>
    <message>
        <source>The text has %1 bytes, and at most %2 are read. Keep the kernel and what it uses.</source>
        <translation>テキストは %1 バイトありますが、読めるのは %2 バイトまでです。カーネルとそれが使うものだけを残してください。</translation>
    </message>
    <message>
        <source>The text has no kernel. Mark a function with __global__, __kernel or [numthreads], or paste only its statements.</source>
        <translation>テキストにカーネルがありません。関数に __global__、__kernel、[numthreads] のいずれかを付けるか、中の文だけを貼り付けてください。</translation>
    </message>
    <message>
        <source>There is no kernel called %1. Choose one of: %2.</source>
        <translation>%1 というカーネルはありません。次から選んでください: %2。</translation>
    </message>
    <message>
        <source>The compiler was stopped after %1 s. Look for macros or templates that expand without end.</source>
        <translation>コンパイラーを %1 秒で止めました。際限なく展開されるマクロやテンプレートがないか調べてください。</translation>
    </message>
    <message>
        <source>The compiler gave up on this text. Take out parts of it until it compiles.</source>
        <translation>コンパイラーはこのテキストを処理できませんでした。コンパイルできるまで一部を取り除いてください。</translation>
    </message>
    <message>
        <source>%1 calls itself, and that is not simulated. Write it as a loop.</source>
        <translation>%1 は自分自身を呼び出しています。再帰はシミュレートされません。ループで書いてください。</translation>
    </message>
    <message>
        <source>%1 is declared but its body is not here. Paste it too.</source>
        <translation>%1 は宣言されていますが本体がありません。本体も貼り付けてください。</translation>
    </message>
    <message>
        <source>This is not simulated: %1. Write it another way, or take it out.</source>
        <translation>これはシミュレートされません: %1。別の書き方にするか、取り除いてください。</translation>
    </message>
    <message>
        <source>%1 is not simulated: its result counts as 0. Counts that do not depend on it are right.</source>
        <translation>%1 はシミュレートされず、結果は 0 とみなされます。これに依存しない計数は正確です。</translation>
    </message>
    <message>
        <source>Nothing here launches %1, so its template arguments are assumed: %2. Set them in the launch panel.</source>
        <translation>%1 を起動する箇所がないため、テンプレート引数を仮定しました: %2。起動パネルで指定してください。</translation>
    </message>
    <message>
        <source>Ignored, as it is host code: %1</source>
        <translation>ホストコードなので無視しました: %1</translation>
    </message>
    <message>
        <source>There is no device called %1. Choose one from the list of devices.</source>
        <translation>%1 というデバイスはありません。デバイスの一覧から選んでください。</translation>
    </message>
    <message>
        <source>The device cannot be used: %1. Correct it.</source>
        <translation>このデバイスは使えません: %1。修正してください。</translation>
    </message>
    <message>
        <source>The grid has no blocks along %1. Give it at least 1.</source>
        <translation>グリッドの %1 方向にブロックがありません。1 以上にしてください。</translation>
    </message>
    <message>
        <source>The grid has %2 blocks along %1, and the device takes at most %3. Make it smaller.</source>
        <translation>グリッドの %1 方向に %2 ブロックありますが、デバイスの上限は %3 です。小さくしてください。</translation>
    </message>
    <message>
        <source>The block has no threads along %1. Give it at least 1.</source>
        <translation>ブロックの %1 方向にスレッドがありません。1 以上にしてください。</translation>
    </message>
    <message>
        <source>The block is too large: %1, and the device takes at most %2 (%3). Make it smaller.</source>
        <translation>ブロックが大きすぎます: %1。デバイスの上限は %2 (%3) です。小さくしてください。</translation>
    </message>
    <message>
        <source>A block needs %1 bytes of shared memory, and the device has %2 for it. Make the arrays smaller.</source>
        <translation>ブロックに共有メモリが %1 バイト必要ですが、デバイスにあるのは %2 バイトです。配列を小さくしてください。</translation>
    </message>
    <message>
        <source>The kernel has no parameter called %1, so its value is not used. It has: %2.</source>
        <translation>カーネルに %1 というパラメーターはないため、その値は使われません。あるのは: %2。</translation>
    </message>
    <message>
        <source>The value of %1 is &quot;%2&quot;, which is no %3. Type a number that fits.</source>
        <translation>%1 の値「%2」は %3 ではありません。範囲に合う数を入力してください。</translation>
    </message>
    <message>
        <source>The buffer %1 cannot be made: %2. Correct it.</source>
        <translation>バッファー %1 を作れません: %2。修正してください。</translation>
    </message>
    <message>
        <source>Division by zero, first in thread %1 of block %2. Check the divisor and the arguments.</source>
        <translation>ゼロ除算です。最初はブロック %2 のスレッド %1。除数と引数を確かめてください。</translation>
    </message>
    <message>
        <source>Outside %1: byte %2 of an array of %3 bytes, first in thread %4 of block %5. Check the index, or guard the access.</source>
        <translation>%1 の範囲外です: %3 バイトの配列の %2 バイト目、最初はブロック %5 のスレッド %4。添字を確かめるか、アクセスを条件で守ってください。</translation>
    </message>
    <message>
        <source>Address %1 belongs to no array, first in thread %2 of block %3. Check the pointer.</source>
        <translation>アドレス %1 はどの配列にも属しません。最初はブロック %3 のスレッド %2。ポインターを確かめてください。</translation>
    </message>
    <message>
        <source>Address %1 is not a multiple of the access&apos;s %2 bytes, first in lane %3 (thread %4 of block %5). The hardware faults here: align the index or use a narrower type.</source>
        <translation>アドレス %1 はアクセス幅 %2 バイトの倍数ではありません。最初はレーン %3 (ブロック %5 のスレッド %4)。実機では障害になります。添字をそろえるか、幅の狭い型を使ってください。</translation>
    </message>
    <message>
        <source>%1 is constant, and thread %2 of block %3 writes to it. Use global memory.</source>
        <translation>%1 は定数ですが、ブロック %3 のスレッド %2 が書き込んでいます。グローバルメモリを使ってください。</translation>
    </message>
    <message>
        <source>Stopped after %1 steps of one warp: this looks like an endless loop. Check its condition and the arguments.</source>
        <translation>一つのワープが %1 ステップに達したので止めました。無限ループのようです。条件と引数を確かめてください。</translation>
    </message>
    <message>
        <source>Stopped: the kernel touches more than %1 bytes of memory. Make the launch or the data smaller.</source>
        <translation>止めました。カーネルが %1 バイトを超えるメモリに触れています。起動かデータを小さくしてください。</translation>
    </message>
    <message>
        <source>%1 is read where another block may have written, and blocks run in no order. The value read is the one before the launch.</source>
        <translation>%1 の、ほかのブロックが書いたかもしれない場所を読んでいます。ブロックの順序は決まっていないため、起動前の値を読みます。</translation>
    </message>
    <message>
        <source>Stopped before the end: the counts are not those of the whole launch.</source>
        <translation>途中で止めました。計数は起動全体のものではありません。</translation>
    </message>
    <message>
        <source>and %1 more warps</source>
        <translation>ほか %1 ワープ</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation>ワープ %1</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>グローバルメモリ</translation>
    </message>
    <message>
        <source>row = %1-byte line · cell = word · colour = warp, number = lane</source>
        <translation>行 = %1 バイトのライン · マス = ワード · 色 = ワープ、数字 = レーン</translation>
    </message>
    <message>
        <source>Not all lines fit, so this is the first request of each access.</source>
        <translation>すべてのラインは収まらないため、各アクセスの最初のリクエストを示します。</translation>
    </message>
    <message>
        <source>several warps</source>
        <translation>複数のワープ</translation>
    </message>
    <message>
        <source>moved, not used</source>
        <translation>転送されたが未使用</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>アトミック</translation>
    </message>
    <message>
        <source>load and store</source>
        <translation>ロードとストア</translation>
    </message>
    <message>
        <source>store</source>
        <translation>ストア</translation>
    </message>
    <message>
        <source>load</source>
        <translation>ロード</translation>
    </message>
    <message>
        <source>outside every array</source>
        <translation>どの配列にも属さない</translation>
    </message>
    <message>
        <source>sector %1</source>
        <translation>セクター %1</translation>
    </message>
    <message>
        <source>… 1 line untouched …</source>
        <translation>… 触れていないライン 1 本 …</translation>
    </message>
    <message>
        <source>… %1 lines untouched …</source>
        <translation>… 触れていないライン %1 本 …</translation>
    </message>
    <message>
        <source>… 1 more line, not shown</source>
        <translation>… ほか 1 ラインは省略</translation>
    </message>
    <message>
        <source>… %1 more lines, not shown</source>
        <translation>… ほか %1 ラインは省略</translation>
    </message>
    <message>
        <source>%1 of %2 B</source>
        <translation>%1 / %2 B</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation>バンク競合</translation>
    </message>
    <message>
        <source>column = bank · row = %1 words · colour = warp, number = lane</source>
        <translation>列 = バンク · 行 = %1 ワード · 色 = ワープ、数字 = レーン</translation>
    </message>
    <message>
        <source>This device has no rule for some of these widths: their conflicts are not shown.</source>
        <translation>このデバイスには一部のアクセス幅の規則がないため、その競合は示しません。</translation>
    </message>
    <message>
        <source>1 wavefront</source>
        <translation>1 ウェーブフロント</translation>
    </message>
    <message>
        <source>%1 wavefronts</source>
        <translation>%1 ウェーブフロント</translation>
    </message>
    <message>
        <source>lanes %1</source>
        <translation>レーン %1</translation>
    </message>
    <message>
        <source>phase %1 of %2: lanes %3</source>
        <translation>フェーズ %1 / %2: レーン %3</translation>
    </message>
    <message>
        <source>this device has no rule for accesses of this width</source>
        <translation>このデバイスにはこの幅のアクセスの規則がありません</translation>
    </message>
    <message>
        <source>… %1 rows untouched …</source>
        <translation>… 触れていない行 %1 行 …</translation>
    </message>
    <message>
        <source>… 1 more row, not shown</source>
        <translation>… ほか 1 行は省略</translation>
    </message>
    <message>
        <source>… %1 more rows, not shown</source>
        <translation>… ほか %1 行は省略</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>1 request</source>
        <translation>1 リクエスト</translation>
    </message>
    <message>
        <source>%1 requests</source>
        <translation>%1 リクエスト</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 ワープ</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Only the first %1 requests are drawn.</source>
        <translation>最初の %1 リクエストだけを描いています。</translation>
    </message>
    <message>
        <source>The block made more requests than are kept.</source>
        <translation>ブロックのリクエストが記録できる数を超えました。</translation>
    </message>
    <message>
        <source>Nothing ran: the messages say what to correct.</source>
        <translation>実行していません。直すべき点はメッセージにあります。</translation>
    </message>
    <message>
        <source>What is selected does not touch shared memory.</source>
        <translation>選択した範囲は共有メモリに触れません。</translation>
    </message>
    <message>
        <source>What is selected does not touch global memory.</source>
        <translation>選択した範囲はグローバルメモリに触れません。</translation>
    </message>
    <message>
        <source>This block does not touch shared memory.</source>
        <translation>このブロックは共有メモリに触れません。</translation>
    </message>
    <message>
        <source>This block does not touch global memory.</source>
        <translation>このブロックはグローバルメモリに触れません。</translation>
    </message>
    <message>
        <source>This kernel does not touch shared memory.</source>
        <translation>このカーネルは共有メモリに触れません。</translation>
    </message>
    <message>
        <source>This kernel does not touch global memory.</source>
        <translation>このカーネルはグローバルメモリに触れません。</translation>
    </message>
    <message>
        <source>… 1 more warp, not shown</source>
        <translation>… ほか 1 ワープは省略</translation>
    </message>
    <message>
        <source>… %1 more warps, not shown</source>
        <translation>… ほか %1 ワープは省略</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>The block has no threads.</source>
        <translation>ブロックにスレッドがありません。</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 スレッド</translation>
    </message>
    <message>
        <source>(%1 times)</source>
        <translation>(%1 回)</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>access</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <source>array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>レーン</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>ライン</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>セクター</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>excess</source>
        <translation>超過</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>効率</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>ウェーブフロント</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>n-way</source>
        <translation>n-way</translation>
    </message>
    <message>
        <source>script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>%1 on %2 (%3)</source>
        <translation>%1 — %2 (%3)</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>グリッド %1、ブロック %2</translation>
    </message>
    <message>
        <source>%1 of %2 blocks: these are the exact counts</source>
        <translation>%2 ブロック中 %1 ブロック: 正確な計数です</translation>
    </message>
    <message>
        <source>%1 of %2 blocks: the counts are not complete</source>
        <translation>%2 ブロック中 %1 ブロック: 計数は途中です</translation>
    </message>
    <message>
        <source>effective bandwidth: %1 GB/s at a peak of %2 GB/s</source>
        <translation>実効帯域幅: %1 GB/s (最大 %2 GB/s)</translation>
    </message>
    <message>
        <source>This reads no memory. Type an index such as threadIdx.x * 2, or an access such as data[threadIdx.x].</source>
        <translation>これはメモリを読みません。threadIdx.x * 2 のような添字か、data[threadIdx.x] のようなアクセスを入力してください。</translation>
    </message>
    <message>
        <source>Before the start of %1: byte %2, first in thread %4 of block %5. Check the index, or guard the access.</source>
        <translation>%1 の先頭より前です：バイト %2、最初はブロック %5 のスレッド %4。添字を確かめるか、アクセスを条件で守ってください。</translation>
    </message>
    <message>
        <source>the array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>The compiler could not be started: %1. Start Warplens anew.</source>
        <translation>コンパイラーを起動できませんでした: %1。Warplens を起動し直してください。</translation>
    </message>
    <message>
        <source>The template parameter %1 cannot be &quot;%2&quot;. Type what a launch would have between &lt; and &gt;.</source>
        <translation>テンプレート引数 %1 に「%2」は使えません。起動の &lt; と &gt; の間に書くものを入力してください。</translation>
    </message>
    <message>
        <source>%1 stands where a constant has to, and &quot;%2&quot; is no whole number. Type one.</source>
        <translation>%1 は定数の位置にありますが、「%2」は整数ではありません。整数を入力してください。</translation>
    </message>
    <message>
        <source>Entry %2 of the list is &quot;%1&quot;, which is no address. Write one number for each lane, such as 128 or 0x80.</source>
        <translation>リストの %2 番目は「%1」で、アドレスではありません。128 や 0x80 のように、レーンごとに数を 1 つ書いてください。</translation>
    </message>
    <message>
        <source>%1 is not here, so names it declares are guessed. Open its folder, or paste it in.</source>
        <translation>%1 がないため、そこで宣言される名前は推測です。そのフォルダーを開くか、内容を貼り付けてください。</translation>
    </message>
    <message>
        <source>A kernel launches %1 here, and that launch is left out. Choose %1 from the list of kernels to see it.</source>
        <translation>ここでカーネルが %1 を起動していますが、その起動は省かれます。見るにはカーネルの一覧から %1 を選んでください。</translation>
    </message>
    <message>
        <source>This calls a function through a pointer, and that is not simulated. Call the function by its name.</source>
        <translation>ポインター経由の関数呼び出しはシミュレートされません。関数を名前で呼んでください。</translation>
    </message>
    <message>
        <source>%1 is virtual, and such calls are not simulated. Call the function of the type that is meant.</source>
        <translation>%1 は仮想関数で、その呼び出しはシミュレートされません。目的の型の関数を呼んでください。</translation>
    </message>
    <message>
        <source>Templates here make ever more templates. Give the recursion an end.</source>
        <translation>ここではテンプレートが際限なくテンプレートを作ります。再帰に終わりを与えてください。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reached a trap. Check what leads there.</source>
        <translation>ブロック %2 のスレッド %1 がトラップに達しました。そこに至る条件を確かめてください。</translation>
    </message>
    <message>
        <source>The assertion %1 failed, first in thread %2 of block %3. Check what it asserts.</source>
        <translation>アサーション %1 が失敗しました (最初はブロック %3 のスレッド %2)。その内容を確かめてください。</translation>
    </message>
    <message>
        <source>%1 of %2 blocks, with errors: the counts are not exact</source>
        <translation>%2 ブロック中 %1 ブロック、エラーあり: 数は正確ではありません</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>compile-time</source>
        <translation>コンパイル時</translation>
    </message>
    <message>
        <source>optimised: what LLVM&apos;s -O2 leaves</source>
        <translation>最適化後: LLVM の -O2 が残すもの</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>書かれたまま</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>thread %1 of block %2: </source>
        <translation>ブロック %2 のスレッド %1: </translation>
    </message>
    <message>
        <source>More was printed than is kept.</source>
        <translation>保持できる量を超えて出力されました。</translation>
    </message>
    <message>
        <source>nothing was run</source>
        <translation>何も実行されていません</translation>
    </message>
    <message>
        <source>Write after write: threads %1 and %3 both write %5 at line %2 with no barrier between.</source>
        <translation>書き込み後の書き込み: %2 行目で、スレッド %1 と %3 がどちらも %5 に書き込みますが、間にバリアがありません。</translation>
    </message>
    <message>
        <source>Write after write: thread %1 at line %2 and thread %3 at line %4 both write %5 with no barrier between.</source>
        <translation>書き込み後の書き込み: %2 行目のスレッド %1 と %4 行目のスレッド %3 がどちらも %5 に書き込みますが、間にバリアがありません。</translation>
    </message>
    <message>
        <source>Read after write: thread %1 writes %5 at line %2, and thread %3 reads it at line %4 with no barrier between.</source>
        <translation>書き込み後の読み出し: スレッド %1 が %2 行目で %5 に書き込み、スレッド %3 が %4 行目でそれを読みますが、間にバリアがありません。</translation>
    </message>
    <message>
        <source>Write after read: thread %1 reads %5 at line %2, and thread %3 writes it at line %4 with no barrier between.</source>
        <translation>読み出し後の書き込み: スレッド %1 が %2 行目で %5 を読み、スレッド %3 が %4 行目でそこに書き込みますが、間にバリアがありません。</translation>
    </message>
    <message>
        <source>Give each thread an element of its own, or let one thread write.</source>
        <translation>スレッドごとに別の要素を使うか、一つのスレッドだけが書くようにしてください。</translation>
    </message>
    <message>
        <source>The lanes of a warp need not keep step.</source>
        <translation>ワープ内のレーンは足並みをそろえて進むとは限りません。</translation>
    </message>
    <message>
        <source>Threads %1 and %3 store the same value to %5 in one instruction at line %2. It is harmless, and one lane&apos;s store would do.</source>
        <translation>%2 行目の一つの命令で、スレッド %1 と %3 が同じ値を %5 にストアします。害はなく、一つのレーンのストアで足ります。</translation>
    </message>
    <message>
        <source>Threads %1 and %3 store different values to %5 in one instruction at line %2: which of them stays is undefined. Let one lane store, or use an atomic.</source>
        <translation>%2 行目の一つの命令で、スレッド %1 と %3 が異なる値を %5 にストアします。どちらが残るかは不定です。一つのレーンだけがストアするか、アトミックを使ってください。</translation>
    </message>
    <message>
        <source>Thread %1 reads %5 at line %2, and no thread of its block has written that before: what it reads is undefined. Write it first.</source>
        <translation>スレッド %1 が %2 行目で %5 を読みますが、ブロックのどのスレッドもまだそこに書いていないため、読まれる値は不定です。先に書き込んでください。</translation>
    </message>
    <message>
        <source>byte %1 of shared memory</source>
        <translation>共有メモリの %1 バイト目</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>ワープ数</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>ブロック数</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>occupancy %1 %</source>
        <translation>占有率 %1 %</translation>
    </message>
    <message>
        <source>occupancy %1 %, limited by %2</source>
        <translation>占有率 %1 %、制限要因: %2</translation>
    </message>
    <message>
        <source>Occupancy 0 %: a multiprocessor does not hold even one such block, limited by %1.</source>
        <translation>占有率 0 %: マルチプロセッサーはこのブロックを一つも保持できません。制限要因: %1。</translation>
    </message>
    <message>
        <source>Occupancy %1 %: a multiprocessor holds %2 of %3 warps, in %4 blocks, limited by %5.</source>
        <translation>占有率 %1 %: マルチプロセッサーは %3 ワープ中 %2 ワープを %4 ブロックで保持します。制限要因: %5。</translation>
    </message>
    <message>
        <source>The dynamic array counts as empty: its size is open.</source>
        <translation>動的配列は大きさが未定なので、空とみなします。</translation>
    </message>
    <message>
        <source>Registers are not known here, and may limit it further.</source>
        <translation>レジスターの数はここでは分からず、占有率をさらに下げることがあります。</translation>
    </message>
    <message>
        <source>Only %1 of %2 lanes of warp %3 in block %4 reach this barrier: lanes %5. Move __syncthreads out of the branch.</source>
        <translation>ブロック %4 のワープ %3 では、%2 レーン中 %1 レーンしかこのバリアに達しません: レーン %5。__syncthreads を分岐の外に出してください。</translation>
    </message>
    <message>
        <source>Warp %1 waits here while warp %2 waits at the barrier of line %3 (block %4). Let all threads come to the same __syncthreads.</source>
        <translation>ワープ %1 がここで待つ間、ワープ %2 は %3 行目のバリアで待っています (ブロック %4)。すべてのスレッドが同じ __syncthreads に来るようにしてください。</translation>
    </message>
    <message>
        <source>Noisy: it also counts waiting for other users of the unit, some thousands even in a kernel without conflicts.</source>
        <translation>ノイズあり: ユニットのほかの利用者を待った分も数えるため、競合のないカーネルでも数千になります。</translation>
    </message>
    <message>
        <source>Its formula is not published. Ours: the distinct bytes of each request, in whole sectors.</source>
        <translation>計算式は公表されていません。ここでは、各リクエストの重複しないバイトをセクター単位で数えます。</translation>
    </message>
    <message>
        <source>As if nothing were found in L1. The tool shows it for each instruction.</source>
        <translation>L1 で一つもヒットしないとした値です。ツールは命令ごとに示します。</translation>
    </message>
    <message>
        <source>Without a use of its result an atomic is a reduction: add both.</source>
        <translation>結果を使わないアトミックはリダクションです。両方を足してください。</translation>
    </message>
    <message>
        <source>It counts sectors and ours operations: several addresses may share a sector.</source>
        <translation>ツールはセクターを、ここでは操作を数えます。複数のアドレスが一つのセクターに入ることがあります。</translation>
    </message>
    <message>
        <source>4 is the best for 4-byte accesses and 16 for 16-byte ones.</source>
        <translation>最良の値は、4 バイトのアクセスなら 4、16 バイトなら 16 です。</translation>
    </message>
    <message>
        <source>It sees indexed loads alone, not constants that are operands.</source>
        <translation>添字によるロードだけを数え、オペランドの定数は数えません。</translation>
    </message>
    <message>
        <source>It counts accesses through generic pointers to other memories, too.</source>
        <translation>汎用ポインターによるほかのメモリへのアクセスも数えます。</translation>
    </message>
    <message>
        <source>On this chip the tool shows 16 a request for a coalesced copy of floats: these are not sectors.</source>
        <translation>このチップでは、float のコアレスなコピーに対してツールは 1 リクエストあたり 16 を示します。これはセクターではありません。</translation>
    </message>
    <message>
        <source>It counts a conflict of 8-byte accesses twice.</source>
        <translation>8 バイトのアクセスの競合を 2 回数えます。</translation>
    </message>
    <message>
        <source>Counted on one multiprocessor: a part of the whole launch.</source>
        <translation>一つのマルチプロセッサーで数えた値で、起動全体の一部です。</translation>
    </message>
    <message>
        <source>Counted on one multiprocessor, in a unit that is not published.</source>
        <translation>一つのマルチプロセッサーで数えた値で、単位は公表されていません。</translation>
    </message>
    <message>
        <source>Counted on one multiprocessor; shared and constant memory together.</source>
        <translation>一つのマルチプロセッサーで数えた値で、共有メモリと定数メモリの合計です。</translation>
    </message>
    <message>
        <source>It counts look-ups of cache lines; a line may be looked up in halves.</source>
        <translation>キャッシュラインの参照を数えます。ラインは半分ずつ参照されることがあります。</translation>
    </message>
    <message>
        <source>Cycles, those of conflicts among them; it counts shuffles, too.</source>
        <translation>サイクル数で、競合の分も含みます。シャッフルも数えます。</translation>
    </message>
    <message>
        <source>The sum over all phases of the passes after the first.</source>
        <translation>全フェーズについて、2 回目以降のパスを合計したものです。</translation>
    </message>
    <message>
        <source>Transactions: %1.</source>
        <translation>トランザクション: %1。</translation>
    </message>
    <message>
        <source>Above 100 % (line %1): lanes share bytes, so more is asked for than has to move.</source>
        <translation>100 % 超 (%1 行目): レーンが同じバイトを共有するため、要求量が必要な転送量を上回ります。</translation>
    </message>
    <message>
        <source>Pair merge (on) joined phases at line %1: %2 wavefronts in all, without it %3.</source>
        <translation>ペア併合 (オン) が %1 行目のフェーズをまとめました: 全部で %2 ウェーブフロント、併合なしなら %3。</translation>
    </message>
    <message>
        <source>–: no rule of %1 is known for this. Choose another width, or another device.</source>
        <translation>–: これについて %1 の規則は知られていません。別の幅か別のデバイスを選んでください。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>ワード</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <translation>定数メモリ</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>ローカルメモリ</translation>
    </message>
    <message>
        <source>aggregated</source>
        <translation>集約後</translation>
    </message>
    <message>
        <source>same address</source>
        <translation>同一アドレス</translation>
    </message>
    <message>
        <source>serial steps</source>
        <translation>逐次ステップ</translation>
    </message>
    <message>
        <source>L2 operations</source>
        <translation>L2 操作</translation>
    </message>
    <message>
        <source>hottest</source>
        <translation>最多アドレス</translation>
    </message>
    <message>
        <source>its lanes</source>
        <translation>そのレーン数</translation>
    </message>
    <message>
        <source>Atomics</source>
        <translation>アトミック</translation>
    </message>
    <message>
        <source>There are more addresses than are kept: the hottest is that of the lowest ones.</source>
        <translation>アドレスが記録できる数を超えました。最多アドレスは、低いほうのアドレスの中でのものです。</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>ハザード</translation>
    </message>
    <message>
        <source>Beside the profiler (%1)</source>
        <translation>プロファイラーとの対応 (%1)</translation>
    </message>
    <message>
        <source>Each half-warp of 16 lanes is served on its own.</source>
        <translation>16 レーンのハーフワープごとに処理されます。</translation>
    </message>
    <message>
        <source>If lane k accesses word k of one aligned segment, the half-warp is one transaction: of 64 bytes for 4-byte words, of 128 bytes for 8-byte words, and two of 128 bytes for 16-byte words. Lanes may be missing.</source>
        <translation>レーン k が、整列した一つのセグメントのワード k にアクセスするなら、ハーフワープは 1 トランザクションです。4 バイトのワードでは 64 バイト、8 バイトでは 128 バイト、16 バイトでは 128 バイトが 2 つになります。欠けたレーンがあってもかまいません。</translation>
    </message>
    <message>
        <source>Otherwise each active lane pays a transaction of 32 bytes: any other order, start or width.</source>
        <translation>順序、先頭、幅のどれかがこれと違えば、アクティブなレーンごとに 32 バイトのトランザクションがかかります。</translation>
    </message>
    <message>
        <source>Each half-warp of 16 lanes is served on its own, in any order of its lanes.</source>
        <translation>16 レーンのハーフワープごとに処理されます。レーンの順序は問いません。</translation>
    </message>
    <message>
        <source>The lowest lane that is left names an aligned segment: 32 bytes for 1-byte words, 64 for 2-byte words, else 128. All lanes in it are served by one transaction, and so on.</source>
        <translation>残ったうち番号が最小のレーンが、整列したセグメントを決めます: 1 バイトのワードでは 32 バイト、2 バイトでは 64、ほかは 128。その中のレーンはすべて 1 トランザクションで処理され、これを繰り返します。</translation>
    </message>
    <message>
        <source>A transaction of which only one half is used shrinks to that half, down to 32 bytes.</source>
        <translation>半分しか使われないトランザクションは、その半分に縮みます。最小は 32 バイトです。</translation>
    </message>
    <message>
        <source>%1: all lanes of a warp are merged together.</source>
        <translation>%1: ワープの全レーンが一つにまとめられます。</translation>
    </message>
    <message>
        <source>Lanes that touch the same sector share it, in any order: what counts is how many sectors a request touches.</source>
        <translation>同じセクターに触れるレーンは、順序によらずそれを共有します。コストを決めるのは、リクエストが触れるセクターの数です。</translation>
    </message>
    <message>
        <source>A sector is a whole line of %1 bytes.</source>
        <translation>セクターは %1 バイトのライン全体です。</translation>
    </message>
    <message>
        <source>A sector has %1 bytes, a line %2.</source>
        <translation>セクターは %1 バイト、ラインは %2 バイトです。</translation>
    </message>
    <message>
        <source>A load moves transactions of %1 bytes, a store of %2.</source>
        <translation>ロードは %1 バイト、ストアは %2 バイトのトランザクションで転送します。</translation>
    </message>
    <message>
        <source>A load with the hint %1 moves %2 bytes.</source>
        <translation>ヒント %1 付きのロードは %2 バイトを転送します。</translation>
    </message>
    <message>
        <source>Loads and stores</source>
        <translation>ロードとストア</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>ロード</translation>
    </message>
    <message>
        <source>Stores and atomics</source>
        <translation>ストアとアトミック</translation>
    </message>
    <message>
        <source>An address must be a multiple of the width of its access, else the hardware stops the kernel.</source>
        <translation>アドレスはアクセス幅の倍数でなければなりません。そうでないと、ハードウェアがカーネルを止めます。</translation>
    </message>
    <message>
        <source>An address need not be a multiple of the width of its access.</source>
        <translation>アドレスはアクセス幅の倍数でなくてもかまいません。</translation>
    </message>
    <message>
        <source>%1: the lanes are served in order, in as few phases as the banks&apos; width allows.</source>
        <translation>%1: レーンは順番に、バンク幅が許す最少のフェーズで処理されます。</translation>
    </message>
    <message>
        <source>%1 of up to %2 bytes a lane: one phase, lanes %3.</source>
        <translation>%1 (レーンあたり %2 バイトまで): 1 フェーズ、レーン %3。</translation>
    </message>
    <message>
        <source>%1 of up to %2 bytes a lane: %3 phases, lanes %4.</source>
        <translation>%1 (レーンあたり %2 バイトまで): %3 フェーズ、レーン %4。</translation>
    </message>
    <message>
        <source>Phases of 8- and 16-byte loads merge in pairs if each lane and its neighbour (by lane number xor 1, or else xor 2) want the same address in the whole warp.</source>
        <translation>8 バイトと 16 バイトのロードでは、ワープ全体で各レーンと隣のレーン (レーン番号の xor 1、または xor 2) が同じアドレスを求めるとき、フェーズが二つずつ併合されます。</translation>
    </message>
    <message>
        <source>Successive words of %1 bytes lie in successive banks.</source>
        <translation>連続する %1 バイトのワードは、連続するバンクに並びます。</translation>
    </message>
    <message>
        <source>A bank serves %1 words in one pass if they lie in one aligned segment of %2 words.</source>
        <translation>整列した %2 ワードのセグメント一つに収まるなら、バンクは 1 パスで %1 ワードを処理します。</translation>
    </message>
    <message>
        <source>Each half-warp of 16 lanes is served on its own, and an access wider than 4 bytes as 4-byte requests one after the other.</source>
        <translation>16 レーンのハーフワープごとに処理されます。4 バイトより広いアクセスは、4 バイトのリクエストに分けて順に処理されます。</translation>
    </message>
    <message>
        <source>Each pass picks one word to broadcast, that of the lowest lane that is left, and serves all lanes on it and one lane of every other bank.</source>
        <translation>パスごとに、残ったうち番号が最小のレーンのワードをブロードキャストに選びます。そのワードの全レーンと、ほかの各バンクの 1 レーンずつを処理します。</translation>
    </message>
    <message>
        <source>So lanes on the same word conflict unless it is the broadcast word.</source>
        <translation>そのため、同じワードのレーンどうしも、ブロードキャストされるワードでなければ競合します。</translation>
    </message>
    <message>
        <source>There are %1 banks. Different words in one bank have to wait for each other: that is a bank conflict.</source>
        <translation>バンクは %1 個です。同じバンクの異なるワードは順番待ちになります。これがバンク競合です。</translation>
    </message>
    <message>
        <source>Lanes that want the same word are served together.</source>
        <translation>同じワードを求めるレーンはまとめて処理されます。</translation>
    </message>
    <message>
        <source>Each lane is served alone, even if others want its word.</source>
        <translation>同じワードを求めるレーンがほかにあっても、レーンは一つずつ処理されます。</translation>
    </message>
    <message>
        <source>A phase takes as many passes as its fullest bank needs; the phases of a request follow each other.</source>
        <translation>フェーズのパス数は、最も混んだバンクで決まります。リクエストのフェーズは順に続きます。</translation>
    </message>
    <message>
        <source>The bank mode of %1 bytes is the one that counts now:</source>
        <translation>現在有効なのは %1 バイトのバンクモードです:</translation>
    </message>
    <message>
        <source>In the bank mode of %1 bytes, which can be switched on:</source>
        <translation>切り替え可能な %1 バイトのバンクモードでは:</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>A warp has %1 lanes.</source>
        <translation>ワープは %1 レーンです。</translation>
    </message>
    <message>
        <source>Its lanes do not run in lock step: only __syncwarp orders what two of them do.</source>
        <translation>レーンはロックステップでは動きません。レーン間の順序を決めるのは __syncwarp だけです。</translation>
    </message>
    <message>
        <source>Its lanes run in lock step.</source>
        <translation>レーンはロックステップで動きます。</translation>
    </message>
    <message>
        <source>A block has at most %1 threads, and %2 × %3 × %4 along x, y and z.</source>
        <translation>ブロックは最大 %1 スレッドで、x、y、z 方向の上限は %2 × %3 × %4 です。</translation>
    </message>
    <message>
        <source>A grid has at most %1 × %2 × %3 blocks.</source>
        <translation>グリッドは最大 %1 × %2 × %3 ブロックです。</translation>
    </message>
    <message>
        <source>A block has at most %1 of shared memory, %2 of it in arrays whose size the text fixes.</source>
        <translation>ブロックの共有メモリは最大 %1 で、大きさがテキストで決まる配列に使えるのはそのうち %2 です。</translation>
    </message>
    <message>
        <source>Its memory moves at most %1 GB a second.</source>
        <translation>メモリの転送は最大で毎秒 %1 GB です。</translation>
    </message>
    <message>
        <source>The counters named beside the figures are those of %1.</source>
        <translation>数値に添えたカウンター名は %1 のものです。</translation>
    </message>
    <message>
        <source>To global memory: of each %1 neighbouring lanes, those with one address reach the L2 cache as one operation.</source>
        <translation>グローバルメモリへ: 隣り合う %1 レーンごとに、同じアドレスのものは 1 つの操作として L2 キャッシュに届きます。</translation>
    </message>
    <message>
        <source>To global memory: they touch sectors as stores do. How many operations reach the L2 cache is not known.</source>
        <translation>グローバルメモリへ: ストアと同じようにセクターに触れます。L2 キャッシュに届く操作の数は分かっていません。</translation>
    </message>
    <message>
        <source>To shared memory: lanes on one word, and lanes on different words of one bank, take turns.</source>
        <translation>共有メモリへ: 同じワードのレーンも、同じバンクの異なるワードのレーンも、順番に処理されます。</translation>
    </message>
    <message>
        <source>One 4-byte word a pass goes to all lanes that want it. Different words among %1 neighbouring lanes take turns.</source>
        <translation>1 パスで 4 バイトのワード一つが、それを求める全レーンに届きます。隣り合う %1 レーンの中で異なるワードは、順番に処理されます。</translation>
    </message>
    <message>
        <source>Arrays of a thread&apos;s own are interleaved: successive words of %1 bytes belong to successive lanes. Lanes at one index lie side by side, lanes at different indices do not.</source>
        <translation>スレッド固有の配列はインターリーブされます。連続する %1 バイトのワードが連続するレーンのものになります。同じ添字のレーンは隣り合い、異なる添字のレーンは離れます。</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>A multiprocessor holds at most %1 warps at once.</source>
        <translation>マルチプロセッサーが同時に保持できるのは最大 %1 ワープです。</translation>
    </message>
    <message>
        <source>It holds at most %1 blocks at once.</source>
        <translation>同時に保持できるのは最大 %1 ブロックです。</translation>
    </message>
    <message>
        <source>It has %1 of shared memory for all its blocks.</source>
        <translation>全ブロック合わせて %1 の共有メモリがあります。</translation>
    </message>
    <message>
        <source>What a block takes of it is rounded up to a multiple of %1.</source>
        <translation>ブロックが使う量は %1 の倍数に切り上げられます。</translation>
    </message>
    <message>
        <source>The system takes %1 for each block besides.</source>
        <translation>ほかに、システムがブロックごとに %1 使います。</translation>
    </message>
    <message>
        <source>Loads from shared memory of %1 bytes a lane: no rule is published for them.</source>
        <translation>共有メモリからのロード (レーンあたり %1 バイト): 規則は公表されていません。</translation>
    </message>
    <message>
        <source>Stores to shared memory of %1 bytes a lane: no rule is published for them.</source>
        <translation>共有メモリへのストア (レーンあたり %1 バイト): 規則は公表されていません。</translation>
    </message>
    <message>
        <source>What is not modelled</source>
        <translation>モデル化していないもの</translation>
    </message>
    <message>
        <source>The cost of constant memory.</source>
        <translation>定数メモリのコスト。</translation>
    </message>
    <message>
        <source>Where arrays of a thread&apos;s own lie in memory.</source>
        <translation>スレッド固有の配列がメモリのどこにあるか。</translation>
    </message>
    <message>
        <source>Occupancy: how many warps a multiprocessor holds.</source>
        <translation>占有率: マルチプロセッサーがいくつのワープを保持するか。</translation>
    </message>
    <message>
        <source>Registers, which may lower the occupancy further.</source>
        <translation>レジスター。占有率をさらに下げることがあります。</translation>
    </message>
    <message>
        <source>Whether a cache already holds what is asked for, and time: what is counted is what each request asks for.</source>
        <translation>求めるものがすでにキャッシュにあるかどうか、および時間。数えるのは、各リクエストが求めるものです。</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>%1, documented: %2</source>
        <translation>%1 (文書): %2</translation>
    </message>
    <message>
        <source>%1, measured: %2</source>
        <translation>%1 (実測): %2</translation>
    </message>
    <message>
        <source>%1, inferred: %2</source>
        <translation>%1 (推定): %2</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>The file of this device names no sources.</source>
        <translation>このデバイスのファイルには出典が書かれていません。</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 バイト</translation>
    </message>
    <message>
        <source>warp %1, lane %2, line %3</source>
        <translation>ワープ %1、レーン %2、%3 行目</translation>
    </message>
    <message>
        <source>warp %1, lane %2</source>
        <translation>ワープ %1、レーン %2</translation>
    </message>
    <message>
        <source>framed = what the two threads did here</source>
        <translation>枠 = 二つのスレッドがここで行ったこと</translation>
    </message>
    <message>
        <source>framed = what the thread did here</source>
        <translation>枠 = スレッドがここで行ったこと</translation>
    </message>
    <message>
        <source>framed = the two accesses, the one earlier in the program on top</source>
        <translation>枠 = 二つのアクセス (プログラムで先のものが上)</translation>
    </message>
    <message>
        <source>framed = the access</source>
        <translation>枠 = アクセス</translation>
    </message>
    <message>
        <source>One of the two accesses is missing: the block made more requests than are kept.</source>
        <translation>二つのアクセスの一方がありません。ブロックのリクエストが記録できる数を超えました。</translation>
    </message>
    <message>
        <source>What is selected cannot be drawn: the block made more requests than are kept. Try a smaller launch.</source>
        <translation>選択した範囲を描けません。ブロックのリクエストが記録できる数を超えました。起動を小さくしてみてください。</translation>
    </message>
    <message>
        <source>%1 of less than %2 bytes a lane: all lanes of a warp are merged together.</source>
        <translation>%1 (レーンあたり %2 バイト未満): ワープの全レーンが一つにまとめられます。</translation>
    </message>
    <message>
        <source>%1: each %2 neighbouring lanes are merged, as a memory request of their own.</source>
        <translation>%1: 隣り合う %2 レーンずつまとめられ、それぞれが独立したメモリリクエストになります。</translation>
    </message>
    <message>
        <source>%1 of %2 bytes a lane or more: each %3 neighbouring lanes are merged, as a memory request of their own.</source>
        <translation>%1 (レーンあたり %2 バイト以上): 隣り合う %3 レーンずつまとめられ、それぞれが独立したメモリリクエストになります。</translation>
    </message>
    <message>
        <source>What LLVM&apos;s -O2 leaves in memory: another compiler may keep more in registers.</source>
        <translation>LLVM の -O2 がメモリに残すものです。他のコンパイラはより多くをレジスタに置くことがあります。</translation>
    </message>
    <message>
        <source>In this run they write the same value, and any order gives that: harmless, unless other data makes them differ.</source>
        <translation>この実行では同じ値を書くため、どの順序でも結果は同じです。別のデータで値が異ならない限り無害です。</translation>
    </message>
    <message>
        <source>Races in shared memory were not looked for: the kernel waits at an mbarrier, and what that orders is not known here.</source>
        <translation>共有メモリの競合は調べていません。カーネルが mbarrier で待っており、それが何を順序づけるかはここでは分かりません。</translation>
    </message>
    <message>
        <source>Some hazards may be missing: more happens between two barriers than is kept. Try a shorter loop or a smaller block.</source>
        <translation>見つかっていないハザードがあるかもしれません。二つのバリアの間に、記録できる量を超えるアクセスがあります。ループを短くするか、ブロックを小さくしてください。</translation>
    </message>
    <message>
        <source>Not all hazards are listed, and some counts are too low: too many accesses race. Correct these, and run it again.</source>
        <translation>すべてのハザードは載っておらず、数が少なすぎるものもあります。競合するアクセスが多すぎます。これらを直してから、もう一度実行してください。</translation>
    </message>
    <message>
        <source>No hazards found.</source>
        <translation>ハザードは見つかりませんでした。</translation>
    </message>
    <message>
        <source>No hazards found in the %1 of %2 blocks that were run.</source>
        <translation>実行した %2 ブロック中 %1 ブロックでは、ハザードは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Write after write: thread %1 changes %5 by an atomic at line %2, and thread %3 writes it at line %4 with no barrier between.</source>
        <translation>書き込み後の書き込み: スレッド %1 が %2 行目でアトミックに %5 を変更し、スレッド %3 が %4 行目でそこに書き込みますが、間にバリアがありません。</translation>
    </message>
    <message>
        <source>Write after write: thread %1 writes %5 at line %2, and thread %3 changes it by an atomic at line %4 with no barrier between.</source>
        <translation>書き込み後の書き込み: スレッド %1 が %2 行目で %5 に書き込み、スレッド %3 が %4 行目でアトミックにそれを変更しますが、間にバリアがありません。</translation>
    </message>
    <message>
        <source>Read after write: thread %1 changes %5 by an atomic at line %2, and thread %3 reads it at line %4 with no barrier between.</source>
        <translation>書き込み後の読み出し: スレッド %1 が %2 行目でアトミックに %5 を変更し、スレッド %3 が %4 行目でそれを読みますが、間にバリアがありません。</translation>
    </message>
    <message>
        <source>Write after read: thread %1 reads %5 at line %2, and thread %3 changes it by an atomic at line %4 with no barrier between.</source>
        <translation>読み出し後の書き込み: スレッド %1 が %2 行目で %5 を読み、スレッド %3 が %4 行目でアトミックにそれを変更しますが、間にバリアがありません。</translation>
    </message>
    <message>
        <source>Put %6 where all threads pass, between one turn of line %2 and the next.</source>
        <translation>全スレッドが通る場所で、%2 行目の一巡と次の一巡の間に %6 を入れてください。</translation>
    </message>
    <message>
        <source>Put %6 between line %2 and line %4, where all threads pass.</source>
        <translation>%2 行目と %4 行目の間の、全スレッドが通る場所に %6 を入れてください。</translation>
    </message>
    <message>
        <source>Put %6 between the two accesses of line %2, where all threads pass.</source>
        <translation>%2 行目の二つのアクセスの間の、全スレッドが通る場所に %6 を入れてください。</translation>
    </message>
    <message>
        <source>Put %6 where all threads pass after line %2 and before line %4 comes next, such as at the end of a loop.</source>
        <translation>%2 行目の後で、次に %4 行目が来る前の、全スレッドが通る場所 (ループの終わりなど) に %6 を入れてください。</translation>
    </message>
    <message>
        <source>Give each warp a row of its own: %1.</source>
        <translation>ワープごとに行を分けてください: %1。</translation>
    </message>
    <message>
        <source>%1 looks like storage of a warp&apos;s own, but shared memory belongs to the block, and its %2 warps use the same elements. Give each warp a row of its own: %3.</source>
        <translation>%1 はワープ専用の領域のように見えますが、共有メモリはブロックのもので、その %2 ワープが同じ要素を使っています。ワープごとに行を分けてください: %3。</translation>
    </message>
    <message>
        <source>(%1 reads in %2 blocks, such as block %3)</source>
        <translation>(%2 ブロックで %1 回の読み出し、例: ブロック %3)</translation>
    </message>
    <message>
        <source>(%1 meetings of two threads in %2 blocks, such as block %3)</source>
        <translation>(%2 ブロックで 2 スレッドの衝突が %1 回、例: ブロック %3)</translation>
    </message>
    <message>
        <source>(in block %3)</source>
        <translation>(ブロック %3)</translation>
    </message>
    <message>
        <source>(%1 reads in block %3)</source>
        <translation>(ブロック %3 で %1 回の読み出し)</translation>
    </message>
    <message>
        <source>(%1 meetings of two threads in block %3)</source>
        <translation>(ブロック %3 で 2 スレッドの衝突が %1 回)</translation>
    </message>
    <message>
        <source>(%1 reads)</source>
        <translation>(%1 回の読み出し)</translation>
    </message>
    <message>
        <source>(%1 meetings of two threads)</source>
        <translation>(2 スレッドの衝突が %1 回)</translation>
    </message>
    <message>
        <source>waves</source>
        <translation>ウェーブ</translation>
    </message>
    <message>
        <source>sub-groups</source>
        <translation>サブグループ</translation>
    </message>
    <message>
        <source>Occupancy 0 %: a compute unit does not hold even one such block, limited by %1.</source>
        <translation>占有率 0 %: 演算ユニットはこのブロックを一つも保持できません。制限要因: %1。</translation>
    </message>
    <message>
        <source>Occupancy 0 %: an Xe-core does not hold even one such block, limited by %1.</source>
        <translation>占有率 0 %: Xe コアはこのブロックを一つも保持できません。制限要因: %1。</translation>
    </message>
    <message>
        <source>Occupancy %1 %: a compute unit holds %2 of %3 waves, in %4 blocks, limited by %5.</source>
        <translation>占有率 %1 %: 演算ユニットは %3 ウェーブ中 %2 ウェーブを %4 ブロックで保持します。制限要因: %5。</translation>
    </message>
    <message>
        <source>Occupancy %1 %: an Xe-core holds %2 of %3 sub-groups, in %4 blocks, limited by %5.</source>
        <translation>占有率 %1 %: Xe コアは %3 サブグループ中 %2 サブグループを %4 ブロックで保持します。制限要因: %5。</translation>
    </message>
    <message>
        <source>Deadlock: warps %1 of block %5 wait here for ever, as %3 of %4 threads came to barrier %2. Let as many come as it counts.</source>
        <translation>デッドロック: ブロック %5 のワープ %1 はここで永久に待ちます。バリア %2 に来たのは %4 スレッド中 %3 スレッドです。バリアが数えるだけのスレッドが来るようにしてください。</translation>
    </message>
    <message>
        <source>Warp %2 of block %3 names barrier %1, and a block has 16, numbered from 0. Use one of these.</source>
        <translation>ブロック %3 のワープ %2 がバリア %1 を指定していますが、ブロックにあるのは 0 から数えて 16 個です。そのどれかを使ってください。</translation>
    </message>
    <message>
        <source>Barrier %3 is to count %1 threads, and it counts whole warps. Give it a multiple of %2.</source>
        <translation>バリア %3 は %1 スレッドを数えることになっていますが、バリアが数えるのはワープ単位です。%2 の倍数を与えてください。</translation>
    </message>
    <message>
        <source>Barrier %1 counts %2 threads here and %3 at line %4 (block %5). Let all that meet at it give the same count.</source>
        <translation>バリア %1 はここで %2 スレッド、%4 行目で %3 スレッドを数えます (ブロック %5)。そこで待ち合わせる全員が同じ数を与えるようにしてください。</translation>
    </message>
    <message>
        <source> (above it, as lanes that share bytes ask for more than is moved)</source>
        <translation>（それを上回ります。バイトを共有するレーンは、転送される量より多くを要求するためです）</translation>
    </message>
    <message>
        <source>%1: all lanes of a wave are merged together.</source>
        <translation>%1: ウェーブの全レーンが一つにまとめられます。</translation>
    </message>
    <message>
        <source>%1: all lanes of a sub-group are merged together.</source>
        <translation>%1: サブグループの全レーンが一つにまとめられます。</translation>
    </message>
    <message>
        <source>Accesses of %1 bytes a lane take one pass more than the most lanes of a phase with different addresses on a bank. That pass is no conflict, as none can do without it.</source>
        <translation>レーンあたり %1 バイトのアクセスは、一つのバンクで異なるアドレスを持つフェーズ内レーンの最大数より 1 パス多くかかります。どのアクセスにも必要なので、このパスは競合ではありません。</translation>
    </message>
    <message>
        <source>A wave has %1 lanes.</source>
        <translation>ウェーブは %1 レーンです。</translation>
    </message>
    <message>
        <source>A sub-group has %1 lanes.</source>
        <translation>サブグループは %1 レーンです。</translation>
    </message>
    <message>
        <source>A compute unit holds at most %1 waves at once.</source>
        <translation>演算ユニットが同時に保持できるのは最大 %1 ウェーブです。</translation>
    </message>
    <message>
        <source>An Xe-core holds at most %1 sub-groups at once.</source>
        <translation>Xe コアが同時に保持できるのは最大 %1 サブグループです。</translation>
    </message>
    <message>
        <source>Occupancy: how many waves a compute unit holds.</source>
        <translation>占有率: 演算ユニットがいくつのウェーブを保持するか。</translation>
    </message>
    <message>
        <source>Occupancy: how many sub-groups an Xe-core holds.</source>
        <translation>占有率: Xe コアがいくつのサブグループを保持するか。</translation>
    </message>
    <message>
        <source>To global memory: the hardware has none. What is counted is what stores to the same addresses would touch.</source>
        <translation>グローバルメモリ: ハードウェアにはありません。同じアドレスへのストアが触れる量を数えています。</translation>
    </message>
    <message>
        <source>To shared memory: the hardware has none. They are counted as if lanes on one word, and on different words of one bank, took turns.</source>
        <translation>共有メモリ: ハードウェアにはありません。同じワードのレーン、同じバンクの異なるワードのレーンが順番に進むものとして数えています。</translation>
    </message>
    <message>
        <source>Races between warps were not judged: what named barriers order cannot be followed beside asynchronous copies, or where there are very many.</source>
        <translation>ワープ間の競合は判定していません。非同期コピーと併用された、または数が非常に多い名前付きバリアが何を順序づけるかは、追えません。</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>extra bytes</source>
        <translation>追加バイト</translation>
    </message>
    <message>
        <source>code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>入りません</translation>
    </message>
    <message>
        <source>Layouts of %1, %2: wavefronts of a request</source>
        <translation>%1 の配置、%2: 1 リクエストのウェーブフロント</translation>
    </message>
    <message>
        <source>As it is declared is the best of those tried.</source>
        <translation>試した中では、今の宣言が最良です。</translation>
    </message>
    <message>
        <source>The block made more requests than are kept: only those are counted. Make the launch smaller to have all.</source>
        <translation>ブロックのリクエストが記録できる数を超えたので、記録した分だけを数えます。すべて数えるには起動を小さくしてください。</translation>
    </message>
    <message>
        <source>Line %1 accesses %2 bytes at once, so layouts that take them apart or off their alignment are left out.</source>
        <translation>%1 行目は一度に %2 バイトにアクセスするので、それを分けたり整列を崩したりする配置は除きます。</translation>
    </message>
    <message>
        <source>Line %1 also reaches beyond this array: such requests are counted as they are.</source>
        <translation>%1 行目はこの配列の外にもアクセスします。そのリクエストはそのまま数えます。</translation>
    </message>
    <message>
        <source>Line %1 is not counted: no rule of %3 is known for %2 bytes a lane.</source>
        <translation>%1 行目は数えていません。レーンあたり %2 バイトの %3 の規則が分かりません。</translation>
    </message>
    <message>
        <source>The launch gives this array its size: ask there for the extra bytes.</source>
        <translation>この配列のサイズは起動設定で決まります。追加バイトはそこで指定してください。</translation>
    </message>
    <message>
        <source>A macro uses the array: change its indices by hand.</source>
        <translation>マクロがこの配列を使っています。添字を手で変えてください。</translation>
    </message>
    <message>
        <source>The text reaches the array through a pointer or with fewer indices than it has: change them by hand.</source>
        <translation>テキストはポインター経由で、または次元より少ない添字で配列を使っています。手で変えてください。</translation>
    </message>
    <message>
        <source>The text takes the address of an element: change by hand what is reached from there.</source>
        <translation>テキストが要素のアドレスを取っています。そこからのアクセスを手で変えてください。</translation>
    </message>
    <message>
        <source>An index calls a function or changes a variable, so it cannot be written twice: change it by hand.</source>
        <translation>添字が関数を呼ぶか変数を変えるので、二度は書けません。手で変えてください。</translation>
    </message>
    <message>
        <source>The text reaches the array through a pointer that knows no rows: change its indices by hand.</source>
        <translation>テキストは行を持たないポインター経由で配列を使っています。添字を手で変えてください。</translation>
    </message>
    <message>
        <source>block %1, warp %2</source>
        <translation>ブロック %1、ワープ %2</translation>
    </message>
    <message>
        <source>block %1, wave %2</source>
        <translation>ブロック %1、ウェーブ %2</translation>
    </message>
    <message>
        <source>block %1, sub-group %2</source>
        <translation>ブロック %1、サブグループ %2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>%1 行目、%2</translation>
    </message>
    <message>
        <source>line %1, %2 of %3</source>
        <translation>%1 行目、%3 の%2</translation>
    </message>
    <message>
        <source>Lane to lane the address moves by %1 bytes: %2 stands in the row index of %4, and %3 in the last. Swap the two.</source>
        <translation>隣のレーンとのアドレスの差は %1 バイトです。%4 の行の添字に %2、最後の添字に %3 があります。二つを入れ替えてください。</translation>
    </message>
    <message>
        <source>Lane to lane the address moves by %1 bytes: %2 stands in the row index of %4. Let %2 index the last dimension, or transpose through shared memory.</source>
        <translation>隣のレーンとのアドレスの差は %1 バイトです。%4 の行の添字に %2 があります。%2 を最後の次元に使うか、共有メモリで転置してください。</translation>
    </message>
    <message>
        <source>Lane to lane the address moves by %1 bytes: %2 stands in the row index of %4, while other accesses have it in the last. Transpose a tile through shared memory, so that %2 is last in both.</source>
        <translation>隣のレーンとのアドレスの差は %1 バイトです。%4 の行の添字に %2 がありますが、ほかのアクセスでは最後にあります。共有メモリでタイルを転置し、どちらでも %2 を最後にしてください。</translation>
    </message>
    <message>
        <source>Lanes read one member of each structure in %4, %1 bytes apart. Keep an array for each member, or let a lane load the whole structure at once.</source>
        <translation>レーンは %4 の各構造体の一つのメンバーを %1 バイトおきに読みます。メンバーごとの配列にするか、一つのレーンに構造体全体を一度に読ませてください。</translation>
    </message>
    <message>
        <source>Lane to lane the address moves by %5 elements of %4. Let neighbouring lanes take neighbouring elements: index by %2, and go on by the block&apos;s size.</source>
        <translation>隣のレーンとのアドレスの差は %4 の %5 要素です。隣り合うレーンに隣り合う要素を割り当ててください。%2 を添字にし、ブロックのサイズずつ進めます。</translation>
    </message>
    <message>
        <source>Lanes lie side by side in %4, but begin %7 bytes behind the start of a sector. Move the start to a multiple of a sector, or pad the rows to one.</source>
        <translation>レーンは %4 で隣り合っていますが、セクターの先頭から %7 バイト後で始まります。先頭をセクターの倍数に移すか、行をその倍数にパディングしてください。</translation>
    </message>
    <message>
        <source>The block is %6 threads wide, so the lanes of a request fall into rows of %4 that lie apart. Make it at least %8 wide.</source>
        <translation>ブロックの幅が %6 スレッドなので、一つのリクエストのレーンが %4 の離れた行に分かれます。幅を %8 以上にしてください。</translation>
    </message>
    <message>
        <source>The lanes&apos; places in %4 follow no pattern: the index comes from data. Sort the data, or gather it into shared memory with side-by-side loads first.</source>
        <translation>%4 でのレーンの位置に規則がありません。添字がデータから来ています。データを並べ替えるか、先に隣り合うロードで共有メモリに集めてください。</translation>
    </message>
    <message>
        <source>An index of the array is read from the array itself: change it by hand.</source>
        <translation>配列の添字がその配列自身から読まれています。手で変えてください。</translation>
    </message>
    <message>
        <source>The text has no index of this array to change.</source>
        <translation>テキストに、変えるべきこの配列の添字がありません。</translation>
    </message>
    <message>
        <source>The array has no shape that could be made larger: give it one.</source>
        <translation>配列に広げられる形がありません。形を与えてください。</translation>
    </message>
    <message>
        <source>as declared</source>
        <translation>宣言どおり</translation>
    </message>
    <message>
        <source>−%1 a row</source>
        <translation>行ごとに −%1</translation>
    </message>
    <message>
        <source>+%1 a row</source>
        <translation>行ごとに +%1</translation>
    </message>
    <message>
        <source>+%1 rows a plane</source>
        <translation>面ごとに +%1 行</translation>
    </message>
    <message>
        <source>+%1 after every %2</source>
        <translation>%2 ごとに +%1</translation>
    </message>
    <message>
        <source>This is what the text has already.</source>
        <translation>すでにテキストはこうなっています。</translation>
    </message>
    <message>
        <source>The text does not declare this array with its bounds in brackets: change the declaration by hand.</source>
        <translation>テキストはこの配列を角括弧の大きさで宣言していません。宣言を手で変えてください。</translation>
    </message>
    <message>
        <source>Only %1 of the warp&apos;s %2 lanes are active: a branch keeps the others out.</source>
        <translation>ワープの %2 レーンのうち有効なのは %1 だけです。分岐がほかを除いています。</translation>
    </message>
    <message>
        <source>Only %1 of the wave&apos;s %2 lanes are active: a branch keeps the others out.</source>
        <translation>ウェーブの %2 レーンのうち有効なのは %1 だけです。分岐がほかを除いています。</translation>
    </message>
    <message>
        <source>Only %1 of the sub-group&apos;s %2 lanes are active: a branch keeps the others out.</source>
        <translation>サブグループの %2 レーンのうち有効なのは %1 だけです。分岐がほかを除いています。</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: every second word is skipped.</source>
        <translation>%1 レーンが %3 ラインの %2 セクターに触れます。%4 で足ります。一つおきにワードを飛ばしています。</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: every second element is skipped.</source>
        <translation>%1 レーンが %3 ラインの %2 セクターに触れます。%4 で足ります。一つおきに要素を飛ばしています。</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: of every %5 elements one is used.</source>
        <translation>%1 レーンが %3 ラインの %2 セクターに触れます。%4 で足ります。%5 要素のうち一つだけを使います。</translation>
    </message>
    <message>
        <source>A single lane asks: it moves %2 sectors.</source>
        <translation>求めるのは 1 レーンだけで、%2 セクターが転送されます。</translation>
    </message>
    <message>
        <source>All %1 lanes want one address: what moves for one of them (sectors: %2) serves them all.</source>
        <translation>%1 レーンすべてが一つのアドレスを求めます。一つのための転送 (セクター: %2) が全部に足ります。</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: neighbours lie %5 bytes apart, so no two of them share a sector.</source>
        <translation>%1 レーンが %3 ラインの %2 セクターに触れます。%4 で足ります。隣どうしが %5 バイト離れ、セクターを共有しません。</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: they lie side by side, but begin %5 bytes behind the start of a sector.</source>
        <translation>%1 レーンが %3 ラインの %2 セクターに触れます。%4 で足ります。隣り合っていますが、セクターの先頭から %5 バイト後で始まります。</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: they fall into %5 stretches that lie apart.</source>
        <translation>%1 レーンが %3 ラインの %2 セクターに触れます。%4 で足ります。離れた %5 か所に分かれています。</translation>
    </message>
    <message>
        <source>%1 lanes touch no sector too many (%2 in %3 lines), but the device moves more than that: %5 bytes.</source>
        <translation>%1 レーンは余分なセクターに触れません (%3 ラインの %2) が、デバイスはそれより多く転送します: %5 バイト。</translation>
    </message>
    <message>
        <source>%1 lanes pay for %5 transactions: only where lane k of a half-warp wants word k of an aligned segment is it served at once.</source>
        <translation>%1 レーンに %5 トランザクションかかります。ハーフワープのレーン k が整列したセグメントのワード k を求めるときだけ、一度で済みます。</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines, and no fewer would do.</source>
        <translation>%1 レーンが %3 ラインの %2 セクターに触れます。これより少なくはなりません。</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: their addresses are scattered over %5 places.</source>
        <translation>%1 レーンが %3 ラインの %2 セクターに触れます。%4 で足ります。アドレスが %5 か所に散らばっています。</translation>
    </message>
    <message>
        <source>%7 lanes want parts of one word of bank %3, and only one word is broadcast at a time: the request takes %4 wavefronts, %5 would do.</source>
        <translation>%7 レーンがバンク %3 の一つのワードの一部を求め、一度に配られるのは一ワードだけです。リクエストは %4 ウェーブフロントで、%5 で足ります。</translation>
    </message>
    <message>
        <source>Lanes %1 and %2 want different words of bank %3: the request takes %4 wavefronts, %5 would do.</source>
        <translation>レーン %1 と %2 がバンク %3 の異なるワードを求めます。リクエストは %4 ウェーブフロントで、%5 で足ります。</translation>
    </message>
    <message>
        <source>%7 lanes, %1 and %2 among them, want %6 different words of bank %3: the request takes %4 wavefronts, %5 would do.</source>
        <translation>%1 と %2 を含む %7 レーンがバンク %3 の異なる %6 ワードを求めます。リクエストは %4 ウェーブフロントで、%5 で足ります。</translation>
    </message>
    <message>
        <source>%7 lanes change the same word of bank %3 and take turns: %4 wavefronts, %5 would do.</source>
        <translation>%7 レーンがバンク %3 の同じワードを順番に変えます。%4 ウェーブフロントで、%5 で足ります。</translation>
    </message>
    <message>
        <source>%7 lanes change %6 words of bank %3 and take turns: %4 wavefronts, %5 would do.</source>
        <translation>%7 レーンがバンク %3 の %6 ワードを順番に変えます。%4 ウェーブフロントで、%5 で足ります。</translation>
    </message>
    <message>
        <source>No conflict: each matrix of 8 rows takes a wavefront of its own, %4 in all.</source>
        <translation>競合なし: 8 行の行列ごとに 1 ウェーブフロント、全部で %4。</translation>
    </message>
    <message>
        <source>No conflict: %1 lanes of %2 bytes each are served in %3 phases, a wavefront each.</source>
        <translation>競合なし: %2 バイトずつの %1 レーンが %3 フェーズで、各 1 ウェーブフロントで処理されます。</translation>
    </message>
    <message>
        <source>All %1 lanes want the same word: one wavefront brings it to all of them.</source>
        <translation>%1 レーンすべてが同じワードを求めます。1 ウェーブフロントで全部に届きます。</translation>
    </message>
    <message>
        <source>No conflict: no bank is asked for two words, so one wavefront serves all %1 lanes.</source>
        <translation>競合なし: 二つのワードを求められるバンクがなく、1 ウェーブフロントで %1 レーンすべてを処理します。</translation>
    </message>
    <message>
        <source>All %1 lanes want the same words of constant memory, which are broadcast.</source>
        <translation>%1 レーンすべてが定数メモリの同じワードを求め、一斉に配られます。</translation>
    </message>
    <message>
        <source>%1 lanes want %2 different words of constant memory, which take turns; %3 would do.</source>
        <translation>%1 レーンが定数メモリの異なる %2 ワードを順番に求めます。%3 で足ります。</translation>
    </message>
    <message>
        <source>From lane to lane the address moves by %1 words, which meets only %2 of the %3 banks.</source>
        <translation>隣のレーンとのアドレスの差は %1 ワードで、%3 バンクのうち %2 だけに当たります。</translation>
    </message>
    <message>
        <source>All %1 requests of this access together: %2 wavefronts, %3 would do.</source>
        <translation>このアクセスの全 %1 リクエスト: %2 ウェーブフロント、%3 で足ります。</translation>
    </message>
    <message>
        <source>All %1 requests of this access together: %2 words, %3 would do.</source>
        <translation>このアクセスの全 %1 リクエスト: %2 ワード、%3 で足ります。</translation>
    </message>
    <message>
        <source>All %1 requests of this access together: %2 sectors, %3 would do.</source>
        <translation>このアクセスの全 %1 リクエスト: %2 セクター、%3 で足ります。</translation>
    </message>
    <message>
        <source>Efficiency is %1 %: lanes share bytes, so more is asked for than has to move.</source>
        <translation>効率は %1 % です。レーンがバイトを共有するので、要求が転送を上回ります。</translation>
    </message>
    <message>
        <source>The device serves it in %1 parts, and a sector that two parts touch counts twice.</source>
        <translation>デバイスは %1 回に分けて処理し、二回触れられたセクターは二度数えられます。</translation>
    </message>
    <message>
        <source>Half-warps are served one after the other, and wide accesses in words of 4 bytes.</source>
        <translation>ハーフワープは順に処理され、広いアクセスは 4 バイトのワードごとに処理されます。</translation>
    </message>
    <message>
        <source>Neighbouring lanes are at one address, so phases merge in pairs: %1 wavefronts instead of %2.</source>
        <translation>隣り合うレーンが同じアドレスなので、フェーズが二つずつ合わさります。%2 でなく %1 ウェーブフロントです。</translation>
    </message>
    <message>
        <source>Each lane asks for no more than a part of a word (bytes: %1): let it take %2 elements at once.</source>
        <translation>各レーンが求めるのはワードの一部だけです (バイト: %1)。一度に %2 要素を扱わせてください。</translation>
    </message>
    <message>
        <source>%1 lanes meet at one address; added up in the registers first, %2 operations would be left.</source>
        <translation>%1 レーンが一つのアドレスに集まります。先にレジスターで合計すれば、残る操作は %2 です。</translation>
    </message>
    <message>
        <source>What is selected touches no memory here. Choose another line or block.</source>
        <translation>選んだものはここではメモリに触れません。別の行かブロックを選んでください。</translation>
    </message>
    <message>
        <source>No rule of %1 is known for this access. Choose another width, or another device.</source>
        <translation>このアクセスの %1 の規則が分かりません。別の幅か別のデバイスを選んでください。</translation>
    </message>
    <message>
        <source>The block in focus made no such request, or more than are kept, so there is none to explain. Choose another block or a smaller launch.</source>
        <translation>注目ブロックにはそのリクエストがないか、記録できる数を超えているので、説明できるものがありません。別のブロックか小さい起動を選んでください。</translation>
    </message>
    <message>
        <source>You said %1; it is %2: twice too many.</source>
        <translation>予想は %1、正解は %2: 2 倍多すぎます。</translation>
    </message>
    <message>
        <source>You said %1; it is %2: %3 times too many.</source>
        <translation>予想は %1、正解は %2: %3 倍多すぎます。</translation>
    </message>
    <message>
        <source>You said %1; it is %2: %4 too many.</source>
        <translation>予想は %1、正解は %2: %4 多すぎます。</translation>
    </message>
    <message>
        <source>You said %1; it is %2: twice as many.</source>
        <translation>予想は %1、正解は %2: その 2 倍です。</translation>
    </message>
    <message>
        <source>You said %1; it is %2: %3 times as many.</source>
        <translation>予想は %1、正解は %2: その %3 倍です。</translation>
    </message>
    <message>
        <source>You said %1; it is %2: %4 too few.</source>
        <translation>予想は %1、正解は %2: %4 足りません。</translation>
    </message>
    <message>
        <source>Right: it is %1.</source>
        <translation>正解: %1 です。</translation>
    </message>
    <message>
        <source>Near enough: it is %1.</source>
        <translation>ほぼ正解: %1 です。</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>%1 です。</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: within a row of the block neighbours lie %5 bytes apart.</source>
        <translation>%1 レーンが %3 ラインの %2 セクターに触れます。%4 で足ります。ブロックの一行の中で、隣どうしが %5 バイト離れています。</translation>
    </message>
    <message>
        <source>There are no values. Write 1:32, 1:32:4 or 1,2,4.</source>
        <translation>値がありません。1:32、1:32:4、1,2,4 のように書いてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no range. Write 1:32, 1:32:4, 1:1024:*2 or 1,2,4.</source>
        <translation>「%1」は範囲ではありません。1:32、1:32:4、1:1024:*2、1,2,4 のように書いてください。</translation>
    </message>
    <message>
        <source>The step of &quot;%1&quot; never leads from the first value to the last. Change it.</source>
        <translation>「%1」の刻みでは最初の値から最後の値に届きません。変えてください。</translation>
    </message>
    <message>
        <source>These are %1 values, and at most %2 are swept. Take a larger step.</source>
        <translation>%1 個の値がありますが、調べるのは最大 %2 個です。刻みを大きくしてください。</translation>
    </message>
    <message>
        <source>There is no %1 to sweep. There are: %2.</source>
        <translation>%1 という項目はありません。あるのは次のとおりです: %2。</translation>
    </message>
    <message>
        <source>There is no metric %1. There are: %2.</source>
        <translation>%1 という指標はありません。あるのは次のとおりです: %2。</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;. Type a whole number that fits.</source>
        <translation>%1 を「%2」にはできません。範囲に合う整数を入力してください。</translation>
    </message>
    <message>
        <source>%1 cannot be 0. Start at 1.</source>
        <translation>%1 は 0 にできません。1 から始めてください。</translation>
    </message>
    <message>
        <source>The sizes of %1 do not stand in this text, so they cannot be padded. Declare it as in float tile[16][16].</source>
        <translation>%1 のサイズがこのテキストにないので、パディングできません。float tile[16][16] のように宣言してください。</translation>
    </message>
    <message>
        <source>%1 has one dimension, and padding its end moves nothing. Give it rows.</source>
        <translation>%1 は一次元なので、末尾にパディングしても何も動きません。行を持たせてください。</translation>
    </message>
    <message>
        <source>ideal sectors</source>
        <translation>理想セクター</translation>
    </message>
    <message>
        <source>excess sectors</source>
        <translation>超過セクター</translation>
    </message>
    <message>
        <source>efficiency, %</source>
        <translation>効率 (%)</translation>
    </message>
    <message>
        <source>ideal wavefronts</source>
        <translation>理想ウェーブフロント</translation>
    </message>
    <message>
        <source>worst conflict, ways</source>
        <translation>最悪の競合 (way)</translation>
    </message>
    <message>
        <source>atomics in L2</source>
        <translation>L2 のアトミック</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation>占有率 (%)</translation>
    </message>
    <message>
        <source>effective bandwidth, GB/s</source>
        <translation>実効帯域幅 (GB/s)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>access %1</source>
        <translation>アクセス %1</translation>
    </message>
    <message>
        <source>Drawn by banks: an access goes past the end of its array, where it has no index.</source>
        <translation>バンクで描いています。配列の終わりを越えるアクセスがあり、そこには添字がありません。</translation>
    </message>
    <message>
        <source>Drawn by banks: nothing says the shape of %1. Declare it with its sizes, as in float %1[32][33].</source>
        <translation>バンクで描いています。%1 の形が分かりません。float %1[32][33] のようにサイズをつけて宣言してください。</translation>
    </message>
    <message>
        <source>cell = element · small number = its bank · colour = warp, large number = lane</source>
        <translation>マス = 要素 · 小さい数字 = バンク · 色 = ワープ、大きい数字 = レーン</translation>
    </message>
    <message>
        <source>0–3 = lanes that share a cell</source>
        <translation>0–3 = 一つのマスを共有するレーン</translation>
    </message>
    <message>
        <source>bank %1</source>
        <translation>バンク %1</translation>
    </message>
    <message>
        <source>banks %1</source>
        <translation>バンク %1</translation>
    </message>
    <message>
        <source>%1 banks</source>
        <translation>%1 バンク</translation>
    </message>
    <message>
        <source>Lanes and lines</source>
        <translation>レーンとライン</translation>
    </message>
    <message>
        <source>Lanes and banks</source>
        <translation>レーンとバンク</translation>
    </message>
    <message>
        <source>above: lanes · below: the lines they touch, framed: sectors that move</source>
        <translation>上: レーン · 下: 触れるライン、枠: 転送されるセクター</translation>
    </message>
    <message>
        <source>above: lanes · below: the words they want, column = bank</source>
        <translation>上: レーン · 下: 求めるワード、列 = バンク</translation>
    </message>
    <message>
        <source>The first of %1 requests: select one to see it.</source>
        <translation>%1 リクエストの最初のものです。見たいものを選んでください。</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 ライン</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 ライン</translation>
    </message>
    <message>
        <source>1 sector</source>
        <translation>1 セクター</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 セクター</translation>
    </message>
    <message>
        <source>%1 of %2 B used</source>
        <translation>%2 B 中 %1 B を使用</translation>
    </message>
    <message>
        <source>… 1 row untouched …</source>
        <translation>… 1 行は触れられていません …</translation>
    </message>
    <message>
        <source>Global memory, overview</source>
        <translation>グローバルメモリ、全体</translation>
    </message>
    <message>
        <source>All lines that this block touched, other blocks not · mark = %1-byte line · height of the colour = bytes used of those moved · bar = the whole array</source>
        <translation>このブロックが触れた全ライン (他のブロックは除く) · 印 = %1 バイトのライン · 色の高さ = 転送されたうち使われたバイト · 帯 = 配列全体</translation>
    </message>
    <message>
        <source>Not every line fits: a mark stands for up to %1.</source>
        <translation>全ラインは収まりません。一つの印が最大 %1 ラインを表します。</translation>
    </message>
    <message>
        <source>… %1 more slices, not shown</source>
        <translation>… ほか %1 スライスは省略</translation>
    </message>
    <message>
        <source>x across, y down · colour = warp, number = lane</source>
        <translation>x は横、y は下 · 色 = ワープ、数字 = レーン</translation>
    </message>
    <message>
        <source>hollow = takes no part</source>
        <translation>白抜き = 不参加</translation>
    </message>
</context>
<context>
    <name>SeverityText</name>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注記</translation>
    </message>
</context>
<context>
    <name>UserDeviceText</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB: no device is</source>
        <translation>%1 は 1 MB を超えています。デバイスのファイルがこれほど大きいはずはありません</translation>
    </message>
    <message>
        <source>%1: id: &quot;%2&quot; is taken by %3</source>
        <translation>%1: id: 「%2」は %3 が使っています</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <translation>%1 はファイルではありません</translation>
    </message>
</context>
<context>
    <name>warplens::AdvicePanel</name>
    <message>
        <source>lay out %1 as %2</source>
        <translation>%1 を %2 に配置</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>コードをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>Run a kernel that uses shared memory to see other layouts of its arrays.</source>
        <translation>共有メモリを使うカーネルを実行すると、その配列の別の配置が見られます。</translation>
    </message>
    <message>
        <source>Layouts, the best first</source>
        <translation>配置 (良い順)</translation>
    </message>
    <message>
        <source>Enter or a double click puts the layout into the text</source>
        <translation>Enter またはダブルクリックで配置をテキストに入れます</translation>
    </message>
    <message>
        <source>Shared array</source>
        <translation>共有配列</translation>
    </message>
    <message>
        <source>Advice on global memory</source>
        <translation>グローバルメモリへの助言</translation>
    </message>
    <message>
        <source>Changes the declaration or the indices in the text; Undo takes it back</source>
        <translation>テキストの宣言または添字を変えます。元に戻すで取り消せます</translation>
    </message>
    <message>
        <source>Copies the code of the chosen layout</source>
        <translation>選んだ配置のコードをコピーします</translation>
    </message>
    <message>
        <source>Nothing ran: the messages say what to correct.</source>
        <translation>何も実行されませんでした。直す所はメッセージにあります。</translation>
    </message>
    <message>
        <source>This block has no shared array to lay out anew. Declare one with __shared__, or choose another block.</source>
        <translation>このブロックには配置し直す共有配列がありません。__shared__ で宣言するか、別のブロックを選んでください。</translation>
    </message>
    <message>
        <source>%1, %2: wavefronts of a request</source>
        <translation>%1、%2: 1 リクエストのウェーブフロント</translation>
    </message>
    <message>
        <source>%1, %2: no layout is better</source>
        <translation>%1、%2: これより良い配置はありません</translation>
    </message>
    <message>
        <source>The block would need more shared memory than it can have.</source>
        <translation>ブロックが使える量を超える共有メモリが必要になります。</translation>
    </message>
    <message>
        <source>This is what the text has.</source>
        <translation>今のテキストのとおりです。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>The code is copied. %1</source>
        <translation>コードをコピーしました。%1</translation>
    </message>
</context>
<context>
    <name>warplens::ArgumentRow</name>
    <message>
        <source>%1, slider</source>
        <translation>%1、スライダー</translation>
    </message>
    <message>
        <source>%1: a constant of the text; changing it compiles anew</source>
        <translation>%1: テキスト中の定数。変更すると再コンパイルします</translation>
    </message>
</context>
<context>
    <name>warplens::BlockBox</name>
    <message>
        <source>Block that is shown</source>
        <translation>表示するブロック</translation>
    </message>
    <message>
        <source>The block of the grid that the pictures show: type its place or its number, or use the arrow keys or the wheel</source>
        <translation>図に示すグリッドのブロック。位置か番号を入力するか、矢印キーまたはホイールを使ってください</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
</context>
<context>
    <name>warplens::Breadcrumb</name>
    <message>
        <source>What is shown</source>
        <translation>表示しているもの</translation>
    </message>
    <message>
        <source>Narrow it down</source>
        <translation>絞り込む</translation>
    </message>
    <message>
        <source>Narrow it down to an access, a warp, a request or a phase</source>
        <translation>アクセス、ワープ、リクエスト、フェーズに絞り込みます</translation>
    </message>
    <message>
        <source>Below this</source>
        <translation>この下</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>アクセス</translation>
    </message>
</context>
<context>
    <name>warplens::BufferRow</name>
    <message>
        <source>%1: element type</source>
        <translation>%1: 要素型</translation>
    </message>
    <message>
        <source>%1: elements</source>
        <translation>%1: 要素数</translation>
    </message>
    <message>
        <source>%1: contents at the start</source>
        <translation>%1: 初期内容</translation>
    </message>
    <message>
        <source>%1: offset in bytes</source>
        <translation>%1: オフセット (バイト)</translation>
    </message>
    <message>
        <source>Type a whole number, or nothing.</source>
        <translation>整数を入力するか、空にしてください。</translation>
    </message>
    <message>
        <source>Elements; empty: no end</source>
        <translation>要素数。空欄：終わりなし</translation>
    </message>
    <message>
        <source>Contents of a buffer</source>
        <translation>バッファの内容</translation>
    </message>
    <message>
        <source>Numbers and bytes (*.csv *.txt *.bin);;All files (*)</source>
        <translation>数値とバイト (*.csv *.txt *.bin);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1: contents from a file</source>
        <translation>%1: ファイルからの内容</translation>
    </message>
    <message>
        <source>Take the contents from a file: numbers in a text, else bytes</source>
        <translation>ファイルから内容を取ります: テキストなら数値、それ以外はバイト</translation>
    </message>
</context>
<context>
    <name>warplens::ChartView</name>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
</context>
<context>
    <name>warplens::CodeEditor</name>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
</context>
<context>
    <name>warplens::CompareModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>セクター</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>効率</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>ウェーブフロント</translation>
    </message>
    <message>
        <source>n-way</source>
        <translation>n-way</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>占有率</translation>
    </message>
</context>
<context>
    <name>warplens::ComparePanel</name>
    <message>
        <source>&amp;Pin</source>
        <translation>ピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Switch</source>
        <translation>切り替え(&amp;S)</translation>
    </message>
    <message>
        <source>Side &amp;by side</source>
        <translation>並べて表示(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>外す(&amp;R)</translation>
    </message>
    <message>
        <source>States to compare</source>
        <translation>比べる状態</translation>
    </message>
    <message>
        <source>Keep what is shown now, to compare with it (Ctrl+D)</source>
        <translation>今の表示を比較用に残します (Ctrl+D)</translation>
    </message>
    <message>
        <source>From what is in the window to the chosen state, and back (Ctrl+T)</source>
        <translation>今の状態と選んだ状態を切り替えます (Ctrl+T)</translation>
    </message>
    <message>
        <source>The pictures of the chosen state beside those of now</source>
        <translation>選んだ状態の図を現在の図と並べます</translation>
    </message>
    <message>
        <source>switch to %1</source>
        <translation>%1 に切り替え</translation>
    </message>
    <message>
        <source>switch back from %1</source>
        <translation>%1 から戻る</translation>
    </message>
    <message>
        <source>Four are kept at most: remove one to pin another.</source>
        <translation>残せるのは四つまでです。一つ外してからピン留めしてください。</translation>
    </message>
    <message>
        <source>Pin what is shown, change something, and compare.</source>
        <translation>今の表示をピン留めし、何かを変えて比べてください。</translation>
    </message>
</context>
<context>
    <name>warplens::ConsolePanel</name>
    <message>
        <source>More was printed than is kept.</source>
        <translation>保持できる量を超えて出力されました。</translation>
    </message>
    <message>
        <source>Printed by the kernel</source>
        <translation>カーネルの出力</translation>
    </message>
    <message>
        <source>Click a line to see where it was printed</source>
        <translation>行をクリックすると出力した場所が表示されます</translation>
    </message>
    <message>
        <source>Printed by block %1</source>
        <translation>ブロック %1 の出力</translation>
    </message>
</context>
<context>
    <name>warplens::DeviceChooser</name>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Whose memory system is shown</source>
        <translation>どのデバイスのメモリシステムを示すか</translation>
    </message>
    <message>
        <source>unknown: %1</source>
        <translation>不明: %1</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>ユーザー定義</translation>
    </message>
    <message>
        <source>not usable: %1</source>
        <translation>使えません: %1</translation>
    </message>
</context>
<context>
    <name>warplens::DeviceSection</name>
    <message>
        <source>warp size</source>
        <translation>ワープの大きさ</translation>
    </message>
    <message>
        <source>sector, bytes</source>
        <translation>セクター (バイト)</translation>
    </message>
    <message>
        <source>line, bytes</source>
        <translation>ライン (バイト)</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>バンク数</translation>
    </message>
    <message>
        <source>bank width, bytes</source>
        <translation>バンク幅 (バイト)</translation>
    </message>
    <message>
        <source>lanes that read one word share it (multicast)</source>
        <translation>同じワードを読むレーンで共有する (マルチキャスト)</translation>
    </message>
    <message>
        <source>phases merge when lanes pair up</source>
        <translation>レーンが対になるときフェーズを併合する</translation>
    </message>
    <message>
        <source>loads move whole lines (L1 caching)</source>
        <translation>ロードがライン全体を転送する (L1 キャッシュ)</translation>
    </message>
    <message>
        <source>bank mode, bytes</source>
        <translation>バンクモード (バイト)</translation>
    </message>
</context>
<context>
    <name>warplens::ExpressionSection</name>
    <message>
        <source>global</source>
        <translation>グローバル</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>要素型</translation>
    </message>
    <message>
        <source>load</source>
        <translation>ロード</translation>
    </message>
    <message>
        <source>store</source>
        <translation>ストア</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>Shape of the array</source>
        <translation>配列の形</translation>
    </message>
    <message>
        <source>Sizes of the array, outermost first: 32, 33</source>
        <translation>配列の大きさ。外側の次元から順に: 32, 33</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>access</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形</translation>
    </message>
    <message>
        <source>Type sizes above 0, such as 32, 33.</source>
        <translation>32, 33 のように 0 より大きい数を入力してください。</translation>
    </message>
    <message>
        <source>Type the name of a type, such as float, int or double2.</source>
        <translation>float、int、double2 などの型名を入力してください。</translation>
    </message>
</context>
<context>
    <name>warplens::FigurePane</name>
    <message>
        <source>Lines</source>
        <translation>ライン</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>バンク</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>Arrangement: %1</source>
        <translation>配置: %1</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>図をコピー</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>SVG で保存…</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>PNG で保存…</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>幅に合わせる</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
</context>
<context>
    <name>warplens::HazardsModel</name>
    <message>
        <source>one store</source>
        <translation>同時ストア</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>未書き込み</translation>
    </message>
    <message>
        <source>a warp&apos;s own?</source>
        <translation>ワープ専用?</translation>
    </message>
    <message>
        <source>line %1, thread %2</source>
        <translation>%1 行目、スレッド %2</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>スレッド %1</translation>
    </message>
    <message>
        <source>RAW: read after write. WAR: write after read. WAW: write after write.</source>
        <translation>RAW: 書き込み後の読み出し。WAR: 読み出し後の書き込み。WAW: 書き込み後の書き込み。</translation>
    </message>
    <message>
        <source>How often two threads met, at all places and in all blocks</source>
        <translation>二つのスレッドがぶつかった回数。すべての場所とすべてのブロックの合計</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>element</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>first</source>
        <translation>先</translation>
    </message>
    <message>
        <source>then</source>
        <translation>後</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>組</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>ブロック</translation>
    </message>
</context>
<context>
    <name>warplens::HazardsTable</name>
    <message>
        <source>Hazards</source>
        <translation>ハザード</translation>
    </message>
    <message>
        <source>The chosen hazard</source>
        <translation>選択したハザード</translation>
    </message>
    <message>
        <source>Choose a hazard to see its threads in the pictures.</source>
        <translation>ハザードを選ぶと、そのスレッドが図に示されます。</translation>
    </message>
    <message>
        <source>What was not looked for</source>
        <translation>調べていないもの</translation>
    </message>
    <message>
        <source>Looking for hazards…</source>
        <translation>ハザードを探しています…</translation>
    </message>
    <message>
        <source>No races. What else is wrong stands below the text.</source>
        <translation>競合はありません。ほかの問題はテキストの下にあります。</translation>
    </message>
    <message>
        <source>Hazards are races in shared memory: nothing here uses it.</source>
        <translation>ハザードは共有メモリの競合です。ここでは共有メモリを使っていません。</translation>
    </message>
</context>
<context>
    <name>warplens::Headline</name>
    <message>
        <source>Counts</source>
        <translation>計数</translation>
    </message>
    <message>
        <source>global requests</source>
        <translation>グローバルリクエスト</translation>
    </message>
    <message>
        <source>sectors moved</source>
        <translation>転送セクター</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>効率</translation>
    </message>
    <message>
        <source>shared wavefronts</source>
        <translation>共有ウェーブフロント</translation>
    </message>
    <message>
        <source>worst n-way</source>
        <translation>最悪の競合</translation>
    </message>
    <message>
        <source>in excess</source>
        <translation>超過</translation>
    </message>
    <message>
        <source>%1 would do</source>
        <translation>%1 で足ります</translation>
    </message>
    <message>
        <source>as few as can be</source>
        <translation>最小です</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>not modelled</source>
        <translation>モデル化なし</translation>
    </message>
    <message>
        <source>%1-way</source>
        <translation>%1-way</translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation>競合なし</translation>
    </message>
    <message>
        <source>%1 G</source>
        <translation>%1 G</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>of it was used</source>
        <translation>使われた割合</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop counting (Ctrl+.)</source>
        <translation>計数を停止 (Ctrl+.)</translation>
    </message>
    <message>
        <source>1-way</source>
        <translation>1-way</translation>
    </message>
</context>
<context>
    <name>warplens::LaunchPanel</name>
    <message>
        <source>Launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>式</translation>
    </message>
    <message>
        <source>change the expression</source>
        <translation>式の変更</translation>
    </message>
    <message>
        <source>change the device&apos;s rules</source>
        <translation>デバイスの規則の変更</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>dynamic shared bytes</source>
        <translation>動的共有バイト</translation>
    </message>
    <message>
        <source>Dynamic shared memory, bytes</source>
        <translation>動的共有メモリ (バイト)</translation>
    </message>
    <message>
        <source>choose kernel %1</source>
        <translation>カーネル %1 の選択</translation>
    </message>
    <message>
        <source>change the grid</source>
        <translation>グリッドの変更</translation>
    </message>
    <message>
        <source>change the block</source>
        <translation>ブロックの変更</translation>
    </message>
    <message>
        <source>change the shared memory</source>
        <translation>共有メモリの変更</translation>
    </message>
    <message>
        <source>use the launch in the text</source>
        <translation>テキストの起動を使う</translation>
    </message>
    <message>
        <source>Device rules, %1</source>
        <translation>デバイスの規則、%1</translation>
    </message>
    <message>
        <source>Device rules</source>
        <translation>デバイスの規則</translation>
    </message>
    <message>
        <source>type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>offset B</source>
        <translation>オフセット B</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>バッファー</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>change buffer %1</source>
        <translation>バッファー %1 の変更</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>%1 の変更</translation>
    </message>
    <message>
        <source>Use the text&apos;s launch</source>
        <translation>テキストの起動を使う</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>グリッド %1、ブロック %2</translation>
    </message>
    <message>
        <source>%1 (launched)</source>
        <translation>%1 (起動される)</translation>
    </message>
    <message>
        <source>as needed</source>
        <translation>必要なだけ</translation>
    </message>
</context>
<context>
    <name>warplens::LayoutsModel</name>
    <message>
        <source>%1: too many</source>
        <translation>%1: 多すぎます</translation>
    </message>
    <message>
        <source>%1: %2 wavefronts in %3 requests</source>
        <translation>%1: %3 リクエストで %2 ウェーブフロント</translation>
    </message>
    <message>
        <source>The block would need more shared memory than it can have.</source>
        <translation>ブロックが使える量を超える共有メモリが必要になります。</translation>
    </message>
    <message>
        <source>Wavefronts of one request of this access, by its line</source>
        <translation>このアクセスの 1 リクエストのウェーブフロント (行ごと)</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>ウェーブフロント</translation>
    </message>
    <message>
        <source>extra bytes</source>
        <translation>追加バイト</translation>
    </message>
    <message>
        <source>code</source>
        <translation>コード</translation>
    </message>
</context>
<context>
    <name>warplens::LessonPanel</name>
    <message>
        <source>Close the lesson</source>
        <translation>レッスンを閉じる</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>レッスンの本文</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>はじめに</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>前のステップ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>次のステップ(&amp;N)</translation>
    </message>
    <message>
        <source>Previous step (Alt+Left)</source>
        <translation>前のステップ (Alt+左)</translation>
    </message>
    <message>
        <source>Next step (Alt+Right)</source>
        <translation>次のステップ (Alt+右)</translation>
    </message>
    <message>
        <source>Progress in the lesson</source>
        <translation>レッスンの進み具合</translation>
    </message>
</context>
<context>
    <name>warplens::MainWindow</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Sessions and sources (*.json *.cu *.cuh *.hip *.cl *.hlsl);;All files (*)</source>
        <translation>セッションとソース (*.json *.cu *.cuh *.hip *.cl *.hlsl);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Warplens sessions (*.json)</source>
        <translation>Warplens セッション (*.json)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存していない変更</translation>
    </message>
    <message>
        <source>This experiment has changes that are not saved.</source>
        <translation>この実験には保存していない変更があります。</translation>
    </message>
    <message>
        <source>SVG pictures (*.svg)</source>
        <translation>SVG 画像 (*.svg)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 画像 (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Warplens</source>
        <translation>Warplens</translation>
    </message>
    <message>
        <source>About Warplens</source>
        <translation>Warplens について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Warplens %1&lt;/h3&gt;&lt;p&gt;Shows what a GPU&apos;s memory system makes of a warp.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Warplens %1&lt;/h3&gt;&lt;p&gt;GPU のメモリシステムがワープをどう処理するかを見せます。&lt;/p&gt;&lt;p&gt;GNU 一般公衆ライセンス バージョン 3 に基づくフリーソフトウェアです。いかなる保証もありません。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Address map as SVG…</source>
        <translation>アドレスマップを SVG で…</translation>
    </message>
    <message>
        <source>Address map as PNG…</source>
        <translation>アドレスマップを PNG で…</translation>
    </message>
    <message>
        <source>Bank grid as SVG…</source>
        <translation>バンク図を SVG で…</translation>
    </message>
    <message>
        <source>Bank grid as PNG…</source>
        <translation>バンク図を PNG で…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>&amp;Widen the selection</source>
        <translation>選択を広げる(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>デスクトップに合わせる(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>ダーク(&amp;R)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>言語(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>次の区画(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>前の区画(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Warplens</source>
        <translation>Warplens について(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qt について(&amp;Q)</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>エクスポート ▾</translation>
    </message>
    <message>
        <source>choose device %1</source>
        <translation>デバイス %1 の選択</translation>
    </message>
    <message>
        <source>use the launch in the text</source>
        <translation>テキストの起動を使う</translation>
    </message>
    <message>
        <source>Open folder for includes</source>
        <translation>インクルード用フォルダーを開く</translation>
    </message>
    <message>
        <source>&amp;Includes</source>
        <translation>インクルード(&amp;I)</translation>
    </message>
    <message>
        <source>Open folder for includes…</source>
        <translation>インクルード用フォルダーを開く…</translation>
    </message>
    <message>
        <source>Leave out:</source>
        <translation>外す:</translation>
    </message>
    <message>
        <source>leave out an include folder</source>
        <translation>インクルード用フォルダーを外す</translation>
    </message>
    <message>
        <source>open a folder for includes</source>
        <translation>インクルード用フォルダーを開く</translation>
    </message>
    <message>
        <source>&amp;Hardware rules</source>
        <translation>ハードウェア規則(&amp;H)</translation>
    </message>
    <message>
        <source>Page Up and Page Down step · full stop shows or hides the counts · L is a pointer · Esc ends the lecture</source>
        <translation>PageUp と PageDown で進む · ピリオドで数値の表示と非表示 · L でポインター · Esc で講義を終了</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>&amp;Open folder of lessons…</source>
        <translation>レッスンのフォルダーを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>What cannot be read (%1)…</source>
        <translation>読めないもの (%1)…</translation>
    </message>
    <message>
        <source>&amp;Forget this folder</source>
        <translation>このフォルダーを忘れる(&amp;F)</translation>
    </message>
    <message>
        <source>There is no lesson in %1. A lesson is a session and its text: name.json and name.md.</source>
        <translation>%1 にレッスンがありません。レッスンはセッションとその本文です: name.json と name.md。</translation>
    </message>
    <message>
        <source>Some files of this folder are left out:</source>
        <translation>このフォルダーの次のファイルは除きました:</translation>
    </message>
    <message>
        <source>Open folder of lessons</source>
        <translation>レッスンのフォルダーを開く</translation>
    </message>
    <message>
        <source>&amp;Narrow the selection</source>
        <translation>選択を絞り込む(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>ステップ(&amp;S)</translation>
    </message>
    <message>
        <source>One step &amp;on</source>
        <translation>一つ進む(&amp;O)</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <translation>一つ戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Play or stop</source>
        <translation>再生または停止(&amp;P)</translation>
    </message>
    <message>
        <source>By &amp;request</source>
        <translation>リクエストごと(&amp;R)</translation>
    </message>
    <message>
        <source>By &amp;line</source>
        <translation>行ごと(&amp;L)</translation>
    </message>
    <message>
        <source>By &amp;iteration</source>
        <translation>反復ごと(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
    </message>
    <message>
        <source>Type &amp;size</source>
        <translation>文字の大きさ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>大きく(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>標準(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>講義</translation>
    </message>
    <message>
        <source>Full screen and large type, for a projector (F5)</source>
        <translation>プロジェクター用の全画面と大きな文字 (F5)</translation>
    </message>
    <message>
        <source>&amp;Pin to compare</source>
        <translation>比較用にピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Keep what is shown, to compare with it what comes next (Ctrl+D)</source>
        <translation>今の表示を残し、次の状態と比べます (Ctrl+D)</translation>
    </message>
    <message>
        <source>Switch &amp;to what is pinned</source>
        <translation>ピン留めした状態に切り替え(&amp;T)</translation>
    </message>
    <message>
        <source>Stop &amp;counting</source>
        <translation>計数を停止(&amp;C)</translation>
    </message>
    <message>
        <source>By p&amp;hase</source>
        <translation>フェーズごと(&amp;H)</translation>
    </message>
    <message>
        <source>Pan&amp;es</source>
        <translation>区画(&amp;E)</translation>
    </message>
    <message>
        <source>Lect&amp;ure</source>
        <translation>講義(&amp;U)</translation>
    </message>
</context>
<context>
    <name>warplens::MessageStrip</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
</context>
<context>
    <name>warplens::QuestionBox</name>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>How near the guess was</source>
        <translation>予想との近さ</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>あなたの予想</translation>
    </message>
    <message>
        <source>Compare the guess with what is counted (Enter)</source>
        <translation>予想を数えた結果と比べます (Enter)</translation>
    </message>
    <message>
        <source>Show the counts without a guess</source>
        <translation>予想せずに数値を表示します</translation>
    </message>
    <message>
        <source>Type a number, such as 32.</source>
        <translation>32 のような数を入力してください。</translation>
    </message>
    <message>
        <source>Nothing is counted yet. Mend the code or the launch.</source>
        <translation>まだ何も数えていません。コードか起動設定を直してください。</translation>
    </message>
</context>
<context>
    <name>warplens::RulesPage</name>
    <message>
        <source>Hardware rules</source>
        <translation>ハードウェア規則</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Rules of the device</source>
        <translation>デバイスの規則</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>ユーザー定義</translation>
    </message>
</context>
<context>
    <name>warplens::Session</name>
    <message>
        <source>open %1</source>
        <translation>%1 を開く</translation>
    </message>
</context>
<context>
    <name>warplens::ShortcutsPage</name>
    <message>
        <source>Pictures</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>From cell to cell</source>
        <translation>マスからマスへ移動</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose what the cell shows</source>
        <translation>マスが示すものを選択</translation>
    </message>
    <message>
        <source>+, −, 0, Ctrl and the wheel</source>
        <translation>+、−、0、Ctrl とホイール</translation>
    </message>
    <message>
        <source>Zoom in, out, and back</source>
        <translation>拡大、縮小、元に戻す</translation>
    </message>
    <message>
        <source>In a lecture</source>
        <translation>講義中</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>PageDown、PageUp</translation>
    </message>
    <message>
        <source>Next and previous step of the lesson, or request</source>
        <translation>レッスンの次と前のステップ、またはリクエスト</translation>
    </message>
    <message>
        <source>. (full stop)</source>
        <translation>. (ピリオド)</translation>
    </message>
    <message>
        <source>Show or hide the counts</source>
        <translation>数値の表示と非表示</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>ポインター</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>End the lecture</source>
        <translation>講義を終了</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
</context>
<context>
    <name>warplens::SitesModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>access</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <source>array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>space</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>セクター</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>効率</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>ウェーブフロント</translation>
    </message>
    <message>
        <source>ways</source>
        <translation>n-way</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>Conflicts as a well-known script counts them, which remembers one word a bank</source>
        <translation>よく知られたスクリプトの数え方による競合数。バンクごとに 1 ワードだけ覚えます</translation>
    </message>
    <message>
        <source>script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 operations; added up in each warp first, %2 would be left.
At most %3 lanes of a request meet at one address.</source>
        <translation>%1 回の操作。先にワープ内で集約すれば %2 回で済みます。
1 リクエストで一つのアドレスに集まるレーンは最大 %3 です。</translation>
    </message>
    <message>
        <source>They take turns in %1 steps.</source>
        <translation>%1 ステップに分かれて順番に処理されます。</translation>
    </message>
    <message>
        <source>The hottest is that of the lowest addresses: there are too many.</source>
        <translation>アドレスが多すぎるため、最多アドレスは低いほうのアドレスの中でのものです。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>ワード</translation>
    </message>
    <message>
        <source>L2 operations</source>
        <translation>L2 操作</translation>
    </message>
    <message>
        <source>hottest</source>
        <translation>最多アドレス</translation>
    </message>
</context>
<context>
    <name>warplens::SitesTable</name>
    <message>
        <source>Memory accesses</source>
        <translation>メモリアクセス</translation>
    </message>
</context>
<context>
    <name>warplens::SourceBar</name>
    <message>
        <source>Language of the text</source>
        <translation>テキストの言語</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>書かれたまま</translation>
    </message>
    <message>
        <source>optimised</source>
        <translation>最適化後</translation>
    </message>
    <message>
        <source>Every access of the text counts</source>
        <translation>テキスト中のすべてのアクセスを数えます</translation>
    </message>
    <message>
        <source>The accesses that LLVM&apos;s -O2 leaves count</source>
        <translation>LLVM の -O2 が残すアクセスを数えます</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>数える対象</translation>
    </message>
    <message>
        <source>Count the accesses of the text, or those that LLVM&apos;s -O2 leaves</source>
        <translation>テキストのアクセスを数えるか、LLVM の -O2 が残すものを数えるか</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>計数</translation>
    </message>
    <message>
        <source>choose the language</source>
        <translation>言語を選ぶ</translation>
    </message>
    <message>
        <source>count optimised</source>
        <translation>最適化後を数える</translation>
    </message>
    <message>
        <source>count as written</source>
        <translation>書かれたまま数える</translation>
    </message>
    <message>
        <source>detected: %1</source>
        <translation>検出: %1</translation>
    </message>
</context>
<context>
    <name>warplens::StepBar</name>
    <message>
        <source>One step back</source>
        <translation>一つ戻る</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>一つ進む</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Step on by itself</source>
        <translation>自動で進む</translation>
    </message>
    <message>
        <source>by request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>by line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>by iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>by phase</source>
        <translation>フェーズ</translation>
    </message>
    <message>
        <source>What one step is</source>
        <translation>一歩の単位</translation>
    </message>
    <message>
        <source>By line: on to the next source line. By iteration: the same access of the same warp, one turn later. By phase: the lanes that are served together.</source>
        <translation>行: 次のソース行へ。反復: 同じワープの同じアクセスの次の回。フェーズ: 一緒に処理されるレーン。</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>毎秒 %1</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>全 %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>warplens::StopSlider</name>
    <message>
        <source>Place in the program</source>
        <translation>プログラム内の位置</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
</context>
<context>
    <name>warplens::SweepPanel</name>
    <message>
        <source>&amp;Sweep</source>
        <translation>スイープ(&amp;S)</translation>
    </message>
    <message>
        <source>What is changed</source>
        <translation>変えるもの</translation>
    </message>
    <message>
        <source>What is changed from bar to bar</source>
        <translation>棒ごとに変えるもの</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Values, such as 1:32, 0:128:4, 1:1024:*2 or 1,2,4</source>
        <translation>1:32、0:128:4、1:1024:*2、1,2,4 のような値</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>数えるもの</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 of %2 values</source>
        <translation>%2 値中 %1</translation>
    </message>
    <message>
        <source>Nothing runs yet: the messages say what to correct.</source>
        <translation>まだ何も実行されません。直す所はメッセージにあります。</translation>
    </message>
    <message>
        <source>Choose what to change and its values, then press Sweep.</source>
        <translation>変えるものと値を選び、スイープを押してください。</translation>
    </message>
    <message>
        <source>%1 values fail: point at their places to see why.</source>
        <translation>%1 値が失敗しました。その位置を指すと理由が分かります。</translation>
    </message>
    <message>
        <source>Click a bar to go there.</source>
        <translation>棒をクリックするとその値に移ります。</translation>
    </message>
</context>
<context>
    <name>warplens::TemplateRow</name>
    <message>
        <source>assumed</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>Template parameter %1</source>
        <translation>テンプレート引数 %1</translation>
    </message>
    <message>
        <source>Neither you nor a launch in the text said so</source>
        <translation>あなたもテキスト中の起動も指定していません</translation>
    </message>
</context>
<context>
    <name>warplens::WhyCard</name>
    <message>
        <source>&amp;Try it</source>
        <translation>試す(&amp;T)</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Profiler&apos;s names</source>
        <translation>プロファイラーでの名前</translation>
    </message>
    <message>
        <source>What the device&apos;s profiler calls these figures, over the launch</source>
        <translation>これらの数をデバイスのプロファイラーが何と呼ぶか (起動全体)</translation>
    </message>
    <message>
        <source>Show the request</source>
        <translation>リクエストを表示</translation>
    </message>
    <message>
        <source>Chooses the request that the sentence is about</source>
        <translation>この文が述べているリクエストを選びます</translation>
    </message>
    <message>
        <source>Changes the text accordingly; Undo takes it back</source>
        <translation>テキストをそのように変えます。元に戻すで取り消せます</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>Choose a line or an access to read why it costs what it does.</source>
        <translation>行かアクセスを選ぶと、そのコストの理由が読めます。</translation>
    </message>
    <message>
        <source>%1 bytes more</source>
        <translation>%1 バイト増</translation>
    </message>
    <message>
        <source>%1 bytes less</source>
        <translation>%1 バイト減</translation>
    </message>
    <message>
        <source>no extra bytes</source>
        <translation>追加バイトなし</translation>
    </message>
    <message>
        <source>%1 wavefronts instead of %2 in this block, over all accesses of the array; %3.</source>
        <translation>このブロックの配列への全アクセスで %2 が %1 ウェーブフロントに。%3。</translation>
    </message>
</context>
<context>
    <name>warplens::Workspace</name>
    <message>
        <source>typing</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Not current: counting…</source>
        <translation>最新ではありません。計数中…</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Not current: the picture before the error</source>
        <translation>最新ではありません: エラーの前の図</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <source>Printed (%1)</source>
        <translation>出力 (%1)</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>ハザード</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>&amp;Arrange panes</source>
        <translation>区画を並べ替える(&amp;A)</translation>
    </message>
    <message>
        <source>Shows title bars to drag the panes by</source>
        <translation>区画を動かすためのタイトルバーを表示します</translation>
    </message>
    <message>
        <source>As they &amp;were at first</source>
        <translation>最初の並びに戻す(&amp;W)</translation>
    </message>
    <message>
        <source>Counting: %1 of %2 blocks</source>
        <translation>計数中: %2 ブロック中 %1</translation>
    </message>
    <message>
        <source>Hidden, as the counts are.</source>
        <translation>数値とともに隠しています。</translation>
    </message>
    <message>
        <source>Stopped: change anything to count again</source>
        <translation>停止しました。何かを変えると数え直します</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
</context>
</TS>
