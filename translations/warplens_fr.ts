<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AccessText</name>
    <message>
        <source>load</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>store</source>
        <translation>écriture</translation>
    </message>
    <message>
        <source>%1, %2 B</source>
        <translation>%1, %2 o</translation>
    </message>
    <message>
        <source>global</source>
        <translation>globale</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagée</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>local</source>
        <translation>locale</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>load of %1</source>
        <translation>lecture de %1</translation>
    </message>
    <message>
        <source>store to %1</source>
        <translation>écriture dans %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>ligne %1, %2</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>there is no such folder</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>there is no device of that name, only %1</source>
        <translation>aucun appareil de ce nom, seulement %1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Memory of an expression.</source>
        <translation>Mémoire à laquelle accède une expression.</translation>
    </message>
    <message>
        <source>Element type of an expression.</source>
        <translation>Type d’élément d’une expression.</translation>
    </message>
    <message>
        <source>Sizes of an expression&apos;s array, outermost first.</source>
        <translation>Dimensions du tableau d’une expression, la plus externe d’abord.</translation>
    </message>
    <message>
        <source>What an expression does to memory.</source>
        <translation>Ce qu’une expression fait à la mémoire.</translation>
    </message>
    <message>
        <source>Name of the array that an expression indexes.</source>
        <translation>Nom du tableau qu’une expression indexe.</translation>
    </message>
    <message>
        <source>Kernel to run: the first launched, else the first.</source>
        <translation>Noyau à exécuter&#xa0;: par défaut le premier lancé, sinon le premier.</translation>
    </message>
    <message>
        <source>Template arguments.</source>
        <translation>Arguments de template.</translation>
    </message>
    <message>
        <source>Folder whose files may be included.</source>
        <translation>Dossier dont les fichiers peuvent être inclus.</translation>
    </message>
    <message>
        <source>Blocks of the launch.</source>
        <translation>Blocs du lancement.</translation>
    </message>
    <message>
        <source>Threads of a block.</source>
        <translation>Threads d’un bloc.</translation>
    </message>
    <message>
        <source>Value of a parameter.</source>
        <translation>Valeur d’un paramètre.</translation>
    </message>
    <message>
        <source>Contents of a buffer. INIT: zeros, ramp, ramp%N, const=V, random=SEED, file=PATH. OFFSET: bytes.</source>
        <translation>Contenu d’un tampon. INIT&#xa0;: zeros, ramp, ramp%N, const=V, random=SEED, file=PATH. OFFSET&#xa0;: octets.</translation>
    </message>
    <message>
        <source>Hardware rules to count by; see warplens devices.</source>
        <translation>Règles matérielles selon lesquelles compter&#xa0;; voir warplens devices.</translation>
    </message>
    <message>
        <source>Change one of the rules.</source>
        <translation>Change l’une des règles.</translation>
    </message>
    <message>
        <source>Block that is recorded for pictures and banks.</source>
        <translation>Bloc enregistré pour les images et les bancs.</translation>
    </message>
    <message>
        <source>Run every block (what happens anyway).</source>
        <translation>Exécute chaque bloc (ce qui est fait de toute façon).</translation>
    </message>
    <message>
        <source>Count what is left after -O2, not the text as written.</source>
        <translation>Compte ce qui reste après -O2, et non le texte tel qu’écrit.</translation>
    </message>
    <message>
        <source>one file at a time, please: %1</source>
        <translation>un seul fichier à la fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>give a file or --expr, not both</source>
        <translation>donnez un fichier ou --expr, pas les deux</translation>
    </message>
    <message>
        <source>give a file, the name of a lesson, - for standard input, or --expr</source>
        <translation>donnez un fichier, le nom d’une leçon, - pour l’entrée standard, ou --expr</translation>
    </message>
    <message>
        <source>--focus: the grid has no such block</source>
        <translation>--focus&#xa0;: la grille n’a pas ce bloc</translation>
    </message>
    <message>
        <source>--focus: the grid has %1 blocks, numbered from 0</source>
        <translation>--focus&#xa0;: la grille a %1 blocs, numérotés à partir de 0</translation>
    </message>
    <message>
        <source>A source, a session (.json), a lesson&apos;s name, or -.</source>
        <translation>Une source, une session (.json), le nom d’une leçon, ou -.</translation>
    </message>
    <message>
        <source>An index or an access, instead of a file.</source>
        <translation>Un indice ou un accès, au lieu d’un fichier.</translation>
    </message>
    <message>
        <source>Step of a lesson, from 1.</source>
        <translation>Étape d’une leçon, à partir de 1.</translation>
    </message>
    <message>
        <source>the picture is too large; try a smaller --scale</source>
        <translation>l’image est trop grande&#xa0;; essayez un --scale plus petit</translation>
    </message>
    <message>
        <source>File to write: .svg or .png.</source>
        <translation>Fichier à écrire&#xa0;: .svg ou .png.</translation>
    </message>
    <message>
        <source>--site: the kernel has %1 sites, numbered from 0</source>
        <translation>--site&#xa0;: le noyau a %1 sites d’accès, numérotés à partir de 0</translation>
    </message>
    <message>
        <source>--warp: the block has %1 warps, numbered from 0</source>
        <translation>--warp&#xa0;: le bloc a %1 warps, numérotés à partir de 0</translation>
    </message>
    <message>
        <source>--request: there are not that many requests</source>
        <translation>--request&#xa0;: il n’y a pas autant de requêtes</translation>
    </message>
    <message>
        <source>What to draw.</source>
        <translation>Ce qu’il faut dessiner.</translation>
    </message>
    <message>
        <source>Only this access site.</source>
        <translation>Seulement ce site d’accès.</translation>
    </message>
    <message>
        <source>Only this warp of the block.</source>
        <translation>Seulement ce warp du bloc.</translation>
    </message>
    <message>
        <source>Only this request of the site and warp, from 0.</source>
        <translation>Seulement cette requête du site et du warp, à partir de 0.</translation>
    </message>
    <message>
        <source>Only this phase of the request.</source>
        <translation>Seulement cette phase de la requête.</translation>
    </message>
    <message>
        <source>Colours.</source>
        <translation>Couleurs.</translation>
    </message>
    <message>
        <source>Size of a PNG, up to 16.</source>
        <translation>Échelle d’un PNG, jusqu’à 16.</translation>
    </message>
    <message>
        <source>--step: %1 has %2 steps</source>
        <translation>--step&#xa0;: %1 a %2 étapes</translation>
    </message>
    <message>
        <source>there is no file or lesson &quot;%1&quot;. Lessons: %2</source>
        <translation>aucun fichier ni leçon «&#xa0;%1&#xa0;». Leçons&#xa0;: %2</translation>
    </message>
    <message>
        <source>--step: %1 is no lesson</source>
        <translation>--step&#xa0;: %1 n’est pas une leçon</translation>
    </message>
    <message>
        <source>How to write the list.</source>
        <translation>Format de la liste.</translation>
    </message>
    <message>
        <source>takes no file</source>
        <translation>ne prend pas de fichier</translation>
    </message>
    <message>
        <source>All options: %1</source>
        <translation>Toutes les options&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Affiche cette aide.</translation>
    </message>
    <message>
        <source>Language: %1.</source>
        <translation>Langue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>there is no language &quot;%1&quot;, only %2.</source>
        <translation>aucune langue «&#xa0;%1&#xa0;», seulement %2.</translation>
    </message>
    <message>
        <source>How to write the report.</source>
        <translation>Format du rapport.</translation>
    </message>
    <message>
        <source>Shows what a GPU&apos;s memory system makes of a warp.</source>
        <translation>Montre ce que le système mémoire d’un GPU fait d’un warp.</translation>
    </message>
    <message>
        <source>Without a window (each has a --help of its own):</source>
        <translation>Sans fenêtre (chacune a sa propre aide, --help)&#xa0;:</translation>
    </message>
    <message>
        <source>cannot write the picture to %1</source>
        <translation>impossible d’écrire l’image dans %1</translation>
    </message>
    <message>
        <source>A source, a session (.json) or a lesson&apos;s name.</source>
        <translation>Une source, une session (.json) ou le nom d’une leçon.</translation>
    </message>
    <message>
        <source>Open no window, but write what it would show to this file.</source>
        <translation>N’ouvre pas de fenêtre, mais écrit ce qu’elle montrerait dans ce fichier.</translation>
    </message>
    <message>
        <source>there is no file, lesson or command &quot;%1&quot;</source>
        <translation>aucun fichier, leçon ni commande «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>--step %1: there is no such step</source>
        <translation>--step %1&#xa0;: cette étape n’existe pas</translation>
    </message>
    <message>
        <source>there is no display. &quot;warplens report&quot; and &quot;warplens export&quot; need none; see warplens --help</source>
        <translation>aucun écran. «&#xa0;warplens report&#xa0;» et «&#xa0;warplens export&#xa0;» s’en passent&#xa0;; voir warplens --help</translation>
    </message>
    <message>
        <source>counts as text, json or csv</source>
        <translation>les comptes, en text, json ou csv</translation>
    </message>
    <message>
        <source>a picture as svg or png</source>
        <translation>une image en svg ou png</translation>
    </message>
    <message>
        <source>hardware rules to count by</source>
        <translation>les règles matérielles selon lesquelles compter</translation>
    </message>
    <message>
        <source>lessons and their steps</source>
        <translation>les leçons et leurs étapes</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name: use letters, digits and _</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nom&#xa0;: utilisez des lettres, des chiffres et _</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no type and no number</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni un type ni un nombre</translation>
    </message>
    <message>
        <source>Language of the source; without it, read off the text.</source>
        <translation>Langage de la source&#xa0;; sans cela, lu dans le texte.</translation>
    </message>
    <message>
        <source>Size of the picture in pixels.</source>
        <translation>Taille de l’image en pixels.</translation>
    </message>
    <message>
        <source>Dynamic shared memory of a block; 0: as much as it may have.</source>
        <translation>Mémoire partagée dynamique d’un bloc ; 0 : autant qu’il peut en avoir.</translation>
    </message>
    <message>
        <source>not usable: %1</source>
        <translation>inutilisable&#xa0;: %1</translation>
    </message>
    <message>
        <source>takes one device</source>
        <translation>prend un seul appareil</translation>
    </message>
    <message>
        <source>Lists the hardware rules that can be counted by: the name for --device, and what --device-set can change. With a name: its rules in words. Files of your own: %1</source>
        <translation>Liste les règles matérielles selon lesquelles compter&#xa0;: le nom pour --device, et ce que --device-set peut changer. Avec un nom&#xa0;: ses règles, en clair. Vos propres fichiers&#xa0;: %1</translation>
    </message>
    <message>
        <source>A device, or a file of its rules (.json), to be written out in words.</source>
        <translation>Un appareil, ou un fichier de ses règles (.json), à décrire en mots.</translation>
    </message>
    <message>
        <source>Counts what each memory access of a kernel costs. Exit code: 0 done, 1 the source has errors or the run failed, 2 the command makes no sense, 3 hazards were found (only with --fail-on-hazards).</source>
        <translation>Compte ce que coûte chaque accès mémoire d’un noyau. Code de sortie&#xa0;: 0 terminé, 1 le source a des erreurs ou l’exécution a échoué, 2 la commande n’a pas de sens, 3 des aléas ont été trouvés (seulement avec --fail-on-hazards).</translation>
    </message>
    <message>
        <source>Exit with code 3 if a hazard that is an error was found. Warnings and notes do not count.</source>
        <translation>Sortir avec le code 3 si un aléa qui est une erreur a été trouvé. Les avertissements et les remarques ne comptent pas.</translation>
    </message>
    <message>
        <source>Says why the worst access costs what it does, ranks other layouts of each shared array with the code to write, and says what to change about global memory. It looks at the block in focus. Exit code: 0 done, 1 the source has errors or the run failed, 2 the command makes no sense.</source>
        <translation>Dit pourquoi le pire accès coûte ce qu’il coûte, classe d’autres dispositions de chaque tableau partagé avec le code à écrire, et dit que changer pour la mémoire globale. Regarde le bloc choisi. Code de sortie&#xa0;: 0 terminé, 1 le source a des erreurs ou l’exécution a échoué, 2 la commande n’a pas de sens.</translation>
    </message>
    <message>
        <source>How to write the advice.</source>
        <translation>Comment écrire les conseils.</translation>
    </message>
    <message>
        <source>why, and other layouts of shared arrays, ranked</source>
        <translation>pourquoi, et d’autres dispositions de tableaux partagés, classées</translation>
    </message>
    <message>
        <source>Lists the lessons and their steps, for report, export and the window. With a folder, lists the lessons in it, and runs and checks every step: exit code 1 if something is wrong.</source>
        <translation>Liste les leçons et leurs étapes, pour report, export et la fenêtre. Avec un dossier, liste ses leçons, exécute et vérifie chaque étape&#xa0;: code de sortie 1 si quelque chose ne va pas.</translation>
    </message>
    <message>
        <source>Lessons of your own, to be listed and checked.</source>
        <translation>Vos propres leçons, à lister et vérifier.</translation>
    </message>
    <message>
        <source>there is no folder &quot;%1&quot;</source>
        <translation>il n’y a pas de dossier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Colours: %1.</source>
        <translation>Couleurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Full screen and large type, for a projector.</source>
        <translation>Plein écran et grands caractères, pour un projecteur.</translation>
    </message>
    <message>
        <source>a row of counts for each value of one thing</source>
        <translation>une ligne de comptes par valeur d’une chose</translation>
    </message>
    <message>
        <source>Writes a picture of what a block does to a file.</source>
        <translation>Écrit dans un fichier une image de ce que fait un bloc.</translation>
    </message>
    <message>
        <source>--arrangement: --view %1 has only one</source>
        <translation>--arrangement&#xa0;: --view %1 n’en a qu’un</translation>
    </message>
    <message>
        <source>How a map or the banks are laid out; the first of each where it is not given.</source>
        <translation>Disposition de la carte ou des bancs&#xa0;; la première si rien n’est donné.</translation>
    </message>
    <message>
        <source>What to change, and the values: stride=1:32, block.x=32:1024:*2, tile.padding=0:8, in.offset=0:128:4, shared-bytes=…, T=float,double.</source>
        <translation>Ce qui change, et les valeurs&#xa0;: stride=1:32, block.x=32:1024:*2, tile.padding=0:8, in.offset=0:128:4, shared-bytes=…, T=float,double.</translation>
    </message>
    <message>
        <source>Numbers to print, all that apply without it: %1.</source>
        <translation>Nombres à écrire, sinon tous ceux qui s’appliquent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Count only this access site.</source>
        <translation>Ne compter que cet accès.</translation>
    </message>
    <message>
        <source>--over: one thing at a time, please</source>
        <translation>--over&#xa0;: une seule chose à la fois</translation>
    </message>
    <message>
        <source>Counts an experiment again for each value of one thing: a row for each. Exit code: 0 done, 1 a value failed, 2 the command makes no sense.</source>
        <translation>Recompte une expérience pour chaque valeur d’une chose&#xa0;: une ligne par valeur. Code de sortie&#xa0;: 0 terminé, 1 une valeur a échoué, 2 la commande n’a pas de sens.</translation>
    </message>
</context>
<context>
    <name>CompileWorker</name>
    <message>
        <source>it does not get ready</source>
        <translation>il n’est pas prêt à temps</translation>
    </message>
    <message>
        <source>it ends at once</source>
        <translation>il se termine aussitôt</translation>
    </message>
</context>
<context>
    <name>CounterText</name>
    <message>
        <source>In %1:</source>
        <translation>Dans %1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>DocumentText</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 est illisible&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MB. Open a smaller file.</source>
        <translation>%1 dépasse 64 Mo. Ouvrez un fichier plus petit.</translation>
    </message>
    <message>
        <source>%1 is no session: %2</source>
        <translation>%1 n’est pas une session&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not written. Is the disk full?</source>
        <translation>%1 n’est pas écrit. Le disque est-il plein&#xa0;?</translation>
    </message>
</context>
<context>
    <name>DrillDown</name>
    <message>
        <source>one request</source>
        <translation>une requête</translation>
    </message>
    <message>
        <source>request %1 of %2</source>
        <translation>requête %1 sur %2</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>phase %1 of %2</source>
        <translation>phase %1 sur %2</translation>
    </message>
    <message>
        <source>whole launch, %1</source>
        <translation>lancement entier, %1</translation>
    </message>
    <message>
        <source>optimised</source>
        <translation>optimisé</translation>
    </message>
    <message>
        <source>two accesses</source>
        <translation>deux accès</translation>
    </message>
    <message>
        <source>one access</source>
        <translation>un accès</translation>
    </message>
    <message>
        <source>warp %1 of block %2</source>
        <translation>warp %1 du bloc %2</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>of warp %1</source>
        <translation>du warp %1</translation>
    </message>
</context>
<context>
    <name>FindingMarks</name>
    <message>
        <source>Hazards</source>
        <translation>Aléas</translation>
    </message>
    <message>
        <source>Hazards (%1)</source>
        <translation>Aléas (%1)</translation>
    </message>
    <message>
        <source>Hazards (%1): 1 error</source>
        <translation>Aléas (%1)&#xa0;: 1 erreur</translation>
    </message>
    <message>
        <source>Hazards (%1): %2 errors</source>
        <translation>Aléas (%1)&#xa0;: %2 erreurs</translation>
    </message>
</context>
<context>
    <name>FocusText</name>
    <message>
        <source>counting…</source>
        <translation>comptage…</translation>
    </message>
    <message>
        <source>%1 of %2 blocks counted</source>
        <translation>%1 blocs comptés sur %2</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 bloc</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 blocs</translation>
    </message>
    <message>
        <source>one request</source>
        <translation>une requête</translation>
    </message>
    <message>
        <source>warp %1 of block %2</source>
        <translation>warp %1 du bloc %2</translation>
    </message>
    <message>
        <source>whole launch</source>
        <translation>lancement entier</translation>
    </message>
    <message>
        <source>counted with errors</source>
        <translation>compté avec des erreurs</translation>
    </message>
    <message>
        <source>optimised</source>
        <translation>optimisé</translation>
    </message>
    <message>
        <source>two accesses</source>
        <translation>deux accès</translation>
    </message>
    <message>
        <source>one access</source>
        <translation>un accès</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non enregistré</translation>
    </message>
</context>
<context>
    <name>LineNoteText</name>
    <message>
        <source>%1 sectors/req</source>
        <translation>%1 secteurs/req</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 requests move %2 sectors, %3 would do.</source>
        <translation>%1 requêtes déplacent %2 secteurs, %3 suffiraient.</translation>
    </message>
    <message>
        <source>not modelled</source>
        <translation>non modélisé</translation>
    </message>
    <message>
        <source>This device has no known rule for accesses of this width.</source>
        <translation>Cet appareil n’a pas de règle connue pour des accès de cette largeur.</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 shared requests take %2 wavefronts, %3 would do.</source>
        <translation>%1 requêtes partagées prennent %2 wavefronts, %3 suffiraient.</translation>
    </message>
</context>
<context>
    <name>ListTable</name>
    <message>
        <source>Copy row</source>
        <translation>Copier la ligne</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
</context>
<context>
    <name>MarkText</name>
    <message>
        <source>warp %1</source>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>lane %1</source>
        <translation>voie %1</translation>
    </message>
    <message>
        <source>warp %1, lane %2</source>
        <translation>warp %1, voie %2</translation>
    </message>
    <message>
        <source>warp %1, lane %2: thread (%3, %4, %5)</source>
        <translation>warp %1, voie %2&#xa0;: thread (%3, %4, %5)</translation>
    </message>
    <message>
        <source>address 0x%1</source>
        <translation>adresse 0x%1</translation>
    </message>
    <message>
        <source>%1[%2], byte %3 (0x%4)</source>
        <translation>%1[%2], octet %3 (0x%4)</translation>
    </message>
    <message>
        <source>bank %1</source>
        <translation>banc %1</translation>
    </message>
    <message>
        <source>sector %1 of its line</source>
        <translation>secteur %1 de sa ligne</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
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
        <translation>Il n’y a pas encore de texte. Tapez un indice comme threadIdx.x * 2, ou collez un noyau.</translation>
    </message>
    <message>
        <source>The text has %1 bytes, and at most %2 are read. Keep the kernel and what it uses.</source>
        <translation>Le texte a %1 octets&#xa0;; au plus %2 sont lus. Ne gardez que le noyau et ce qu’il utilise.</translation>
    </message>
    <message>
        <source>The text has no kernel. Mark a function with __global__, __kernel or [numthreads], or paste only its statements.</source>
        <translation>Le texte n’a pas de noyau. Marquez une fonction avec __global__, __kernel ou [numthreads], ou ne collez que ses instructions.</translation>
    </message>
    <message>
        <source>There is no kernel called %1. Choose one of: %2.</source>
        <translation>Aucun noyau ne s’appelle %1. Choisissez parmi&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The compiler was stopped after %1 s. Look for macros or templates that expand without end.</source>
        <translation>Le compilateur a été arrêté après %1 s. Cherchez des macros ou des templates qui se développent sans fin.</translation>
    </message>
    <message>
        <source>The compiler gave up on this text. Take out parts of it until it compiles.</source>
        <translation>Le compilateur a abandonné ce texte. Retirez-en des parties jusqu’à ce qu’il compile.</translation>
    </message>
    <message>
        <source>%1 calls itself, and that is not simulated. Write it as a loop.</source>
        <translation>%1 s’appelle elle-même, ce qui n’est pas simulé. Écrivez-la comme une boucle.</translation>
    </message>
    <message>
        <source>%1 is declared but its body is not here. Paste it too.</source>
        <translation>%1 est déclarée, mais son corps n’est pas là. Collez-le aussi.</translation>
    </message>
    <message>
        <source>This is not simulated: %1. Write it another way, or take it out.</source>
        <translation>Ceci n’est pas simulé&#xa0;: %1. Écrivez-le autrement, ou retirez-le.</translation>
    </message>
    <message>
        <source>%1 is not simulated: its result counts as 0. Counts that do not depend on it are right.</source>
        <translation>%1 n’est pas simulée&#xa0;: son résultat vaut 0. Les comptes qui n’en dépendent pas sont justes.</translation>
    </message>
    <message>
        <source>Nothing here launches %1, so its template arguments are assumed: %2. Set them in the launch panel.</source>
        <translation>Rien ici ne lance %1&#xa0;: ses arguments de template sont supposés&#xa0;: %2. Fixez-les dans le panneau de lancement.</translation>
    </message>
    <message>
        <source>Ignored, as it is host code: %1</source>
        <translation>Ignoré, car c’est du code hôte&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no device called %1. Choose one from the list of devices.</source>
        <translation>Aucun appareil ne s’appelle %1. Choisissez-en un dans la liste des appareils.</translation>
    </message>
    <message>
        <source>The device cannot be used: %1. Correct it.</source>
        <translation>L’appareil est inutilisable&#xa0;: %1. Corrigez-le.</translation>
    </message>
    <message>
        <source>The grid has no blocks along %1. Give it at least 1.</source>
        <translation>La grille n’a aucun bloc selon %1. Donnez-lui-en au moins 1.</translation>
    </message>
    <message>
        <source>The grid has %2 blocks along %1, and the device takes at most %3. Make it smaller.</source>
        <translation>La grille a %2 blocs selon %1, et l’appareil en accepte au plus %3. Réduisez-la.</translation>
    </message>
    <message>
        <source>The block has no threads along %1. Give it at least 1.</source>
        <translation>Le bloc n’a aucun thread selon %1. Donnez-lui-en au moins 1.</translation>
    </message>
    <message>
        <source>The block is too large: %1, and the device takes at most %2 (%3). Make it smaller.</source>
        <translation>Le bloc est trop grand&#xa0;: %1, et l’appareil accepte au plus %2 (%3). Réduisez-le.</translation>
    </message>
    <message>
        <source>A block needs %1 bytes of shared memory, and the device has %2 for it. Make the arrays smaller.</source>
        <translation>Un bloc demande %1 octets de mémoire partagée, et l’appareil en a %2. Réduisez les tableaux.</translation>
    </message>
    <message>
        <source>The kernel has no parameter called %1, so its value is not used. It has: %2.</source>
        <translation>Le noyau n’a pas de paramètre %1&#xa0;: sa valeur ne sert à rien. Il a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The value of %1 is &quot;%2&quot;, which is no %3. Type a number that fits.</source>
        <translation>La valeur de %1 est «&#xa0;%2&#xa0;», qui n’est pas un %3. Tapez un nombre qui convient.</translation>
    </message>
    <message>
        <source>The buffer %1 cannot be made: %2. Correct it.</source>
        <translation>Le tampon %1 ne peut être créé&#xa0;: %2. Corrigez-le.</translation>
    </message>
    <message>
        <source>Division by zero, first in thread %1 of block %2. Check the divisor and the arguments.</source>
        <translation>Division par zéro, d’abord dans le thread %1 du bloc %2. Vérifiez le diviseur et les arguments.</translation>
    </message>
    <message>
        <source>Outside %1: byte %2 of an array of %3 bytes, first in thread %4 of block %5. Check the index, or guard the access.</source>
        <translation>Hors de %1&#xa0;: octet %2 d’un tableau de %3 octets, d’abord dans le thread %4 du bloc %5. Vérifiez l’indice, ou protégez l’accès.</translation>
    </message>
    <message>
        <source>Address %1 belongs to no array, first in thread %2 of block %3. Check the pointer.</source>
        <translation>L’adresse %1 n’appartient à aucun tableau, d’abord dans le thread %2 du bloc %3. Vérifiez le pointeur.</translation>
    </message>
    <message>
        <source>Address %1 is not a multiple of the access&apos;s %2 bytes, first in lane %3 (thread %4 of block %5). The hardware faults here: align the index or use a narrower type.</source>
        <translation>L’adresse %1 n’est pas un multiple des %2 octets de l’accès, d’abord dans la voie %3 (thread %4 du bloc %5). Le matériel échoue ici&#xa0;: alignez l’indice ou prenez un type plus étroit.</translation>
    </message>
    <message>
        <source>%1 is constant, and thread %2 of block %3 writes to it. Use global memory.</source>
        <translation>%1 est constant, et le thread %2 du bloc %3 y écrit. Utilisez la mémoire globale.</translation>
    </message>
    <message>
        <source>Stopped after %1 steps of one warp: this looks like an endless loop. Check its condition and the arguments.</source>
        <translation>Arrêté après %1 pas d’un warp&#xa0;: cela ressemble à une boucle sans fin. Vérifiez sa condition et les arguments.</translation>
    </message>
    <message>
        <source>Stopped: the kernel touches more than %1 bytes of memory. Make the launch or the data smaller.</source>
        <translation>Arrêté&#xa0;: le noyau touche plus de %1 octets de mémoire. Réduisez le lancement ou les données.</translation>
    </message>
    <message>
        <source>%1 is read where another block may have written, and blocks run in no order. The value read is the one before the launch.</source>
        <translation>%1 est lu là où un autre bloc a pu écrire, et les blocs n’ont pas d’ordre. La valeur lue est celle d’avant le lancement.</translation>
    </message>
    <message>
        <source>Stopped before the end: the counts are not those of the whole launch.</source>
        <translation>Arrêté avant la fin&#xa0;: les comptes ne sont pas ceux du lancement entier.</translation>
    </message>
    <message>
        <source>and %1 more warps</source>
        <translation>et %1 warps de plus</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>Mémoire globale</translation>
    </message>
    <message>
        <source>row = %1-byte line · cell = word · colour = warp, number = lane</source>
        <translation>rangée = ligne de %1 octets · case = mot · couleur = warp, nombre = voie</translation>
    </message>
    <message>
        <source>Not all lines fit, so this is the first request of each access.</source>
        <translation>Toutes les lignes ne tiennent pas&#xa0;: voici la première requête de chaque accès.</translation>
    </message>
    <message>
        <source>several warps</source>
        <translation>plusieurs warps</translation>
    </message>
    <message>
        <source>moved, not used</source>
        <translation>déplacé, non utilisé</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>atomique</translation>
    </message>
    <message>
        <source>load and store</source>
        <translation>lecture et écriture</translation>
    </message>
    <message>
        <source>store</source>
        <translation>écriture</translation>
    </message>
    <message>
        <source>load</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>outside every array</source>
        <translation>hors de tout tableau</translation>
    </message>
    <message>
        <source>sector %1</source>
        <translation>secteur %1</translation>
    </message>
    <message>
        <source>… 1 line untouched …</source>
        <translation>… 1 ligne non touchée …</translation>
    </message>
    <message>
        <source>… %1 lines untouched …</source>
        <translation>… %1 lignes non touchées …</translation>
    </message>
    <message>
        <source>… 1 more line, not shown</source>
        <translation>… 1 ligne de plus, non montrée</translation>
    </message>
    <message>
        <source>… %1 more lines, not shown</source>
        <translation>… %1 lignes de plus, non montrées</translation>
    </message>
    <message>
        <source>%1 of %2 B</source>
        <translation>%1 sur %2 o</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>Mémoire partagée</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation>conflit de bancs</translation>
    </message>
    <message>
        <source>column = bank · row = %1 words · colour = warp, number = lane</source>
        <translation>colonne = banc · rangée = %1 mots · couleur = warp, nombre = voie</translation>
    </message>
    <message>
        <source>This device has no rule for some of these widths: their conflicts are not shown.</source>
        <translation>Cet appareil n’a pas de règle pour certaines de ces largeurs&#xa0;: leurs conflits ne sont pas montrés.</translation>
    </message>
    <message>
        <source>1 wavefront</source>
        <translation>1 wavefront</translation>
    </message>
    <message>
        <source>%1 wavefronts</source>
        <translation>%1 wavefronts</translation>
    </message>
    <message>
        <source>lanes %1</source>
        <translation>voies %1</translation>
    </message>
    <message>
        <source>phase %1 of %2: lanes %3</source>
        <translation>phase %1 sur %2&#xa0;: voies %3</translation>
    </message>
    <message>
        <source>this device has no rule for accesses of this width</source>
        <translation>cet appareil n’a pas de règle pour des accès de cette largeur</translation>
    </message>
    <message>
        <source>… %1 rows untouched …</source>
        <translation>… %1 rangées non touchées …</translation>
    </message>
    <message>
        <source>… 1 more row, not shown</source>
        <translation>… 1 rangée de plus, non montrée</translation>
    </message>
    <message>
        <source>… %1 more rows, not shown</source>
        <translation>… %1 rangées de plus, non montrées</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>1 request</source>
        <translation>1 requête</translation>
    </message>
    <message>
        <source>%1 requests</source>
        <translation>%1 requêtes</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 warps</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>Only the first %1 requests are drawn.</source>
        <translation>Seules les %1 premières requêtes sont dessinées.</translation>
    </message>
    <message>
        <source>The block made more requests than are kept.</source>
        <translation>Le bloc a fait plus de requêtes qu’on n’en garde.</translation>
    </message>
    <message>
        <source>Nothing ran: the messages say what to correct.</source>
        <translation>Rien n’a été exécuté&#xa0;: les messages disent quoi corriger.</translation>
    </message>
    <message>
        <source>What is selected does not touch shared memory.</source>
        <translation>Ce qui est sélectionné ne touche pas la mémoire partagée.</translation>
    </message>
    <message>
        <source>What is selected does not touch global memory.</source>
        <translation>Ce qui est sélectionné ne touche pas la mémoire globale.</translation>
    </message>
    <message>
        <source>This block does not touch shared memory.</source>
        <translation>Ce bloc ne touche pas la mémoire partagée.</translation>
    </message>
    <message>
        <source>This block does not touch global memory.</source>
        <translation>Ce bloc ne touche pas la mémoire globale.</translation>
    </message>
    <message>
        <source>This kernel does not touch shared memory.</source>
        <translation>Ce noyau ne touche pas la mémoire partagée.</translation>
    </message>
    <message>
        <source>This kernel does not touch global memory.</source>
        <translation>Ce noyau ne touche pas la mémoire globale.</translation>
    </message>
    <message>
        <source>… 1 more warp, not shown</source>
        <translation>… 1 warp de plus, non montré</translation>
    </message>
    <message>
        <source>… %1 more warps, not shown</source>
        <translation>… %1 warps de plus, non montrés</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>The block has no threads.</source>
        <translation>Le bloc n’a pas de threads.</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 threads</translation>
    </message>
    <message>
        <source>(%1 times)</source>
        <translation>(%1 fois)</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>line</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>access</source>
        <translation>accès</translation>
    </message>
    <message>
        <source>array</source>
        <translation>tableau</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>voies</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>secteurs</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>idéal</translation>
    </message>
    <message>
        <source>excess</source>
        <translation>excédent</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>efficacité</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>wavefronts</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>conflits</translation>
    </message>
    <message>
        <source>n-way</source>
        <translation>n voies</translation>
    </message>
    <message>
        <source>script</source>
        <translation>script</translation>
    </message>
    <message>
        <source>%1 on %2 (%3)</source>
        <translation>%1 sur %2 (%3)</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>grille %1, bloc %2</translation>
    </message>
    <message>
        <source>%1 of %2 blocks: these are the exact counts</source>
        <translation>%1 blocs sur %2&#xa0;: ces comptes sont exacts</translation>
    </message>
    <message>
        <source>%1 of %2 blocks: the counts are not complete</source>
        <translation>%1 blocs sur %2&#xa0;: ces comptes sont incomplets</translation>
    </message>
    <message>
        <source>effective bandwidth: %1 GB/s at a peak of %2 GB/s</source>
        <translation>bande passante effective&#xa0;: %1 Go/s pour un maximum de %2 Go/s</translation>
    </message>
    <message>
        <source>This reads no memory. Type an index such as threadIdx.x * 2, or an access such as data[threadIdx.x].</source>
        <translation>Ceci ne lit aucune mémoire. Tapez un indice comme threadIdx.x * 2, ou un accès comme data[threadIdx.x].</translation>
    </message>
    <message>
        <source>Before the start of %1: byte %2, first in thread %4 of block %5. Check the index, or guard the access.</source>
        <translation>Avant le début de %1 : octet %2, d’abord dans le thread %4 du bloc %5. Vérifiez l’indice, ou protégez l’accès.</translation>
    </message>
    <message>
        <source>the array</source>
        <translation>le tableau</translation>
    </message>
    <message>
        <source>The compiler could not be started: %1. Start Warplens anew.</source>
        <translation>Le compilateur n’a pas pu démarrer&#xa0;: %1. Relancez Warplens.</translation>
    </message>
    <message>
        <source>The template parameter %1 cannot be &quot;%2&quot;. Type what a launch would have between &lt; and &gt;.</source>
        <translation>Le paramètre de template %1 ne peut pas être «&#xa0;%2&#xa0;». Tapez ce qu’un lancement aurait entre &lt; et &gt;.</translation>
    </message>
    <message>
        <source>%1 stands where a constant has to, and &quot;%2&quot; is no whole number. Type one.</source>
        <translation>%1 est à la place d’une constante, et «&#xa0;%2&#xa0;» n’est pas un nombre entier. Tapez-en un.</translation>
    </message>
    <message>
        <source>Entry %2 of the list is &quot;%1&quot;, which is no address. Write one number for each lane, such as 128 or 0x80.</source>
        <translation>L’entrée %2 de la liste est «&#xa0;%1&#xa0;», qui n’est pas une adresse. Écrivez un nombre par voie, comme 128 ou 0x80.</translation>
    </message>
    <message>
        <source>%1 is not here, so names it declares are guessed. Open its folder, or paste it in.</source>
        <translation>%1 n’est pas ici, et les noms qu’il déclare sont devinés. Ouvrez son dossier, ou collez-le.</translation>
    </message>
    <message>
        <source>A kernel launches %1 here, and that launch is left out. Choose %1 from the list of kernels to see it.</source>
        <translation>Un noyau lance %1 ici, et ce lancement est laissé de côté. Choisissez %1 dans la liste des noyaux pour le voir.</translation>
    </message>
    <message>
        <source>This calls a function through a pointer, and that is not simulated. Call the function by its name.</source>
        <translation>Ceci appelle une fonction par un pointeur, ce qui n’est pas simulé. Appelez la fonction par son nom.</translation>
    </message>
    <message>
        <source>%1 is virtual, and such calls are not simulated. Call the function of the type that is meant.</source>
        <translation>%1 est virtuelle, et de tels appels ne sont pas simulés. Appelez la fonction du type voulu.</translation>
    </message>
    <message>
        <source>Templates here make ever more templates. Give the recursion an end.</source>
        <translation>Les templates en produisent ici toujours d’autres. Donnez une fin à la récursion.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reached a trap. Check what leads there.</source>
        <translation>Le thread %1 du bloc %2 a atteint un trap. Vérifiez ce qui y mène.</translation>
    </message>
    <message>
        <source>The assertion %1 failed, first in thread %2 of block %3. Check what it asserts.</source>
        <translation>L’assertion %1 a échoué, d’abord dans le thread %2 du bloc %3. Vérifiez ce qu’elle affirme.</translation>
    </message>
    <message>
        <source>%1 of %2 blocks, with errors: the counts are not exact</source>
        <translation>%1 blocs sur %2, avec des erreurs&#xa0;: les comptes ne sont pas exacts</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>supposé</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>compile-time</source>
        <translation>à la compilation</translation>
    </message>
    <message>
        <source>optimised: what LLVM&apos;s -O2 leaves</source>
        <translation>optimisé&#xa0;: ce que laisse l’option -O2 de LLVM</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>tel qu’écrit</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Affiché</translation>
    </message>
    <message>
        <source>thread %1 of block %2: </source>
        <translation>thread %1 du bloc %2&#xa0;: </translation>
    </message>
    <message>
        <source>More was printed than is kept.</source>
        <translation>Il a été affiché plus que ce qui est conservé.</translation>
    </message>
    <message>
        <source>nothing was run</source>
        <translation>rien n’a été exécuté</translation>
    </message>
    <message>
        <source>Write after write: threads %1 and %3 both write %5 at line %2 with no barrier between.</source>
        <translation>Écriture après écriture&#xa0;: les threads %1 et %3 écrivent tous deux dans %5 à la ligne %2, sans barrière entre eux.</translation>
    </message>
    <message>
        <source>Write after write: thread %1 at line %2 and thread %3 at line %4 both write %5 with no barrier between.</source>
        <translation>Écriture après écriture&#xa0;: le thread %1 à la ligne %2 et le thread %3 à la ligne %4 écrivent tous deux dans %5, sans barrière entre eux.</translation>
    </message>
    <message>
        <source>Read after write: thread %1 writes %5 at line %2, and thread %3 reads it at line %4 with no barrier between.</source>
        <translation>Lecture après écriture&#xa0;: le thread %1 écrit dans %5 à la ligne %2, et le thread %3 y lit à la ligne %4, sans barrière entre eux.</translation>
    </message>
    <message>
        <source>Write after read: thread %1 reads %5 at line %2, and thread %3 writes it at line %4 with no barrier between.</source>
        <translation>Écriture après lecture&#xa0;: le thread %1 lit %5 à la ligne %2, et le thread %3 y écrit à la ligne %4, sans barrière entre eux.</translation>
    </message>
    <message>
        <source>Give each thread an element of its own, or let one thread write.</source>
        <translation>Donnez à chaque thread son propre élément, ou laissez un seul thread écrire.</translation>
    </message>
    <message>
        <source>The lanes of a warp need not keep step.</source>
        <translation>Les voies d’un warp n’avancent pas forcément au même pas.</translation>
    </message>
    <message>
        <source>Threads %1 and %3 store the same value to %5 in one instruction at line %2. It is harmless, and one lane&apos;s store would do.</source>
        <translation>Les threads %1 et %3 écrivent la même valeur dans %5 en une seule instruction à la ligne %2. C’est sans danger, et l’écriture d’une seule voie suffirait.</translation>
    </message>
    <message>
        <source>Threads %1 and %3 store different values to %5 in one instruction at line %2: which of them stays is undefined. Let one lane store, or use an atomic.</source>
        <translation>Les threads %1 et %3 écrivent des valeurs différentes dans %5 en une seule instruction à la ligne %2&#xa0;: celle qui reste est indéterminée. Laissez une seule voie écrire, ou utilisez une opération atomique.</translation>
    </message>
    <message>
        <source>Thread %1 reads %5 at line %2, and no thread of its block has written that before: what it reads is undefined. Write it first.</source>
        <translation>Le thread %1 lit %5 à la ligne %2, et aucun thread de son bloc n’y a écrit avant&#xa0;: ce qu’il lit est indéterminé. Écrivez-y d’abord.</translation>
    </message>
    <message>
        <source>byte %1 of shared memory</source>
        <translation>l’octet %1 de la mémoire partagée</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>les warps</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>les blocs</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>la mémoire partagée</translation>
    </message>
    <message>
        <source>occupancy %1 %</source>
        <translation>occupation %1&#xa0;%</translation>
    </message>
    <message>
        <source>occupancy %1 %, limited by %2</source>
        <translation>occupation %1&#xa0;%, limitée par %2</translation>
    </message>
    <message>
        <source>Occupancy 0 %: a multiprocessor does not hold even one such block, limited by %1.</source>
        <translation>Occupation 0&#xa0;%&#xa0;: un multiprocesseur ne peut pas loger un seul bloc de ce genre, limité par %1.</translation>
    </message>
    <message>
        <source>Occupancy %1 %: a multiprocessor holds %2 of %3 warps, in %4 blocks, limited by %5.</source>
        <translation>Occupation %1&#xa0;%&#xa0;: un multiprocesseur loge %2 warps sur %3, en %4 blocs, limité par %5.</translation>
    </message>
    <message>
        <source>The dynamic array counts as empty: its size is open.</source>
        <translation>Le tableau dynamique compte comme vide&#xa0;: sa taille n’est pas fixée.</translation>
    </message>
    <message>
        <source>Registers are not known here, and may limit it further.</source>
        <translation>Les registres ne sont pas connus ici, et peuvent la limiter davantage.</translation>
    </message>
    <message>
        <source>Only %1 of %2 lanes of warp %3 in block %4 reach this barrier: lanes %5. Move __syncthreads out of the branch.</source>
        <translation>Seules %1 voies sur %2 du warp %3 dans le bloc %4 atteignent cette barrière&#xa0;: voies %5. Sortez __syncthreads de la branche.</translation>
    </message>
    <message>
        <source>Warp %1 waits here while warp %2 waits at the barrier of line %3 (block %4). Let all threads come to the same __syncthreads.</source>
        <translation>Le warp %1 attend ici tandis que le warp %2 attend à la barrière de la ligne %3 (bloc %4). Faites passer tous les threads par le même __syncthreads.</translation>
    </message>
    <message>
        <source>Noisy: it also counts waiting for other users of the unit, some thousands even in a kernel without conflicts.</source>
        <translation>Bruité&#xa0;: il compte aussi l’attente due aux autres utilisateurs de l’unité, quelques milliers même dans un noyau sans conflits.</translation>
    </message>
    <message>
        <source>Its formula is not published. Ours: the distinct bytes of each request, in whole sectors.</source>
        <translation>Sa formule n’est pas publiée. La nôtre&#xa0;: les octets distincts de chaque requête, en secteurs entiers.</translation>
    </message>
    <message>
        <source>As if nothing were found in L1. The tool shows it for each instruction.</source>
        <translation>Comme si rien ne se trouvait dans le L1. L’outil le montre pour chaque instruction.</translation>
    </message>
    <message>
        <source>Without a use of its result an atomic is a reduction: add both.</source>
        <translation>Une opération atomique dont le résultat ne sert pas est une réduction&#xa0;: additionnez les deux.</translation>
    </message>
    <message>
        <source>It counts sectors and ours operations: several addresses may share a sector.</source>
        <translation>Il compte des secteurs, et nous des opérations&#xa0;: plusieurs adresses peuvent partager un secteur.</translation>
    </message>
    <message>
        <source>4 is the best for 4-byte accesses and 16 for 16-byte ones.</source>
        <translation>Le mieux est 4 pour des accès de 4 octets, et 16 pour ceux de 16 octets.</translation>
    </message>
    <message>
        <source>It sees indexed loads alone, not constants that are operands.</source>
        <translation>Il ne voit que les lectures indexées, pas les constantes qui sont des opérandes.</translation>
    </message>
    <message>
        <source>It counts accesses through generic pointers to other memories, too.</source>
        <translation>Il compte aussi les accès à d’autres mémoires par des pointeurs génériques.</translation>
    </message>
    <message>
        <source>On this chip the tool shows 16 a request for a coalesced copy of floats: these are not sectors.</source>
        <translation>Sur cette puce, l’outil montre 16 par requête pour une copie coalescée de float&#xa0;: ce ne sont pas des secteurs.</translation>
    </message>
    <message>
        <source>It counts a conflict of 8-byte accesses twice.</source>
        <translation>Il compte deux fois un conflit d’accès de 8 octets.</translation>
    </message>
    <message>
        <source>Counted on one multiprocessor: a part of the whole launch.</source>
        <translation>Compté sur un seul multiprocesseur&#xa0;: une partie du lancement entier.</translation>
    </message>
    <message>
        <source>Counted on one multiprocessor, in a unit that is not published.</source>
        <translation>Compté sur un seul multiprocesseur, dans une unité qui n’est pas publiée.</translation>
    </message>
    <message>
        <source>Counted on one multiprocessor; shared and constant memory together.</source>
        <translation>Compté sur un seul multiprocesseur&#xa0;; mémoires partagée et constante ensemble.</translation>
    </message>
    <message>
        <source>It counts look-ups of cache lines; a line may be looked up in halves.</source>
        <translation>Il compte les recherches de lignes de cache&#xa0;; une ligne peut être cherchée en deux moitiés.</translation>
    </message>
    <message>
        <source>Cycles, those of conflicts among them; it counts shuffles, too.</source>
        <translation>Des cycles, dont ceux des conflits&#xa0;; il compte aussi les shuffles.</translation>
    </message>
    <message>
        <source>The sum over all phases of the passes after the first.</source>
        <translation>La somme, sur toutes les phases, des passes après la première.</translation>
    </message>
    <message>
        <source>Transactions: %1.</source>
        <translation>Transactions&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Above 100 % (line %1): lanes share bytes, so more is asked for than has to move.</source>
        <translation>Au-dessus de 100&#xa0;% (ligne %1)&#xa0;: des voies partagent des octets, et il est donc demandé plus qu’il ne faut déplacer.</translation>
    </message>
    <message>
        <source>Pair merge (on) joined phases at line %1: %2 wavefronts in all, without it %3.</source>
        <translation>La fusion par paires (activée) a réuni des phases à la ligne %1&#xa0;: %2 wavefronts en tout, %3 sans elle.</translation>
    </message>
    <message>
        <source>–: no rule of %1 is known for this. Choose another width, or another device.</source>
        <translation>–&#xa0;: aucune règle de %1 n’est connue pour cela. Choisissez une autre largeur, ou un autre appareil.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <translation>Mémoire constante</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Mémoire locale</translation>
    </message>
    <message>
        <source>aggregated</source>
        <translation>agrégées</translation>
    </message>
    <message>
        <source>same address</source>
        <translation>même adresse</translation>
    </message>
    <message>
        <source>serial steps</source>
        <translation>pas en série</translation>
    </message>
    <message>
        <source>L2 operations</source>
        <translation>opérations L2</translation>
    </message>
    <message>
        <source>hottest</source>
        <translation>point chaud</translation>
    </message>
    <message>
        <source>its lanes</source>
        <translation>ses voies</translation>
    </message>
    <message>
        <source>Atomics</source>
        <translation>Opérations atomiques</translation>
    </message>
    <message>
        <source>There are more addresses than are kept: the hottest is that of the lowest ones.</source>
        <translation>Il y a plus d’adresses qu’on n’en garde&#xa0;: le point chaud est celui des plus basses.</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>Aléas</translation>
    </message>
    <message>
        <source>Beside the profiler (%1)</source>
        <translation>En regard du profileur (%1)</translation>
    </message>
    <message>
        <source>Each half-warp of 16 lanes is served on its own.</source>
        <translation>Chaque demi-warp de 16 voies est servi à part.</translation>
    </message>
    <message>
        <source>If lane k accesses word k of one aligned segment, the half-warp is one transaction: of 64 bytes for 4-byte words, of 128 bytes for 8-byte words, and two of 128 bytes for 16-byte words. Lanes may be missing.</source>
        <translation>Si la voie k accède au mot k d’un même segment aligné, le demi-warp fait une transaction&#xa0;: de 64 octets pour des mots de 4 octets, de 128 octets pour des mots de 8 octets, et deux de 128 octets pour des mots de 16 octets. Des voies peuvent manquer.</translation>
    </message>
    <message>
        <source>Otherwise each active lane pays a transaction of 32 bytes: any other order, start or width.</source>
        <translation>Sinon, chaque voie active paie une transaction de 32 octets&#xa0;: pour tout autre ordre, départ ou largeur.</translation>
    </message>
    <message>
        <source>Each half-warp of 16 lanes is served on its own, in any order of its lanes.</source>
        <translation>Chaque demi-warp de 16 voies est servi à part, quel que soit l’ordre de ses voies.</translation>
    </message>
    <message>
        <source>The lowest lane that is left names an aligned segment: 32 bytes for 1-byte words, 64 for 2-byte words, else 128. All lanes in it are served by one transaction, and so on.</source>
        <translation>La plus basse des voies qui restent désigne un segment aligné&#xa0;: 32 octets pour des mots de 1 octet, 64 pour des mots de 2 octets, sinon 128. Toutes les voies qui y tombent sont servies en une transaction, et ainsi de suite.</translation>
    </message>
    <message>
        <source>A transaction of which only one half is used shrinks to that half, down to 32 bytes.</source>
        <translation>Une transaction dont une seule moitié sert se réduit à cette moitié, jusqu’à 32 octets.</translation>
    </message>
    <message>
        <source>%1: all lanes of a warp are merged together.</source>
        <translation>%1&#xa0;: toutes les voies d’un warp sont regroupées.</translation>
    </message>
    <message>
        <source>Lanes that touch the same sector share it, in any order: what counts is how many sectors a request touches.</source>
        <translation>Les voies qui touchent le même secteur le partagent, dans n’importe quel ordre&#xa0;: ce qui compte est le nombre de secteurs que touche une requête.</translation>
    </message>
    <message>
        <source>A sector is a whole line of %1 bytes.</source>
        <translation>Un secteur est une ligne entière de %1 octets.</translation>
    </message>
    <message>
        <source>A sector has %1 bytes, a line %2.</source>
        <translation>Un secteur a %1 octets, une ligne %2.</translation>
    </message>
    <message>
        <source>A load moves transactions of %1 bytes, a store of %2.</source>
        <translation>Une lecture déplace des transactions de %1 octets, une écriture de %2.</translation>
    </message>
    <message>
        <source>A load with the hint %1 moves %2 bytes.</source>
        <translation>Une lecture avec l’indication %1 déplace %2 octets.</translation>
    </message>
    <message>
        <source>Loads and stores</source>
        <translation>Lectures et écritures</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>Lectures</translation>
    </message>
    <message>
        <source>Stores and atomics</source>
        <translation>Écritures et opérations atomiques</translation>
    </message>
    <message>
        <source>An address must be a multiple of the width of its access, else the hardware stops the kernel.</source>
        <translation>Une adresse doit être un multiple de la largeur de son accès, sinon le matériel arrête le noyau.</translation>
    </message>
    <message>
        <source>An address need not be a multiple of the width of its access.</source>
        <translation>Une adresse n’a pas besoin d’être un multiple de la largeur de son accès.</translation>
    </message>
    <message>
        <source>%1: the lanes are served in order, in as few phases as the banks&apos; width allows.</source>
        <translation>%1&#xa0;: les voies sont servies dans l’ordre, en aussi peu de phases que le permet la largeur des bancs.</translation>
    </message>
    <message>
        <source>%1 of up to %2 bytes a lane: one phase, lanes %3.</source>
        <translation>%1 d’au plus %2 octets par voie&#xa0;: une phase, voies %3.</translation>
    </message>
    <message>
        <source>%1 of up to %2 bytes a lane: %3 phases, lanes %4.</source>
        <translation>%1 d’au plus %2 octets par voie&#xa0;: %3 phases, voies %4.</translation>
    </message>
    <message>
        <source>Phases of 8- and 16-byte loads merge in pairs if each lane and its neighbour (by lane number xor 1, or else xor 2) want the same address in the whole warp.</source>
        <translation>Les phases des lectures de 8 et 16 octets fusionnent par paires si, dans tout le warp, chaque voie et sa voisine (numéro de voie xor 1, ou sinon xor 2) veulent la même adresse.</translation>
    </message>
    <message>
        <source>Successive words of %1 bytes lie in successive banks.</source>
        <translation>Les mots successifs de %1 octets se trouvent dans des bancs successifs.</translation>
    </message>
    <message>
        <source>A bank serves %1 words in one pass if they lie in one aligned segment of %2 words.</source>
        <translation>Un banc sert %1 mots en une passe s’ils se trouvent dans un même segment aligné de %2 mots.</translation>
    </message>
    <message>
        <source>Each half-warp of 16 lanes is served on its own, and an access wider than 4 bytes as 4-byte requests one after the other.</source>
        <translation>Chaque demi-warp de 16 voies est servi à part, et un accès de plus de 4 octets l’est en requêtes successives de 4 octets.</translation>
    </message>
    <message>
        <source>Each pass picks one word to broadcast, that of the lowest lane that is left, and serves all lanes on it and one lane of every other bank.</source>
        <translation>Chaque passe choisit un mot à diffuser, celui de la plus basse des voies qui restent, et sert toutes les voies qui le veulent, plus une voie de chaque autre banc.</translation>
    </message>
    <message>
        <source>So lanes on the same word conflict unless it is the broadcast word.</source>
        <translation>Des voies sur le même mot sont donc en conflit, sauf si c’est le mot diffusé.</translation>
    </message>
    <message>
        <source>There are %1 banks. Different words in one bank have to wait for each other: that is a bank conflict.</source>
        <translation>Il y a %1 bancs. Des mots différents d’un même banc doivent s’attendre&#xa0;: c’est un conflit de bancs.</translation>
    </message>
    <message>
        <source>Lanes that want the same word are served together.</source>
        <translation>Les voies qui veulent le même mot sont servies ensemble.</translation>
    </message>
    <message>
        <source>Each lane is served alone, even if others want its word.</source>
        <translation>Chaque voie est servie seule, même si d’autres veulent son mot.</translation>
    </message>
    <message>
        <source>A phase takes as many passes as its fullest bank needs; the phases of a request follow each other.</source>
        <translation>Une phase prend autant de passes qu’en demande son banc le plus chargé&#xa0;; les phases d’une requête se suivent.</translation>
    </message>
    <message>
        <source>The bank mode of %1 bytes is the one that counts now:</source>
        <translation>Le mode de bancs de %1 octets est celui qui compte ici&#xa0;:</translation>
    </message>
    <message>
        <source>In the bank mode of %1 bytes, which can be switched on:</source>
        <translation>Dans le mode de bancs de %1 octets, qui peut être activé&#xa0;:</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lancement</translation>
    </message>
    <message>
        <source>A warp has %1 lanes.</source>
        <translation>Un warp a %1 voies.</translation>
    </message>
    <message>
        <source>Its lanes do not run in lock step: only __syncwarp orders what two of them do.</source>
        <translation>Ses voies n’avancent pas au même pas&#xa0;: seul __syncwarp ordonne ce que font deux d’entre elles.</translation>
    </message>
    <message>
        <source>Its lanes run in lock step.</source>
        <translation>Ses voies avancent au même pas.</translation>
    </message>
    <message>
        <source>A block has at most %1 threads, and %2 × %3 × %4 along x, y and z.</source>
        <translation>Un bloc a au plus %1 threads, et %2 × %3 × %4 selon x, y et z.</translation>
    </message>
    <message>
        <source>A grid has at most %1 × %2 × %3 blocks.</source>
        <translation>Une grille a au plus %1 × %2 × %3 blocs.</translation>
    </message>
    <message>
        <source>A block has at most %1 of shared memory, %2 of it in arrays whose size the text fixes.</source>
        <translation>Un bloc a au plus %1 de mémoire partagée, dont %2 en tableaux dont le texte fixe la taille.</translation>
    </message>
    <message>
        <source>Its memory moves at most %1 GB a second.</source>
        <translation>Sa mémoire déplace au plus %1 Go par seconde.</translation>
    </message>
    <message>
        <source>The counters named beside the figures are those of %1.</source>
        <translation>Les compteurs nommés à côté des chiffres sont ceux de %1.</translation>
    </message>
    <message>
        <source>To global memory: of each %1 neighbouring lanes, those with one address reach the L2 cache as one operation.</source>
        <translation>Vers la mémoire globale&#xa0;: par groupe de %1 voies voisines, celles qui ont la même adresse atteignent le cache L2 en une seule opération.</translation>
    </message>
    <message>
        <source>To global memory: they touch sectors as stores do. How many operations reach the L2 cache is not known.</source>
        <translation>Vers la mémoire globale&#xa0;: elles touchent des secteurs comme le font les écritures. On ne sait pas combien d’opérations atteignent le cache L2.</translation>
    </message>
    <message>
        <source>To shared memory: lanes on one word, and lanes on different words of one bank, take turns.</source>
        <translation>Vers la mémoire partagée&#xa0;: les voies sur un même mot, et celles sur des mots différents d’un même banc, passent à tour de rôle.</translation>
    </message>
    <message>
        <source>One 4-byte word a pass goes to all lanes that want it. Different words among %1 neighbouring lanes take turns.</source>
        <translation>À chaque passe, un mot de 4 octets va à toutes les voies qui le veulent. Des mots différents parmi %1 voies voisines passent à tour de rôle.</translation>
    </message>
    <message>
        <source>Arrays of a thread&apos;s own are interleaved: successive words of %1 bytes belong to successive lanes. Lanes at one index lie side by side, lanes at different indices do not.</source>
        <translation>Les tableaux propres à un thread sont entrelacés&#xa0;: les mots successifs de %1 octets appartiennent à des voies successives. Des voies au même indice sont côte à côte, des voies à des indices différents ne le sont pas.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupation</translation>
    </message>
    <message>
        <source>A multiprocessor holds at most %1 warps at once.</source>
        <translation>Un multiprocesseur loge au plus %1 warps à la fois.</translation>
    </message>
    <message>
        <source>It holds at most %1 blocks at once.</source>
        <translation>Il loge au plus %1 blocs à la fois.</translation>
    </message>
    <message>
        <source>It has %1 of shared memory for all its blocks.</source>
        <translation>Il a %1 de mémoire partagée pour tous ses blocs.</translation>
    </message>
    <message>
        <source>What a block takes of it is rounded up to a multiple of %1.</source>
        <translation>Ce qu’un bloc en prend est arrondi au multiple supérieur de %1.</translation>
    </message>
    <message>
        <source>The system takes %1 for each block besides.</source>
        <translation>Le système prend en plus %1 pour chaque bloc.</translation>
    </message>
    <message>
        <source>Loads from shared memory of %1 bytes a lane: no rule is published for them.</source>
        <translation>Lectures de la mémoire partagée de %1 octets par voie&#xa0;: aucune règle n’est publiée.</translation>
    </message>
    <message>
        <source>Stores to shared memory of %1 bytes a lane: no rule is published for them.</source>
        <translation>Écritures dans la mémoire partagée de %1 octets par voie&#xa0;: aucune règle n’est publiée.</translation>
    </message>
    <message>
        <source>What is not modelled</source>
        <translation>Ce qui n’est pas modélisé</translation>
    </message>
    <message>
        <source>The cost of constant memory.</source>
        <translation>Le coût de la mémoire constante.</translation>
    </message>
    <message>
        <source>Where arrays of a thread&apos;s own lie in memory.</source>
        <translation>La place en mémoire des tableaux propres à un thread.</translation>
    </message>
    <message>
        <source>Occupancy: how many warps a multiprocessor holds.</source>
        <translation>L’occupation&#xa0;: combien de warps loge un multiprocesseur.</translation>
    </message>
    <message>
        <source>Registers, which may lower the occupancy further.</source>
        <translation>Les registres, qui peuvent encore abaisser l’occupation.</translation>
    </message>
    <message>
        <source>Whether a cache already holds what is asked for, and time: what is counted is what each request asks for.</source>
        <translation>Si un cache contient déjà ce qui est demandé, et le temps&#xa0;: ce qui est compté est ce que demande chaque requête.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bande passante</translation>
    </message>
    <message>
        <source>%1, documented: %2</source>
        <translation>%1, d’après la documentation&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, measured: %2</source>
        <translation>%1, d’après des mesures&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, inferred: %2</source>
        <translation>%1, par déduction&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>The file of this device names no sources.</source>
        <translation>Le fichier de cet appareil ne cite aucune source.</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 Kio</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>warp %1, lane %2, line %3</source>
        <translation>warp %1, voie %2, ligne %3</translation>
    </message>
    <message>
        <source>warp %1, lane %2</source>
        <translation>warp %1, voie %2</translation>
    </message>
    <message>
        <source>framed = what the two threads did here</source>
        <translation>encadré = ce que les deux threads ont fait ici</translation>
    </message>
    <message>
        <source>framed = what the thread did here</source>
        <translation>encadré = ce que le thread a fait ici</translation>
    </message>
    <message>
        <source>framed = the two accesses, the one earlier in the program on top</source>
        <translation>encadré = les deux accès, en haut le premier dans le programme</translation>
    </message>
    <message>
        <source>framed = the access</source>
        <translation>encadré = l’accès</translation>
    </message>
    <message>
        <source>One of the two accesses is missing: the block made more requests than are kept.</source>
        <translation>Il manque un des deux accès&#xa0;: le bloc a fait plus de requêtes qu’on n’en garde.</translation>
    </message>
    <message>
        <source>What is selected cannot be drawn: the block made more requests than are kept. Try a smaller launch.</source>
        <translation>Ce qui est sélectionné ne peut être dessiné&#xa0;: le bloc a fait plus de requêtes qu’on n’en garde. Essayez un lancement plus petit.</translation>
    </message>
    <message>
        <source>%1 of less than %2 bytes a lane: all lanes of a warp are merged together.</source>
        <translation>%1 de moins de %2 octets par voie&#xa0;: toutes les voies d’un warp sont regroupées.</translation>
    </message>
    <message>
        <source>%1: each %2 neighbouring lanes are merged, as a memory request of their own.</source>
        <translation>%1&#xa0;: les voies voisines sont regroupées par %2, chaque groupe faisant sa propre requête mémoire.</translation>
    </message>
    <message>
        <source>%1 of %2 bytes a lane or more: each %3 neighbouring lanes are merged, as a memory request of their own.</source>
        <translation>%1 de %2 octets ou plus par voie&#xa0;: les voies voisines sont regroupées par %3, chaque groupe faisant sa propre requête mémoire.</translation>
    </message>
    <message>
        <source>What LLVM&apos;s -O2 leaves in memory: another compiler may keep more in registers.</source>
        <translation>Ce que -O2 de LLVM laisse en mémoire&#xa0;: un autre compilateur peut en garder davantage dans des registres.</translation>
    </message>
    <message>
        <source>In this run they write the same value, and any order gives that: harmless, unless other data makes them differ.</source>
        <translation>Dans cette exécution, ils écrivent la même valeur et tout ordre la donne&#xa0;: sans danger, sauf si d’autres données les font différer.</translation>
    </message>
    <message>
        <source>Races in shared memory were not looked for: the kernel waits at an mbarrier, and what that orders is not known here.</source>
        <translation>Les courses en mémoire partagée n’ont pas été cherchées&#xa0;: le noyau attend à une mbarrier, et ce qu’elle ordonne n’est pas connu ici.</translation>
    </message>
    <message>
        <source>Some hazards may be missing: more happens between two barriers than is kept. Try a shorter loop or a smaller block.</source>
        <translation>Il manque peut-être des aléas&#xa0;: il se passe plus de choses entre deux barrières qu’il n’en est gardé. Essayez une boucle plus courte ou un bloc plus petit.</translation>
    </message>
    <message>
        <source>Not all hazards are listed, and some counts are too low: too many accesses race. Correct these, and run it again.</source>
        <translation>Tous les aléas ne sont pas listés, et certains comptes sont trop bas&#xa0;: trop d’accès sont en course. Corrigez ceux-ci, puis relancez.</translation>
    </message>
    <message>
        <source>No hazards found.</source>
        <translation>Aucun aléa trouvé.</translation>
    </message>
    <message>
        <source>No hazards found in the %1 of %2 blocks that were run.</source>
        <translation>Aucun aléa trouvé dans les %1 blocs exécutés sur %2.</translation>
    </message>
    <message>
        <source>Write after write: thread %1 changes %5 by an atomic at line %2, and thread %3 writes it at line %4 with no barrier between.</source>
        <translation>Écriture après écriture&#xa0;: le thread %1 modifie %5 par une atomique à la ligne %2, et le thread %3 y écrit à la ligne %4, sans barrière entre eux.</translation>
    </message>
    <message>
        <source>Write after write: thread %1 writes %5 at line %2, and thread %3 changes it by an atomic at line %4 with no barrier between.</source>
        <translation>Écriture après écriture&#xa0;: le thread %1 écrit dans %5 à la ligne %2, et le thread %3 le modifie par une atomique à la ligne %4, sans barrière entre eux.</translation>
    </message>
    <message>
        <source>Read after write: thread %1 changes %5 by an atomic at line %2, and thread %3 reads it at line %4 with no barrier between.</source>
        <translation>Lecture après écriture&#xa0;: le thread %1 modifie %5 par une atomique à la ligne %2, et le thread %3 le lit à la ligne %4, sans barrière entre eux.</translation>
    </message>
    <message>
        <source>Write after read: thread %1 reads %5 at line %2, and thread %3 changes it by an atomic at line %4 with no barrier between.</source>
        <translation>Écriture après lecture&#xa0;: le thread %1 lit %5 à la ligne %2, et le thread %3 le modifie par une atomique à la ligne %4, sans barrière entre eux.</translation>
    </message>
    <message>
        <source>Put %6 where all threads pass, between one turn of line %2 and the next.</source>
        <translation>Mettez %6 là où passent tous les threads, entre un tour de la ligne %2 et le suivant.</translation>
    </message>
    <message>
        <source>Put %6 between line %2 and line %4, where all threads pass.</source>
        <translation>Mettez %6 entre la ligne %2 et la ligne %4, là où passent tous les threads.</translation>
    </message>
    <message>
        <source>Put %6 between the two accesses of line %2, where all threads pass.</source>
        <translation>Mettez %6 entre les deux accès de la ligne %2, là où passent tous les threads.</translation>
    </message>
    <message>
        <source>Put %6 where all threads pass after line %2 and before line %4 comes next, such as at the end of a loop.</source>
        <translation>Mettez %6 là où passent tous les threads, après la ligne %2 et avant que la ligne %4 ne revienne, par exemple à la fin d’une boucle.</translation>
    </message>
    <message>
        <source>Give each warp a row of its own: %1.</source>
        <translation>Donnez à chaque warp sa propre rangée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 looks like storage of a warp&apos;s own, but shared memory belongs to the block, and its %2 warps use the same elements. Give each warp a row of its own: %3.</source>
        <translation>%1 ressemble à un espace propre à chaque warp, mais la mémoire partagée appartient au bloc, et ses %2 warps utilisent les mêmes éléments. Donnez à chaque warp sa propre rangée&#xa0;: %3.</translation>
    </message>
    <message>
        <source>(%1 reads in %2 blocks, such as block %3)</source>
        <translation>(%1 lectures dans %2 blocs, dont le bloc %3)</translation>
    </message>
    <message>
        <source>(%1 meetings of two threads in %2 blocks, such as block %3)</source>
        <translation>(%1 rencontres de deux threads dans %2 blocs, dont le bloc %3)</translation>
    </message>
    <message>
        <source>(in block %3)</source>
        <translation>(dans le bloc %3)</translation>
    </message>
    <message>
        <source>(%1 reads in block %3)</source>
        <translation>(%1 lectures dans le bloc %3)</translation>
    </message>
    <message>
        <source>(%1 meetings of two threads in block %3)</source>
        <translation>(%1 rencontres de deux threads dans le bloc %3)</translation>
    </message>
    <message>
        <source>(%1 reads)</source>
        <translation>(%1 lectures)</translation>
    </message>
    <message>
        <source>(%1 meetings of two threads)</source>
        <translation>(%1 rencontres de deux threads)</translation>
    </message>
    <message>
        <source>waves</source>
        <translation>vagues</translation>
    </message>
    <message>
        <source>sub-groups</source>
        <translation>sous-groupes</translation>
    </message>
    <message>
        <source>Occupancy 0 %: a compute unit does not hold even one such block, limited by %1.</source>
        <translation>Occupation 0&#xa0;%&#xa0;: une unité de calcul ne peut pas loger un seul bloc de ce genre, limitée par %1.</translation>
    </message>
    <message>
        <source>Occupancy 0 %: an Xe-core does not hold even one such block, limited by %1.</source>
        <translation>Occupation 0&#xa0;%&#xa0;: un cœur Xe ne peut pas loger un seul bloc de ce genre, limité par %1.</translation>
    </message>
    <message>
        <source>Occupancy %1 %: a compute unit holds %2 of %3 waves, in %4 blocks, limited by %5.</source>
        <translation>Occupation %1&#xa0;%&#xa0;: une unité de calcul loge %2 vagues sur %3, en %4 blocs, limitée par %5.</translation>
    </message>
    <message>
        <source>Occupancy %1 %: an Xe-core holds %2 of %3 sub-groups, in %4 blocks, limited by %5.</source>
        <translation>Occupation %1&#xa0;%&#xa0;: un cœur Xe loge %2 sous-groupes sur %3, en %4 blocs, limité par %5.</translation>
    </message>
    <message>
        <source>Deadlock: warps %1 of block %5 wait here for ever, as %3 of %4 threads came to barrier %2. Let as many come as it counts.</source>
        <translation>Interblocage&#xa0;: les warps %1 du bloc %5 attendent ici pour toujours, car %3 threads sur %4 sont venus à la barrière %2. Faites-en venir autant qu’elle en compte.</translation>
    </message>
    <message>
        <source>Warp %2 of block %3 names barrier %1, and a block has 16, numbered from 0. Use one of these.</source>
        <translation>Le warp %2 du bloc %3 nomme la barrière %1, or un bloc en a 16, numérotées à partir de 0. Utilisez l’une d’elles.</translation>
    </message>
    <message>
        <source>Barrier %3 is to count %1 threads, and it counts whole warps. Give it a multiple of %2.</source>
        <translation>La barrière %3 doit compter %1 threads, or elle compte des warps entiers. Donnez-lui un multiple de %2.</translation>
    </message>
    <message>
        <source>Barrier %1 counts %2 threads here and %3 at line %4 (block %5). Let all that meet at it give the same count.</source>
        <translation>La barrière %1 compte %2 threads ici et %3 à la ligne %4 (bloc %5). Que tous ceux qui s’y retrouvent donnent le même compte.</translation>
    </message>
    <message>
        <source> (above it, as lanes that share bytes ask for more than is moved)</source>
        <translation> (au-dessus, car des voies qui partagent des octets demandent plus que ce qui est transféré)</translation>
    </message>
    <message>
        <source>%1: all lanes of a wave are merged together.</source>
        <translation>%1&#xa0;: toutes les voies d’une vague sont regroupées.</translation>
    </message>
    <message>
        <source>%1: all lanes of a sub-group are merged together.</source>
        <translation>%1&#xa0;: toutes les voies d’un sous-groupe sont regroupées.</translation>
    </message>
    <message>
        <source>Accesses of %1 bytes a lane take one pass more than the most lanes of a phase with different addresses on a bank. That pass is no conflict, as none can do without it.</source>
        <translation>Les accès de %1 octets par voie prennent une passe de plus que le plus grand nombre de voies d’une phase ayant des adresses différentes sur un banc. Cette passe n’est pas un conflit, car aucun accès ne peut s’en passer.</translation>
    </message>
    <message>
        <source>A wave has %1 lanes.</source>
        <translation>Une vague a %1 voies.</translation>
    </message>
    <message>
        <source>A sub-group has %1 lanes.</source>
        <translation>Un sous-groupe a %1 voies.</translation>
    </message>
    <message>
        <source>A compute unit holds at most %1 waves at once.</source>
        <translation>Une unité de calcul loge au plus %1 vagues à la fois.</translation>
    </message>
    <message>
        <source>An Xe-core holds at most %1 sub-groups at once.</source>
        <translation>Un cœur Xe loge au plus %1 sous-groupes à la fois.</translation>
    </message>
    <message>
        <source>Occupancy: how many waves a compute unit holds.</source>
        <translation>L’occupation&#xa0;: combien de vagues loge une unité de calcul.</translation>
    </message>
    <message>
        <source>Occupancy: how many sub-groups an Xe-core holds.</source>
        <translation>L’occupation&#xa0;: combien de sous-groupes loge un cœur Xe.</translation>
    </message>
    <message>
        <source>To global memory: the hardware has none. What is counted is what stores to the same addresses would touch.</source>
        <translation>En mémoire globale&#xa0;: le matériel n’en a pas. On compte ce que toucheraient des écritures aux mêmes adresses.</translation>
    </message>
    <message>
        <source>To shared memory: the hardware has none. They are counted as if lanes on one word, and on different words of one bank, took turns.</source>
        <translation>En mémoire partagée&#xa0;: le matériel n’en a pas. On les compte comme si les voies sur un même mot, et sur différents mots d’un même banc, passaient à tour de rôle.</translation>
    </message>
    <message>
        <source>Races between warps were not judged: what named barriers order cannot be followed beside asynchronous copies, or where there are very many.</source>
        <translation>Les courses entre warps n’ont pas été jugées&#xa0;: ce qu’ordonnent les barrières nommées ne peut pas être suivi à côté de copies asynchrones, ni là où il y en a énormément.</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>disposition</translation>
    </message>
    <message>
        <source>extra bytes</source>
        <translation>octets en plus</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne tient pas</translation>
    </message>
    <message>
        <source>Layouts of %1, %2: wavefronts of a request</source>
        <translation>Dispositions de %1, %2&#xa0;: wavefronts d’une requête</translation>
    </message>
    <message>
        <source>As it is declared is the best of those tried.</source>
        <translation>Telle que déclarée, c’est la meilleure de celles essayées.</translation>
    </message>
    <message>
        <source>The block made more requests than are kept: only those are counted. Make the launch smaller to have all.</source>
        <translation>Le bloc a fait plus de requêtes qu’il n’en est gardé&#xa0;: seules celles qui sont gardées sont comptées. Réduisez le lancement pour les avoir toutes.</translation>
    </message>
    <message>
        <source>Line %1 accesses %2 bytes at once, so layouts that take them apart or off their alignment are left out.</source>
        <translation>La ligne %1 accède à %2 octets d’un coup, les dispositions qui les séparent ou les désalignent sont donc écartées.</translation>
    </message>
    <message>
        <source>Line %1 also reaches beyond this array: such requests are counted as they are.</source>
        <translation>La ligne %1 sort aussi de ce tableau&#xa0;: ces requêtes sont comptées telles quelles.</translation>
    </message>
    <message>
        <source>Line %1 is not counted: no rule of %3 is known for %2 bytes a lane.</source>
        <translation>La ligne %1 n’est pas comptée&#xa0;: aucune règle de %3 n’est connue pour %2 octets par voie.</translation>
    </message>
    <message>
        <source>The launch gives this array its size: ask there for the extra bytes.</source>
        <translation>Le lancement donne sa taille à ce tableau&#xa0;: demandez-y les octets en plus.</translation>
    </message>
    <message>
        <source>A macro uses the array: change its indices by hand.</source>
        <translation>Une macro utilise le tableau&#xa0;: changez ses indices à la main.</translation>
    </message>
    <message>
        <source>The text reaches the array through a pointer or with fewer indices than it has: change them by hand.</source>
        <translation>Le texte atteint le tableau par un pointeur ou avec moins d’indices qu’il n’en a&#xa0;: changez-les à la main.</translation>
    </message>
    <message>
        <source>The text takes the address of an element: change by hand what is reached from there.</source>
        <translation>Le texte prend l’adresse d’un élément&#xa0;: changez à la main ce qui est atteint de là.</translation>
    </message>
    <message>
        <source>An index calls a function or changes a variable, so it cannot be written twice: change it by hand.</source>
        <translation>Un indice appelle une fonction ou change une variable, on ne peut donc pas l’écrire deux fois&#xa0;: changez-le à la main.</translation>
    </message>
    <message>
        <source>The text reaches the array through a pointer that knows no rows: change its indices by hand.</source>
        <translation>Le texte atteint le tableau par un pointeur qui ignore les rangées&#xa0;: changez ses indices à la main.</translation>
    </message>
    <message>
        <source>block %1, warp %2</source>
        <translation>bloc %1, warp %2</translation>
    </message>
    <message>
        <source>block %1, wave %2</source>
        <translation>bloc %1, vague %2</translation>
    </message>
    <message>
        <source>block %1, sub-group %2</source>
        <translation>bloc %1, sous-groupe %2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>ligne %1, %2</translation>
    </message>
    <message>
        <source>line %1, %2 of %3</source>
        <translation>ligne %1, %2 de %3</translation>
    </message>
    <message>
        <source>Lane to lane the address moves by %1 bytes: %2 stands in the row index of %4, and %3 in the last. Swap the two.</source>
        <translation>De voie en voie l’adresse avance de %1 octets&#xa0;: %2 est dans l’indice de rangée de %4, et %3 dans le dernier. Échangez les deux.</translation>
    </message>
    <message>
        <source>Lane to lane the address moves by %1 bytes: %2 stands in the row index of %4. Let %2 index the last dimension, or transpose through shared memory.</source>
        <translation>De voie en voie l’adresse avance de %1 octets&#xa0;: %2 est dans l’indice de rangée de %4. Mettez %2 dans la dernière dimension, ou transposez par la mémoire partagée.</translation>
    </message>
    <message>
        <source>Lane to lane the address moves by %1 bytes: %2 stands in the row index of %4, while other accesses have it in the last. Transpose a tile through shared memory, so that %2 is last in both.</source>
        <translation>De voie en voie l’adresse avance de %1 octets&#xa0;: %2 est dans l’indice de rangée de %4, alors que d’autres accès l’ont dans le dernier. Transposez une tuile par la mémoire partagée, pour que %2 soit dernier des deux côtés.</translation>
    </message>
    <message>
        <source>Lanes read one member of each structure in %4, %1 bytes apart. Keep an array for each member, or let a lane load the whole structure at once.</source>
        <translation>Les voies lisent un membre de chaque structure de %4, à %1 octets l’un de l’autre. Gardez un tableau par membre, ou laissez une voie charger toute la structure d’un coup.</translation>
    </message>
    <message>
        <source>Lane to lane the address moves by %5 elements of %4. Let neighbouring lanes take neighbouring elements: index by %2, and go on by the block&apos;s size.</source>
        <translation>De voie en voie l’adresse avance de %5 éléments de %4. Que des voies voisines prennent des éléments voisins&#xa0;: indexez par %2, et avancez de la taille du bloc.</translation>
    </message>
    <message>
        <source>Lanes lie side by side in %4, but begin %7 bytes behind the start of a sector. Move the start to a multiple of a sector, or pad the rows to one.</source>
        <translation>Les voies sont côte à côte dans %4, mais commencent %7 octets après le début d’un secteur. Placez le début à un multiple d’un secteur, ou complétez les rangées jusqu’à un tel multiple.</translation>
    </message>
    <message>
        <source>The block is %6 threads wide, so the lanes of a request fall into rows of %4 that lie apart. Make it at least %8 wide.</source>
        <translation>Le bloc a %6 threads de large, les voies d’une requête tombent donc dans des rangées de %4 éloignées. Donnez-lui au moins %8 de large.</translation>
    </message>
    <message>
        <source>The lanes&apos; places in %4 follow no pattern: the index comes from data. Sort the data, or gather it into shared memory with side-by-side loads first.</source>
        <translation>Les places des voies dans %4 ne suivent aucun motif&#xa0;: l’indice vient des données. Triez les données, ou rassemblez-les d’abord en mémoire partagée par des lectures côte à côte.</translation>
    </message>
    <message>
        <source>An index of the array is read from the array itself: change it by hand.</source>
        <translation>Un indice du tableau est lu dans le tableau même&#xa0;: changez-le à la main.</translation>
    </message>
    <message>
        <source>The text has no index of this array to change.</source>
        <translation>Le texte n’a pas d’indice de ce tableau à changer.</translation>
    </message>
    <message>
        <source>The array has no shape that could be made larger: give it one.</source>
        <translation>Le tableau n’a pas de forme à agrandir&#xa0;: donnez-lui-en une.</translation>
    </message>
    <message>
        <source>as declared</source>
        <translation>telle que déclarée</translation>
    </message>
    <message>
        <source>−%1 a row</source>
        <translation>−%1 par rangée</translation>
    </message>
    <message>
        <source>+%1 a row</source>
        <translation>+%1 par rangée</translation>
    </message>
    <message>
        <source>+%1 rows a plane</source>
        <translation>+%1 rangées par plan</translation>
    </message>
    <message>
        <source>+%1 after every %2</source>
        <translation>+%1 tous les %2</translation>
    </message>
    <message>
        <source>This is what the text has already.</source>
        <translation>C’est déjà ce que le texte a.</translation>
    </message>
    <message>
        <source>The text does not declare this array with its bounds in brackets: change the declaration by hand.</source>
        <translation>Le texte ne déclare pas ce tableau avec ses bornes entre crochets&#xa0;: changez la déclaration à la main.</translation>
    </message>
    <message>
        <source>Only %1 of the warp&apos;s %2 lanes are active: a branch keeps the others out.</source>
        <translation>Seules %1 des %2 voies du warp sont actives&#xa0;: une branche écarte les autres.</translation>
    </message>
    <message>
        <source>Only %1 of the wave&apos;s %2 lanes are active: a branch keeps the others out.</source>
        <translation>Seules %1 des %2 voies de la vague sont actives&#xa0;: une branche écarte les autres.</translation>
    </message>
    <message>
        <source>Only %1 of the sub-group&apos;s %2 lanes are active: a branch keeps the others out.</source>
        <translation>Seules %1 des %2 voies du sous-groupe sont actives&#xa0;: une branche écarte les autres.</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: every second word is skipped.</source>
        <translation>%1 voies touchent %2 secteurs dans %3 lignes&#xa0;; %4 suffiraient&#xa0;: un mot sur deux est sauté.</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: every second element is skipped.</source>
        <translation>%1 voies touchent %2 secteurs dans %3 lignes&#xa0;; %4 suffiraient&#xa0;: un élément sur deux est sauté.</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: of every %5 elements one is used.</source>
        <translation>%1 voies touchent %2 secteurs dans %3 lignes&#xa0;; %4 suffiraient&#xa0;: un élément sur %5 est utilisé.</translation>
    </message>
    <message>
        <source>A single lane asks: it moves %2 sectors.</source>
        <translation>Une seule voie demande&#xa0;: elle déplace %2 secteurs.</translation>
    </message>
    <message>
        <source>All %1 lanes want one address: what moves for one of them (sectors: %2) serves them all.</source>
        <translation>Les %1 voies veulent une même adresse&#xa0;: ce qui est déplacé pour l’une (secteurs&#xa0;: %2) sert à toutes.</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: neighbours lie %5 bytes apart, so no two of them share a sector.</source>
        <translation>%1 voies touchent %2 secteurs dans %3 lignes&#xa0;; %4 suffiraient&#xa0;: les voisines sont à %5 octets, donc aucune ne partage un secteur.</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: they lie side by side, but begin %5 bytes behind the start of a sector.</source>
        <translation>%1 voies touchent %2 secteurs dans %3 lignes&#xa0;; %4 suffiraient&#xa0;: elles sont côte à côte, mais commencent %5 octets après le début d’un secteur.</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: they fall into %5 stretches that lie apart.</source>
        <translation>%1 voies touchent %2 secteurs dans %3 lignes&#xa0;; %4 suffiraient&#xa0;: elles tombent dans %5 tronçons éloignés.</translation>
    </message>
    <message>
        <source>%1 lanes touch no sector too many (%2 in %3 lines), but the device moves more than that: %5 bytes.</source>
        <translation>%1 voies ne touchent aucun secteur de trop (%2 dans %3 lignes), mais l’appareil déplace davantage&#xa0;: %5 octets.</translation>
    </message>
    <message>
        <source>%1 lanes pay for %5 transactions: only where lane k of a half-warp wants word k of an aligned segment is it served at once.</source>
        <translation>%1 voies coûtent %5 transactions&#xa0;: un demi-warp n’est servi d’un coup que si sa voie k veut le mot k d’un segment aligné.</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines, and no fewer would do.</source>
        <translation>%1 voies touchent %2 secteurs dans %3 lignes, et il n’en faut pas moins.</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: their addresses are scattered over %5 places.</source>
        <translation>%1 voies touchent %2 secteurs dans %3 lignes&#xa0;; %4 suffiraient&#xa0;: leurs adresses sont éparpillées en %5 endroits.</translation>
    </message>
    <message>
        <source>%7 lanes want parts of one word of bank %3, and only one word is broadcast at a time: the request takes %4 wavefronts, %5 would do.</source>
        <translation>%7 voies veulent des parties d’un mot du banc %3, et un seul mot est diffusé à la fois&#xa0;: la requête prend %4 wavefronts, %5 suffiraient.</translation>
    </message>
    <message>
        <source>Lanes %1 and %2 want different words of bank %3: the request takes %4 wavefronts, %5 would do.</source>
        <translation>Les voies %1 et %2 veulent des mots différents du banc %3&#xa0;: la requête prend %4 wavefronts, %5 suffiraient.</translation>
    </message>
    <message>
        <source>%7 lanes, %1 and %2 among them, want %6 different words of bank %3: the request takes %4 wavefronts, %5 would do.</source>
        <translation>%7 voies, dont %1 et %2, veulent %6 mots différents du banc %3&#xa0;: la requête prend %4 wavefronts, %5 suffiraient.</translation>
    </message>
    <message>
        <source>%7 lanes change the same word of bank %3 and take turns: %4 wavefronts, %5 would do.</source>
        <translation>%7 voies changent le même mot du banc %3 et passent à tour de rôle&#xa0;: %4 wavefronts, %5 suffiraient.</translation>
    </message>
    <message>
        <source>%7 lanes change %6 words of bank %3 and take turns: %4 wavefronts, %5 would do.</source>
        <translation>%7 voies changent %6 mots du banc %3 et passent à tour de rôle&#xa0;: %4 wavefronts, %5 suffiraient.</translation>
    </message>
    <message>
        <source>No conflict: each matrix of 8 rows takes a wavefront of its own, %4 in all.</source>
        <translation>Pas de conflit&#xa0;: chaque matrice de 8 rangées prend son propre wavefront, %4 en tout.</translation>
    </message>
    <message>
        <source>No conflict: %1 lanes of %2 bytes each are served in %3 phases, a wavefront each.</source>
        <translation>Pas de conflit&#xa0;: %1 voies de %2 octets sont servies en %3 phases, un wavefront chacune.</translation>
    </message>
    <message>
        <source>All %1 lanes want the same word: one wavefront brings it to all of them.</source>
        <translation>Les %1 voies veulent le même mot&#xa0;: un wavefront l’apporte à toutes.</translation>
    </message>
    <message>
        <source>No conflict: no bank is asked for two words, so one wavefront serves all %1 lanes.</source>
        <translation>Pas de conflit&#xa0;: on ne demande deux mots à aucun banc, un wavefront sert donc les %1 voies.</translation>
    </message>
    <message>
        <source>All %1 lanes want the same words of constant memory, which are broadcast.</source>
        <translation>Les %1 voies veulent les mêmes mots de la mémoire constante, qui sont diffusés.</translation>
    </message>
    <message>
        <source>%1 lanes want %2 different words of constant memory, which take turns; %3 would do.</source>
        <translation>%1 voies veulent %2 mots différents de la mémoire constante, à tour de rôle&#xa0;; %3 suffiraient.</translation>
    </message>
    <message>
        <source>From lane to lane the address moves by %1 words, which meets only %2 of the %3 banks.</source>
        <translation>De voie en voie l’adresse avance de %1 mots, ce qui ne touche que %2 des %3 bancs.</translation>
    </message>
    <message>
        <source>All %1 requests of this access together: %2 wavefronts, %3 would do.</source>
        <translation>Les %1 requêtes de cet accès ensemble&#xa0;: %2 wavefronts, %3 suffiraient.</translation>
    </message>
    <message>
        <source>All %1 requests of this access together: %2 words, %3 would do.</source>
        <translation>Les %1 requêtes de cet accès ensemble&#xa0;: %2 mots, %3 suffiraient.</translation>
    </message>
    <message>
        <source>All %1 requests of this access together: %2 sectors, %3 would do.</source>
        <translation>Les %1 requêtes de cet accès ensemble&#xa0;: %2 secteurs, %3 suffiraient.</translation>
    </message>
    <message>
        <source>Efficiency is %1 %: lanes share bytes, so more is asked for than has to move.</source>
        <translation>L’efficacité est de %1&#xa0;%&#xa0;: des voies partagent des octets, on demande donc plus qu’il ne faut déplacer.</translation>
    </message>
    <message>
        <source>The device serves it in %1 parts, and a sector that two parts touch counts twice.</source>
        <translation>L’appareil le sert en %1 parties, et un secteur touché par deux parties compte deux fois.</translation>
    </message>
    <message>
        <source>Half-warps are served one after the other, and wide accesses in words of 4 bytes.</source>
        <translation>Les demi-warps sont servis l’un après l’autre, et les accès larges par mots de 4 octets.</translation>
    </message>
    <message>
        <source>Neighbouring lanes are at one address, so phases merge in pairs: %1 wavefronts instead of %2.</source>
        <translation>Des voies voisines sont à une même adresse, les phases fusionnent donc par deux&#xa0;: %1 wavefronts au lieu de %2.</translation>
    </message>
    <message>
        <source>Each lane asks for no more than a part of a word (bytes: %1): let it take %2 elements at once.</source>
        <translation>Chaque voie ne demande qu’une partie d’un mot (octets&#xa0;: %1)&#xa0;: faites-lui prendre %2 éléments d’un coup.</translation>
    </message>
    <message>
        <source>%1 lanes meet at one address; added up in the registers first, %2 operations would be left.</source>
        <translation>%1 voies se rencontrent à une adresse&#xa0;; additionnées d’abord dans les registres, il resterait %2 opérations.</translation>
    </message>
    <message>
        <source>What is selected touches no memory here. Choose another line or block.</source>
        <translation>Ce qui est choisi ne touche aucune mémoire ici. Choisissez une autre ligne ou un autre bloc.</translation>
    </message>
    <message>
        <source>No rule of %1 is known for this access. Choose another width, or another device.</source>
        <translation>Aucune règle de %1 n’est connue pour cet accès. Choisissez une autre largeur, ou un autre appareil.</translation>
    </message>
    <message>
        <source>The block in focus made no such request, or more than are kept, so there is none to explain. Choose another block or a smaller launch.</source>
        <translation>Le bloc choisi n’a pas fait cette requête, ou plus qu’il n’en est gardé, il n’y a donc rien à expliquer. Choisissez un autre bloc ou un lancement plus petit.</translation>
    </message>
    <message>
        <source>You said %1; it is %2: twice too many.</source>
        <translation>Vous avez dit %1&#xa0;; c’est %2&#xa0;: deux fois trop.</translation>
    </message>
    <message>
        <source>You said %1; it is %2: %3 times too many.</source>
        <translation>Vous avez dit %1&#xa0;; c’est %2&#xa0;: %3 fois trop.</translation>
    </message>
    <message>
        <source>You said %1; it is %2: %4 too many.</source>
        <translation>Vous avez dit %1&#xa0;; c’est %2&#xa0;: %4 de trop.</translation>
    </message>
    <message>
        <source>You said %1; it is %2: twice as many.</source>
        <translation>Vous avez dit %1&#xa0;; c’est %2&#xa0;: deux fois plus.</translation>
    </message>
    <message>
        <source>You said %1; it is %2: %3 times as many.</source>
        <translation>Vous avez dit %1&#xa0;; c’est %2&#xa0;: %3 fois plus.</translation>
    </message>
    <message>
        <source>You said %1; it is %2: %4 too few.</source>
        <translation>Vous avez dit %1&#xa0;; c’est %2&#xa0;: il en manque %4.</translation>
    </message>
    <message>
        <source>Right: it is %1.</source>
        <translation>Juste&#xa0;: c’est %1.</translation>
    </message>
    <message>
        <source>Near enough: it is %1.</source>
        <translation>Assez proche&#xa0;: c’est %1.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>C’est %1.</translation>
    </message>
    <message>
        <source>%1 lanes touch %2 sectors in %3 lines; %4 would do: within a row of the block neighbours lie %5 bytes apart.</source>
        <translation>%1 voies touchent %2 secteurs dans %3 lignes&#xa0;; %4 suffiraient&#xa0;: dans une rangée du bloc, les voisines sont à %5 octets l’une de l’autre.</translation>
    </message>
    <message>
        <source>There are no values. Write 1:32, 1:32:4 or 1,2,4.</source>
        <translation>Il n’y a pas de valeurs. Écrivez 1:32, 1:32:4 ou 1,2,4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no range. Write 1:32, 1:32:4, 1:1024:*2 or 1,2,4.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un intervalle. Écrivez 1:32, 1:32:4, 1:1024:*2 ou 1,2,4.</translation>
    </message>
    <message>
        <source>The step of &quot;%1&quot; never leads from the first value to the last. Change it.</source>
        <translation>Le pas de «&#xa0;%1&#xa0;» ne mène jamais de la première valeur à la dernière. Changez-le.</translation>
    </message>
    <message>
        <source>These are %1 values, and at most %2 are swept. Take a larger step.</source>
        <translation>Cela fait %1 valeurs, et %2 au plus sont parcourues. Prenez un pas plus grand.</translation>
    </message>
    <message>
        <source>There is no %1 to sweep. There are: %2.</source>
        <translation>Il n’y a pas de %1 à parcourir. Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no metric %1. There are: %2.</source>
        <translation>Il n’y a pas de mesure %1. Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;. Type a whole number that fits.</source>
        <translation>%1 ne peut pas être «&#xa0;%2&#xa0;». Tapez un nombre entier qui convient.</translation>
    </message>
    <message>
        <source>%1 cannot be 0. Start at 1.</source>
        <translation>%1 ne peut pas être 0. Commencez à 1.</translation>
    </message>
    <message>
        <source>The sizes of %1 do not stand in this text, so they cannot be padded. Declare it as in float tile[16][16].</source>
        <translation>Les tailles de %1 ne figurent pas dans ce texte, on ne peut donc pas les élargir. Déclarez-le comme float tile[16][16].</translation>
    </message>
    <message>
        <source>%1 has one dimension, and padding its end moves nothing. Give it rows.</source>
        <translation>%1 a une seule dimension, et élargir sa fin ne déplace rien. Donnez-lui des rangées.</translation>
    </message>
    <message>
        <source>ideal sectors</source>
        <translation>secteurs idéaux</translation>
    </message>
    <message>
        <source>excess sectors</source>
        <translation>secteurs en excédent</translation>
    </message>
    <message>
        <source>efficiency, %</source>
        <translation>efficacité, %</translation>
    </message>
    <message>
        <source>ideal wavefronts</source>
        <translation>wavefronts idéaux</translation>
    </message>
    <message>
        <source>worst conflict, ways</source>
        <translation>pire conflit, voies</translation>
    </message>
    <message>
        <source>atomics in L2</source>
        <translation>atomiques en L2</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation>occupation, %</translation>
    </message>
    <message>
        <source>effective bandwidth, GB/s</source>
        <translation>bande passante effective, Go/s</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>access %1</source>
        <translation>accès %1</translation>
    </message>
    <message>
        <source>Drawn by banks: an access goes past the end of its array, where it has no index.</source>
        <translation>Dessiné par bancs&#xa0;: un accès dépasse la fin de son tableau, où il n’a pas d’indice.</translation>
    </message>
    <message>
        <source>Drawn by banks: nothing says the shape of %1. Declare it with its sizes, as in float %1[32][33].</source>
        <translation>Dessiné par bancs&#xa0;: rien ne dit la forme de %1. Déclarez-le avec ses tailles, comme float %1[32][33].</translation>
    </message>
    <message>
        <source>cell = element · small number = its bank · colour = warp, large number = lane</source>
        <translation>case = élément · petit nombre = son banc · couleur = warp, grand nombre = voie</translation>
    </message>
    <message>
        <source>0–3 = lanes that share a cell</source>
        <translation>0–3 = voies qui partagent une case</translation>
    </message>
    <message>
        <source>bank %1</source>
        <translation>banc %1</translation>
    </message>
    <message>
        <source>banks %1</source>
        <translation>bancs %1</translation>
    </message>
    <message>
        <source>%1 banks</source>
        <translation>%1 bancs</translation>
    </message>
    <message>
        <source>Lanes and lines</source>
        <translation>Voies et lignes</translation>
    </message>
    <message>
        <source>Lanes and banks</source>
        <translation>Voies et bancs</translation>
    </message>
    <message>
        <source>above: lanes · below: the lines they touch, framed: sectors that move</source>
        <translation>en haut&#xa0;: les voies · en bas&#xa0;: les lignes touchées, encadrés&#xa0;: les secteurs déplacés</translation>
    </message>
    <message>
        <source>above: lanes · below: the words they want, column = bank</source>
        <translation>en haut&#xa0;: les voies · en bas&#xa0;: les mots voulus, colonne = banc</translation>
    </message>
    <message>
        <source>The first of %1 requests: select one to see it.</source>
        <translation>La première de %1 requêtes&#xa0;: choisissez-en une pour la voir.</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 ligne</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>1 sector</source>
        <translation>1 secteur</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 secteurs</translation>
    </message>
    <message>
        <source>%1 of %2 B used</source>
        <translation>%1 sur %2 o utilisés</translation>
    </message>
    <message>
        <source>… 1 row untouched …</source>
        <translation>… 1 rangée intacte …</translation>
    </message>
    <message>
        <source>Global memory, overview</source>
        <translation>Mémoire globale, vue d’ensemble</translation>
    </message>
    <message>
        <source>All lines that this block touched, other blocks not · mark = %1-byte line · height of the colour = bytes used of those moved · bar = the whole array</source>
        <translation>Toutes les lignes touchées par ce bloc, pas celles des autres · marque = ligne de %1 octets · hauteur de la couleur = octets utilisés de ceux déplacés · barre = tout le tableau</translation>
    </message>
    <message>
        <source>Not every line fits: a mark stands for up to %1.</source>
        <translation>Toutes les lignes ne tiennent pas&#xa0;: une marque en représente jusqu’à %1.</translation>
    </message>
    <message>
        <source>… %1 more slices, not shown</source>
        <translation>… encore %1 tranches, non montrées</translation>
    </message>
    <message>
        <source>x across, y down · colour = warp, number = lane</source>
        <translation>x vers la droite, y vers le bas · couleur = warp, nombre = voie</translation>
    </message>
    <message>
        <source>hollow = takes no part</source>
        <translation>creux = ne participe pas</translation>
    </message>
</context>
<context>
    <name>SeverityText</name>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>note</source>
        <translation>remarque</translation>
    </message>
</context>
<context>
    <name>UserDeviceText</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 est illisible&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB: no device is</source>
        <translation>%1 dépasse 1 Mo&#xa0;: aucun appareil n’est si grand</translation>
    </message>
    <message>
        <source>%1: id: &quot;%2&quot; is taken by %3</source>
        <translation>%1&#xa0;: id&#xa0;: «&#xa0;%2&#xa0;» est déjà pris par %3</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <translation>%1 n’est pas un fichier</translation>
    </message>
</context>
<context>
    <name>warplens::AdvicePanel</name>
    <message>
        <source>lay out %1 as %2</source>
        <translation>disposer %1 en %2</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>&amp;Copier le code</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Run a kernel that uses shared memory to see other layouts of its arrays.</source>
        <translation>Lancez un noyau qui utilise la mémoire partagée pour voir d’autres dispositions de ses tableaux.</translation>
    </message>
    <message>
        <source>Layouts, the best first</source>
        <translation>Dispositions, la meilleure d’abord</translation>
    </message>
    <message>
        <source>Enter or a double click puts the layout into the text</source>
        <translation>Entrée ou un double clic met la disposition dans le texte</translation>
    </message>
    <message>
        <source>Shared array</source>
        <translation>Tableau partagé</translation>
    </message>
    <message>
        <source>Advice on global memory</source>
        <translation>Conseils pour la mémoire globale</translation>
    </message>
    <message>
        <source>Changes the declaration or the indices in the text; Undo takes it back</source>
        <translation>Change la déclaration ou les indices dans le texte&#xa0;; Annuler revient en arrière</translation>
    </message>
    <message>
        <source>Copies the code of the chosen layout</source>
        <translation>Copie le code de la disposition choisie</translation>
    </message>
    <message>
        <source>Nothing ran: the messages say what to correct.</source>
        <translation>Rien n’a tourné&#xa0;: les messages disent quoi corriger.</translation>
    </message>
    <message>
        <source>This block has no shared array to lay out anew. Declare one with __shared__, or choose another block.</source>
        <translation>Ce bloc n’a pas de tableau partagé à disposer autrement. Déclarez-en un avec __shared__, ou choisissez un autre bloc.</translation>
    </message>
    <message>
        <source>%1, %2: wavefronts of a request</source>
        <translation>%1, %2&#xa0;: wavefronts d’une requête</translation>
    </message>
    <message>
        <source>%1, %2: no layout is better</source>
        <translation>%1, %2&#xa0;: aucune disposition n’est meilleure</translation>
    </message>
    <message>
        <source>The block would need more shared memory than it can have.</source>
        <translation>Le bloc demanderait plus de mémoire partagée qu’il ne peut en avoir.</translation>
    </message>
    <message>
        <source>This is what the text has.</source>
        <translation>C’est ce que le texte a.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>The code is copied. %1</source>
        <translation>Le code est copié. %1</translation>
    </message>
</context>
<context>
    <name>warplens::ArgumentRow</name>
    <message>
        <source>%1, slider</source>
        <translation>%1, curseur</translation>
    </message>
    <message>
        <source>%1: a constant of the text; changing it compiles anew</source>
        <translation>%1&#xa0;: une constante du texte&#xa0;; la changer recompile</translation>
    </message>
</context>
<context>
    <name>warplens::BlockBox</name>
    <message>
        <source>Block that is shown</source>
        <translation>Bloc montré</translation>
    </message>
    <message>
        <source>The block of the grid that the pictures show: type its place or its number, or use the arrow keys or the wheel</source>
        <translation>Le bloc de la grille que montrent les images&#xa0;: tapez sa position ou son numéro, ou utilisez les flèches ou la molette</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
</context>
<context>
    <name>warplens::Breadcrumb</name>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Narrow it down</source>
        <translation>Restreindre</translation>
    </message>
    <message>
        <source>Narrow it down to an access, a warp, a request or a phase</source>
        <translation>Restreindre à un accès, un warp, une requête ou une phase</translation>
    </message>
    <message>
        <source>Below this</source>
        <translation>En dessous</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>Accès</translation>
    </message>
</context>
<context>
    <name>warplens::BufferRow</name>
    <message>
        <source>%1: element type</source>
        <translation>%1&#xa0;: type d’élément</translation>
    </message>
    <message>
        <source>%1: elements</source>
        <translation>%1&#xa0;: éléments</translation>
    </message>
    <message>
        <source>%1: contents at the start</source>
        <translation>%1&#xa0;: contenu au départ</translation>
    </message>
    <message>
        <source>%1: offset in bytes</source>
        <translation>%1&#xa0;: décalage en octets</translation>
    </message>
    <message>
        <source>Type a whole number, or nothing.</source>
        <translation>Tapez un nombre entier, ou rien.</translation>
    </message>
    <message>
        <source>Elements; empty: no end</source>
        <translation>Éléments ; vide : sans fin</translation>
    </message>
    <message>
        <source>Contents of a buffer</source>
        <translation>Contenu d’un tampon</translation>
    </message>
    <message>
        <source>Numbers and bytes (*.csv *.txt *.bin);;All files (*)</source>
        <translation>Nombres et octets (*.csv *.txt *.bin);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1: contents from a file</source>
        <translation>%1&#xa0;: contenu d’un fichier</translation>
    </message>
    <message>
        <source>Take the contents from a file: numbers in a text, else bytes</source>
        <translation>Prendre le contenu d’un fichier&#xa0;: les nombres d’un texte, sinon les octets</translation>
    </message>
</context>
<context>
    <name>warplens::ChartView</name>
    <message>
        <source>Chart</source>
        <translation>Diagramme</translation>
    </message>
</context>
<context>
    <name>warplens::CodeEditor</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
</context>
<context>
    <name>warplens::CompareModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>secteurs</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>efficacité</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>wavefronts</translation>
    </message>
    <message>
        <source>n-way</source>
        <translation>n voies</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>conflits</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>occupation</translation>
    </message>
</context>
<context>
    <name>warplens::ComparePanel</name>
    <message>
        <source>&amp;Pin</source>
        <translation>É&amp;pingler</translation>
    </message>
    <message>
        <source>&amp;Switch</source>
        <translation>&amp;Basculer</translation>
    </message>
    <message>
        <source>Side &amp;by side</source>
        <translation>&amp;Côte à côte</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>States to compare</source>
        <translation>États à comparer</translation>
    </message>
    <message>
        <source>Keep what is shown now, to compare with it (Ctrl+D)</source>
        <translation>Garder ce qui est montré, pour y comparer (Ctrl+D)</translation>
    </message>
    <message>
        <source>From what is in the window to the chosen state, and back (Ctrl+T)</source>
        <translation>De ce qui est dans la fenêtre à l’état choisi, et retour (Ctrl+T)</translation>
    </message>
    <message>
        <source>The pictures of the chosen state beside those of now</source>
        <translation>Les images de l’état choisi à côté de celles de maintenant</translation>
    </message>
    <message>
        <source>switch to %1</source>
        <translation>basculer vers %1</translation>
    </message>
    <message>
        <source>switch back from %1</source>
        <translation>revenir de %1</translation>
    </message>
    <message>
        <source>Four are kept at most: remove one to pin another.</source>
        <translation>Quatre au plus sont gardés&#xa0;: retirez-en un pour en épingler un autre.</translation>
    </message>
    <message>
        <source>Pin what is shown, change something, and compare.</source>
        <translation>Épinglez ce qui est montré, changez quelque chose, et comparez.</translation>
    </message>
</context>
<context>
    <name>warplens::ConsolePanel</name>
    <message>
        <source>More was printed than is kept.</source>
        <translation>Il a été affiché plus que ce qui est conservé.</translation>
    </message>
    <message>
        <source>Printed by the kernel</source>
        <translation>Affiché par le noyau</translation>
    </message>
    <message>
        <source>Click a line to see where it was printed</source>
        <translation>Cliquez sur une ligne pour voir d’où elle vient</translation>
    </message>
    <message>
        <source>Printed by block %1</source>
        <translation>Affiché par le bloc %1</translation>
    </message>
</context>
<context>
    <name>warplens::DeviceChooser</name>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>Whose memory system is shown</source>
        <translation>Celui dont le système mémoire est montré</translation>
    </message>
    <message>
        <source>unknown: %1</source>
        <translation>inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>not usable: %1</source>
        <translation>inutilisable&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>warplens::DeviceSection</name>
    <message>
        <source>warp size</source>
        <translation>taille de warp</translation>
    </message>
    <message>
        <source>sector, bytes</source>
        <translation>secteur, octets</translation>
    </message>
    <message>
        <source>line, bytes</source>
        <translation>ligne, octets</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>bancs</translation>
    </message>
    <message>
        <source>bank width, bytes</source>
        <translation>largeur de banc, octets</translation>
    </message>
    <message>
        <source>lanes that read one word share it (multicast)</source>
        <translation>les voies d’un même mot le partagent (multicast)</translation>
    </message>
    <message>
        <source>phases merge when lanes pair up</source>
        <translation>les phases fusionnent quand les voies vont par paires</translation>
    </message>
    <message>
        <source>loads move whole lines (L1 caching)</source>
        <translation>les lectures déplacent des lignes entières (cache L1)</translation>
    </message>
    <message>
        <source>bank mode, bytes</source>
        <translation>mode de bancs, octets</translation>
    </message>
</context>
<context>
    <name>warplens::ExpressionSection</name>
    <message>
        <source>global</source>
        <translation>globale</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagée</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>Type d’élément</translation>
    </message>
    <message>
        <source>load</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>store</source>
        <translation>écriture</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>Shape of the array</source>
        <translation>Forme du tableau</translation>
    </message>
    <message>
        <source>Sizes of the array, outermost first: 32, 33</source>
        <translation>Dimensions du tableau, la plus externe d’abord&#xa0;: 32, 33</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>access</source>
        <translation>accès</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>Type sizes above 0, such as 32, 33.</source>
        <translation>Tapez des dimensions supérieures à 0, comme 32, 33.</translation>
    </message>
    <message>
        <source>Type the name of a type, such as float, int or double2.</source>
        <translation>Tapez le nom d’un type, comme float, int ou double2.</translation>
    </message>
</context>
<context>
    <name>warplens::FigurePane</name>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Bancs</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Arrangement: %1</source>
        <translation>Disposition&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Enregistrer en SVG…</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Enregistrer en PNG…</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajuster à la largeur</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
</context>
<context>
    <name>warplens::HazardsModel</name>
    <message>
        <source>one store</source>
        <translation>une écriture</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>non écrit</translation>
    </message>
    <message>
        <source>a warp&apos;s own?</source>
        <translation>propre au warp&#xa0;?</translation>
    </message>
    <message>
        <source>line %1, thread %2</source>
        <translation>ligne %1, thread %2</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>thread %1</translation>
    </message>
    <message>
        <source>RAW: read after write. WAR: write after read. WAW: write after write.</source>
        <translation>RAW&#xa0;: lecture après écriture. WAR&#xa0;: écriture après lecture. WAW&#xa0;: écriture après écriture.</translation>
    </message>
    <message>
        <source>How often two threads met, at all places and in all blocks</source>
        <translation>Combien de fois deux threads se sont rencontrés, à tous les endroits et dans tous les blocs</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>gravité</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>element</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>first</source>
        <translation>d’abord</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>paires</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocs</translation>
    </message>
</context>
<context>
    <name>warplens::HazardsTable</name>
    <message>
        <source>Hazards</source>
        <translation>Aléas</translation>
    </message>
    <message>
        <source>The chosen hazard</source>
        <translation>L’aléa choisi</translation>
    </message>
    <message>
        <source>Choose a hazard to see its threads in the pictures.</source>
        <translation>Choisissez un aléa pour voir ses threads dans les images.</translation>
    </message>
    <message>
        <source>What was not looked for</source>
        <translation>Ce qui n’a pas été cherché</translation>
    </message>
    <message>
        <source>Looking for hazards…</source>
        <translation>Recherche d’aléas…</translation>
    </message>
    <message>
        <source>No races. What else is wrong stands below the text.</source>
        <translation>Pas de course. Les autres erreurs sont sous le texte.</translation>
    </message>
    <message>
        <source>Hazards are races in shared memory: nothing here uses it.</source>
        <translation>Les aléas sont des courses en mémoire partagée&#xa0;: rien ne l’utilise ici.</translation>
    </message>
</context>
<context>
    <name>warplens::Headline</name>
    <message>
        <source>Counts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>global requests</source>
        <translation>requêtes globales</translation>
    </message>
    <message>
        <source>sectors moved</source>
        <translation>secteurs déplacés</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>efficacité</translation>
    </message>
    <message>
        <source>shared wavefronts</source>
        <translation>wavefronts partagés</translation>
    </message>
    <message>
        <source>worst n-way</source>
        <translation>pire conflit</translation>
    </message>
    <message>
        <source>in excess</source>
        <translation>en excédent</translation>
    </message>
    <message>
        <source>%1 would do</source>
        <translation>%1 suffiraient</translation>
    </message>
    <message>
        <source>as few as can be</source>
        <translation>le minimum</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>not modelled</source>
        <translation>non modélisé</translation>
    </message>
    <message>
        <source>%1-way</source>
        <translation>%1 voies</translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation>aucun conflit</translation>
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
        <translation>en ont servi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop counting (Ctrl+.)</source>
        <translation>Arrêter de compter (Ctrl+.)</translation>
    </message>
    <message>
        <source>1-way</source>
        <translation>1 voie</translation>
    </message>
</context>
<context>
    <name>warplens::LaunchPanel</name>
    <message>
        <source>Launch</source>
        <translation>Lancement</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>change the expression</source>
        <translation>changer l’expression</translation>
    </message>
    <message>
        <source>change the device&apos;s rules</source>
        <translation>changer les règles de l’appareil</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>noyau</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Noyau</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>grille</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>dynamic shared bytes</source>
        <translation>octets partagés dynamiques</translation>
    </message>
    <message>
        <source>Dynamic shared memory, bytes</source>
        <translation>Mémoire partagée dynamique, octets</translation>
    </message>
    <message>
        <source>choose kernel %1</source>
        <translation>choisir le noyau %1</translation>
    </message>
    <message>
        <source>change the grid</source>
        <translation>changer la grille</translation>
    </message>
    <message>
        <source>change the block</source>
        <translation>changer le bloc</translation>
    </message>
    <message>
        <source>change the shared memory</source>
        <translation>changer la mémoire partagée</translation>
    </message>
    <message>
        <source>use the launch in the text</source>
        <translation>prendre le lancement du texte</translation>
    </message>
    <message>
        <source>Device rules, %1</source>
        <translation>Règles de l’appareil, %1</translation>
    </message>
    <message>
        <source>Device rules</source>
        <translation>Règles de l’appareil</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>count</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>contents</source>
        <translation>contenu</translation>
    </message>
    <message>
        <source>offset B</source>
        <translation>décalage o</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Tampons</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>change buffer %1</source>
        <translation>changer le tampon %1</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>changer %1</translation>
    </message>
    <message>
        <source>Use the text&apos;s launch</source>
        <translation>Prendre le lancement du texte</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>grille %1, bloc %2</translation>
    </message>
    <message>
        <source>%1 (launched)</source>
        <translation>%1 (lancé)</translation>
    </message>
    <message>
        <source>as needed</source>
        <translation>selon besoin</translation>
    </message>
</context>
<context>
    <name>warplens::LayoutsModel</name>
    <message>
        <source>%1: too many</source>
        <translation>%1&#xa0;: trop</translation>
    </message>
    <message>
        <source>%1: %2 wavefronts in %3 requests</source>
        <translation>%1&#xa0;: %2 wavefronts en %3 requêtes</translation>
    </message>
    <message>
        <source>The block would need more shared memory than it can have.</source>
        <translation>Le bloc demanderait plus de mémoire partagée qu’il ne peut en avoir.</translation>
    </message>
    <message>
        <source>Wavefronts of one request of this access, by its line</source>
        <translation>Wavefronts d’une requête de cet accès, par sa ligne</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>disposition</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>wavefronts</translation>
    </message>
    <message>
        <source>extra bytes</source>
        <translation>octets en plus</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
</context>
<context>
    <name>warplens::LessonPanel</name>
    <message>
        <source>Close the lesson</source>
        <translation>Fermer la leçon</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Texte de la leçon</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>Étape &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Previous step (Alt+Left)</source>
        <translation>Étape précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Next step (Alt+Right)</source>
        <translation>Étape suivante (Alt+Droite)</translation>
    </message>
    <message>
        <source>Progress in the lesson</source>
        <translation>Avancement dans la leçon</translation>
    </message>
</context>
<context>
    <name>warplens::MainWindow</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Sessions and sources (*.json *.cu *.cuh *.hip *.cl *.hlsl);;All files (*)</source>
        <translation>Sessions et sources (*.json *.cu *.cuh *.hip *.cl *.hlsl);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Warplens sessions (*.json)</source>
        <translation>Sessions Warplens (*.json)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>This experiment has changes that are not saved.</source>
        <translation>Cette expérience a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>SVG pictures (*.svg)</source>
        <translation>Images SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Warplens</source>
        <translation>Warplens</translation>
    </message>
    <message>
        <source>About Warplens</source>
        <translation>À propos de Warplens</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Warplens %1&lt;/h3&gt;&lt;p&gt;Shows what a GPU&apos;s memory system makes of a warp.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Warplens %1&lt;/h3&gt;&lt;p&gt;Montre ce que le système mémoire d’un GPU fait d’un warp.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la licence publique générale GNU, version 3. Il est fourni sans aucune garantie.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>sans titre</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Address map as SVG…</source>
        <translation>Carte d’adresses en SVG…</translation>
    </message>
    <message>
        <source>Address map as PNG…</source>
        <translation>Carte d’adresses en PNG…</translation>
    </message>
    <message>
        <source>Bank grid as SVG…</source>
        <translation>Grille des bancs en SVG…</translation>
    </message>
    <message>
        <source>Bank grid as PNG…</source>
        <translation>Grille des bancs en PNG…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
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
        <translation>&amp;Élargir la sélection</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Panneau &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Panneau &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Leçon</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;About Warplens</source>
        <translation>À &amp;propos de Warplens</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>Exporter ▾</translation>
    </message>
    <message>
        <source>choose device %1</source>
        <translation>choisir l’appareil %1</translation>
    </message>
    <message>
        <source>use the launch in the text</source>
        <translation>prendre le lancement du texte</translation>
    </message>
    <message>
        <source>Open folder for includes</source>
        <translation>Ouvrir un dossier d’inclusion</translation>
    </message>
    <message>
        <source>&amp;Includes</source>
        <translation>&amp;Inclusions</translation>
    </message>
    <message>
        <source>Open folder for includes…</source>
        <translation>Ouvrir un dossier d’inclusion…</translation>
    </message>
    <message>
        <source>Leave out:</source>
        <translation>Écarter&#xa0;:</translation>
    </message>
    <message>
        <source>leave out an include folder</source>
        <translation>écarter un dossier d’inclusion</translation>
    </message>
    <message>
        <source>open a folder for includes</source>
        <translation>ouvrir un dossier d’inclusion</translation>
    </message>
    <message>
        <source>&amp;Hardware rules</source>
        <translation>&amp;Règles matérielles</translation>
    </message>
    <message>
        <source>Page Up and Page Down step · full stop shows or hides the counts · L is a pointer · Esc ends the lecture</source>
        <translation>Page préc. et Page suiv. avancent · le point montre ou cache les comptes · L est un pointeur · Échap termine le cours</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>&amp;Open folder of lessons…</source>
        <translation>&amp;Ouvrir un dossier de leçons…</translation>
    </message>
    <message>
        <source>What cannot be read (%1)…</source>
        <translation>Ce qui ne peut être lu (%1)…</translation>
    </message>
    <message>
        <source>&amp;Forget this folder</source>
        <translation>Ou&amp;blier ce dossier</translation>
    </message>
    <message>
        <source>There is no lesson in %1. A lesson is a session and its text: name.json and name.md.</source>
        <translation>Il n’y a pas de leçon dans %1. Une leçon est une session et son texte&#xa0;: nom.json et nom.md.</translation>
    </message>
    <message>
        <source>Some files of this folder are left out:</source>
        <translation>Certains fichiers de ce dossier sont laissés de côté&#xa0;:</translation>
    </message>
    <message>
        <source>Open folder of lessons</source>
        <translation>Ouvrir un dossier de leçons</translation>
    </message>
    <message>
        <source>&amp;Narrow the selection</source>
        <translation>Re&amp;streindre la sélection</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Pas à pas</translation>
    </message>
    <message>
        <source>One step &amp;on</source>
        <translation>Un pas en a&amp;vant</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <translation>Un pas en &amp;arrière</translation>
    </message>
    <message>
        <source>&amp;Play or stop</source>
        <translation>&amp;Lire ou arrêter</translation>
    </message>
    <message>
        <source>By &amp;request</source>
        <translation>Par &amp;requête</translation>
    </message>
    <message>
        <source>By &amp;line</source>
        <translation>Par l&amp;igne</translation>
    </message>
    <message>
        <source>By &amp;iteration</source>
        <translation>Par i&amp;tération</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contraste &amp;élevé</translation>
    </message>
    <message>
        <source>Type &amp;size</source>
        <translation>Ta&amp;ille du texte</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Cours</translation>
    </message>
    <message>
        <source>Full screen and large type, for a projector (F5)</source>
        <translation>Plein écran et grands caractères, pour un projecteur (F5)</translation>
    </message>
    <message>
        <source>&amp;Pin to compare</source>
        <translation>É&amp;pingler pour comparer</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Keep what is shown, to compare with it what comes next (Ctrl+D)</source>
        <translation>Garder ce qui est montré, pour y comparer la suite (Ctrl+D)</translation>
    </message>
    <message>
        <source>Switch &amp;to what is pinned</source>
        <translation>&amp;Basculer vers l’état épinglé</translation>
    </message>
    <message>
        <source>Stop &amp;counting</source>
        <translation>Arrêter de &amp;compter</translation>
    </message>
    <message>
        <source>By p&amp;hase</source>
        <translation>Par p&amp;hase</translation>
    </message>
    <message>
        <source>Pan&amp;es</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>Lect&amp;ure</source>
        <translation>C&amp;ours</translation>
    </message>
</context>
<context>
    <name>warplens::MessageStrip</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>warplens::QuestionBox</name>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>How near the guess was</source>
        <translation>À quel point l’estimation était proche</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Votre estimation</translation>
    </message>
    <message>
        <source>Compare the guess with what is counted (Enter)</source>
        <translation>Comparer l’estimation à ce qui est compté (Entrée)</translation>
    </message>
    <message>
        <source>Show the counts without a guess</source>
        <translation>Montrer les comptes sans estimation</translation>
    </message>
    <message>
        <source>Type a number, such as 32.</source>
        <translation>Tapez un nombre, comme 32.</translation>
    </message>
    <message>
        <source>Nothing is counted yet. Mend the code or the launch.</source>
        <translation>Rien n’est encore compté. Corrigez le code ou le lancement.</translation>
    </message>
</context>
<context>
    <name>warplens::RulesPage</name>
    <message>
        <source>Hardware rules</source>
        <translation>Règles matérielles</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Rules of the device</source>
        <translation>Règles de l’appareil</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
</context>
<context>
    <name>warplens::Session</name>
    <message>
        <source>open %1</source>
        <translation>ouvrir %1</translation>
    </message>
</context>
<context>
    <name>warplens::ShortcutsPage</name>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>From cell to cell</source>
        <translation>De case en case</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Choose what the cell shows</source>
        <translation>Choisir ce que montre la case</translation>
    </message>
    <message>
        <source>+, −, 0, Ctrl and the wheel</source>
        <translation>+, −, 0, Ctrl et la molette</translation>
    </message>
    <message>
        <source>Zoom in, out, and back</source>
        <translation>Agrandir, réduire, et revenir</translation>
    </message>
    <message>
        <source>In a lecture</source>
        <translation>Pendant un cours</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Page suiv., Page préc.</translation>
    </message>
    <message>
        <source>Next and previous step of the lesson, or request</source>
        <translation>Étape suivante ou précédente de la leçon, ou requête</translation>
    </message>
    <message>
        <source>. (full stop)</source>
        <translation>. (point)</translation>
    </message>
    <message>
        <source>Show or hide the counts</source>
        <translation>Montrer ou cacher les comptes</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Pointeur</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>End the lecture</source>
        <translation>Terminer le cours</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>warplens::SitesModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>line</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>access</source>
        <translation>accès</translation>
    </message>
    <message>
        <source>array</source>
        <translation>tableau</translation>
    </message>
    <message>
        <source>space</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>secteurs</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>idéal</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>efficacité</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>wavefronts</translation>
    </message>
    <message>
        <source>ways</source>
        <translation>n voies</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>conflits</translation>
    </message>
    <message>
        <source>Conflicts as a well-known script counts them, which remembers one word a bank</source>
        <translation>Conflits comptés comme le fait un script connu, qui retient un mot par banc</translation>
    </message>
    <message>
        <source>script</source>
        <translation>script</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 operations; added up in each warp first, %2 would be left.
At most %3 lanes of a request meet at one address.</source>
        <translation>%1 opérations&#xa0;; additionnées d’abord dans chaque warp, il en resterait %2.
Au plus %3 voies d’une requête visent une même adresse.</translation>
    </message>
    <message>
        <source>They take turns in %1 steps.</source>
        <translation>Elles passent à tour de rôle, en %1 pas.</translation>
    </message>
    <message>
        <source>The hottest is that of the lowest addresses: there are too many.</source>
        <translation>Le point chaud est celui des adresses les plus basses&#xa0;: il y en a trop.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>L2 operations</source>
        <translation>opérations L2</translation>
    </message>
    <message>
        <source>hottest</source>
        <translation>point chaud</translation>
    </message>
</context>
<context>
    <name>warplens::SitesTable</name>
    <message>
        <source>Memory accesses</source>
        <translation>Accès mémoire</translation>
    </message>
</context>
<context>
    <name>warplens::SourceBar</name>
    <message>
        <source>Language of the text</source>
        <translation>Langage du texte</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>tel qu’écrit</translation>
    </message>
    <message>
        <source>optimised</source>
        <translation>optimisé</translation>
    </message>
    <message>
        <source>Every access of the text counts</source>
        <translation>Chaque accès du texte compte</translation>
    </message>
    <message>
        <source>The accesses that LLVM&apos;s -O2 leaves count</source>
        <translation>Comptent les accès que laisse l’option -O2 de LLVM</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qui est compté</translation>
    </message>
    <message>
        <source>Count the accesses of the text, or those that LLVM&apos;s -O2 leaves</source>
        <translation>Compter les accès du texte, ou ceux que laisse l’option -O2 de LLVM</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>compté</translation>
    </message>
    <message>
        <source>choose the language</source>
        <translation>choisir le langage</translation>
    </message>
    <message>
        <source>count optimised</source>
        <translation>compter le code optimisé</translation>
    </message>
    <message>
        <source>count as written</source>
        <translation>compter tel qu’écrit</translation>
    </message>
    <message>
        <source>detected: %1</source>
        <translation>détecté&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>warplens::StepBar</name>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Step on by itself</source>
        <translation>Avancer tout seul</translation>
    </message>
    <message>
        <source>by request</source>
        <translation>par requête</translation>
    </message>
    <message>
        <source>by line</source>
        <translation>par ligne</translation>
    </message>
    <message>
        <source>by iteration</source>
        <translation>par itération</translation>
    </message>
    <message>
        <source>by phase</source>
        <translation>par phase</translation>
    </message>
    <message>
        <source>What one step is</source>
        <translation>Ce qu’est un pas</translation>
    </message>
    <message>
        <source>By line: on to the next source line. By iteration: the same access of the same warp, one turn later. By phase: the lanes that are served together.</source>
        <translation>Par ligne&#xa0;: jusqu’à la ligne suivante du texte. Par itération&#xa0;: le même accès du même warp, un tour plus tard. Par phase&#xa0;: les voies servies ensemble.</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>les %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>warplens::StopSlider</name>
    <message>
        <source>Place in the program</source>
        <translation>Place dans le programme</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
</context>
<context>
    <name>warplens::SweepPanel</name>
    <message>
        <source>&amp;Sweep</source>
        <translation>&amp;Parcourir</translation>
    </message>
    <message>
        <source>What is changed</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>What is changed from bar to bar</source>
        <translation>Ce qui change d’une barre à l’autre</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Values, such as 1:32, 0:128:4, 1:1024:*2 or 1,2,4</source>
        <translation>Valeurs, comme 1:32, 0:128:4, 1:1024:*2 ou 1,2,4</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qui est compté</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 of %2 values</source>
        <translation>%1 valeurs sur %2</translation>
    </message>
    <message>
        <source>Nothing runs yet: the messages say what to correct.</source>
        <translation>Rien ne tourne encore&#xa0;: les messages disent quoi corriger.</translation>
    </message>
    <message>
        <source>Choose what to change and its values, then press Sweep.</source>
        <translation>Choisissez ce qui change et ses valeurs, puis Parcourir.</translation>
    </message>
    <message>
        <source>%1 values fail: point at their places to see why.</source>
        <translation>%1 valeurs échouent&#xa0;: pointez leurs places pour voir pourquoi.</translation>
    </message>
    <message>
        <source>Click a bar to go there.</source>
        <translation>Cliquez sur une barre pour y aller.</translation>
    </message>
</context>
<context>
    <name>warplens::TemplateRow</name>
    <message>
        <source>assumed</source>
        <translation>supposé</translation>
    </message>
    <message>
        <source>Template parameter %1</source>
        <translation>Paramètre de template %1</translation>
    </message>
    <message>
        <source>Neither you nor a launch in the text said so</source>
        <translation>Ni vous ni un lancement dans le texte ne l’a dit</translation>
    </message>
</context>
<context>
    <name>warplens::WhyCard</name>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Profiler&apos;s names</source>
        <translation>Noms du profileur</translation>
    </message>
    <message>
        <source>What the device&apos;s profiler calls these figures, over the launch</source>
        <translation>Comment le profileur de l’appareil nomme ces nombres, sur le lancement</translation>
    </message>
    <message>
        <source>Show the request</source>
        <translation>Montrer la requête</translation>
    </message>
    <message>
        <source>Chooses the request that the sentence is about</source>
        <translation>Choisit la requête dont parle la phrase</translation>
    </message>
    <message>
        <source>Changes the text accordingly; Undo takes it back</source>
        <translation>Change le texte en conséquence&#xa0;; Annuler revient en arrière</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Choose a line or an access to read why it costs what it does.</source>
        <translation>Choisissez une ligne ou un accès pour lire pourquoi il coûte ce qu’il coûte.</translation>
    </message>
    <message>
        <source>%1 bytes more</source>
        <translation>%1 octets de plus</translation>
    </message>
    <message>
        <source>%1 bytes less</source>
        <translation>%1 octets de moins</translation>
    </message>
    <message>
        <source>no extra bytes</source>
        <translation>aucun octet en plus</translation>
    </message>
    <message>
        <source>%1 wavefronts instead of %2 in this block, over all accesses of the array; %3.</source>
        <translation>%1 wavefronts au lieu de %2 dans ce bloc, sur tous les accès du tableau&#xa0;; %3.</translation>
    </message>
</context>
<context>
    <name>warplens::Workspace</name>
    <message>
        <source>typing</source>
        <translation>saisie</translation>
    </message>
    <message>
        <source>Not current: counting…</source>
        <translation>Pas à jour&#xa0;: comptage…</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lancement</translation>
    </message>
    <message>
        <source>Not current: the picture before the error</source>
        <translation>Pas à jour&#xa0;: l’image d’avant l’erreur</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>Accès</translation>
    </message>
    <message>
        <source>Printed (%1)</source>
        <translation>Affiché (%1)</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>Aléas</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Affiché</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>&amp;Arrange panes</source>
        <translation>&amp;Disposer les panneaux</translation>
    </message>
    <message>
        <source>Shows title bars to drag the panes by</source>
        <translation>Montre des barres de titre pour déplacer les panneaux</translation>
    </message>
    <message>
        <source>As they &amp;were at first</source>
        <translation>Comme au &amp;début</translation>
    </message>
    <message>
        <source>Counting: %1 of %2 blocks</source>
        <translation>Comptage&#xa0;: %1 blocs sur %2</translation>
    </message>
    <message>
        <source>Hidden, as the counts are.</source>
        <translation>Caché, comme les comptes.</translation>
    </message>
    <message>
        <source>Stopped: change anything to count again</source>
        <translation>Arrêté&#xa0;: changez quelque chose pour recompter</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Parcours</translation>
    </message>
</context>
</TS>
