import type { Translation } from '../../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'cowpath.fault.sheet/rows': 'Ein Blatt hat 4 bis 8 Zeilen.',
  'cowpath.fault.sheet/columns': 'Ein Blatt hat 4 bis 8 Spalten.',
  'cowpath.fault.sheet/ragged': 'Alle Zeilen müssen gleich lang sein.',
  'cowpath.fault.sheet/character':
    'Auf einem Feld steht eine Zahl von 1 bis 5 oder eine Kuh, oder es ist ein Startfeld.',
  'cowpath.fault.sheet/cross-starts': 'Die Kreuze brauchen drei Startfelder.',
  'cowpath.fault.sheet/circle-starts': 'Die Kreise brauchen drei Startfelder.',
  'cowpath.fault.sheet/joined':
    'Drei Startfelder einer Seite berühren sich schon: Diese Seite hätte vor dem ersten Wurf gewonnen.',
  'cowpath.fault.sheet/cut-off':
    'Ein Startfeld ist von der anderen Seite eingemauert: Diese Seite könnte nie gewinnen.',
  'cowpath.rule.goal.title': 'Ziel des Spiels',
  'cowpath.rule.goal.text': `Eine Seite zeichnet Kreuze, die andere Kreise. Jede hat drei Startfelder auf dem Blatt.
Verbinde deine drei Startfelder mit einer Kette aus eigenen Feldern. Wer das zuerst schafft, gewinnt.`,
  'cowpath.rule.goal.try': 'Du spielst die Kreuze und hast drei Fünfen. Welche 5 vollendet deinen Weg?',
  'cowpath.rule.sheet.title': 'Das Blatt',
  'cowpath.rule.sheet.text': `Ein Blatt ist 7 Felder breit und 7 hoch. Auch kleinere und größere gibt es, von 4 bis 8 in jeder Richtung.
Auf jedem Feld steht eine Zahl von 1 bis 5 oder eine Kuh. Ein Blatt aus unserem Block hat 13 Kühe und jede Zahl sechsmal. Diese Mischung ist unsere eigene.
Viele Blätter sind symmetrisch: Dreh das Blatt um 180 Grad, und jedes Zeichen liegt auf dem gleichen Zeichen, jedes Kreuz auf einem Kreis. So ist keine Seite im Vorteil.`,
  'cowpath.rule.sheet.try': 'Tippe auf ein Feld. Es sagt, was es ist und wo sein Zwilling liegt.',
  'cowpath.rule.legal.title': 'Ein gutes Blatt',
  'cowpath.rule.legal.text': `Niemand darf vor dem ersten Wurf gewonnen haben: Die drei Startfelder einer Seite dürfen noch nicht verbunden sein.
Und niemand darf schon verloren haben: Kein Startfeld darf von den Startfeldern der anderen Seite eingemauert sein.`,
  'cowpath.rule.legal.try': 'Auf einem dieser drei kleinen Blätter kann man spielen. Auf welchem?',
  'cowpath.rule.neighbours.title': 'Nachbarn',
  'cowpath.rule.neighbours.text': `Alle Felder rings um ein Feld sind seine Nachbarn, bis zu acht. Auch über die Ecken!
Darum darf eine Kette schräg laufen, und zwei schräge Ketten dürfen sich kreuzen.`,
  'cowpath.rule.neighbours.try':
    'Du hast zwei Kühe. Welche Kuh verbindet alle deine Felder, mitten durch den Weg der Kreise?',
  'cowpath.rule.begin.title': 'Wer beginnt',
  'cowpath.rule.begin.text': 'Eine Münze entscheidet, wer beginnt. Danach geht es abwechselnd.',
  'cowpath.rule.begin.try': 'Wirf die Münze.',
  'cowpath.rule.throws.title': 'Drei Würfe',
  'cowpath.rule.throws.text': `Fünf Würfel, jeder mit 1, 2, 3, 4, 5 und einer Kuh. Du wirfst alle fünf.
In einem Zug hast du drei Würfe. Behalte die Würfel, die dir gefallen, und wirf die anderen noch einmal. Du darfst auch Würfel wieder aufnehmen, die du vorher behalten hast.
Nach dem dritten Wurf zählt, was liegt.`,
  'cowpath.rule.throws.try': 'Würfle. Tippe an, was bleiben soll, und wirf den Rest noch einmal.',
  'cowpath.rule.stop.title': 'Hör auf, wann du willst',
  'cowpath.rule.stop.text': `Du musst nicht alle drei Würfe nutzen. Du kannst nach jedem Wurf aufhören; dann zählt, was liegt.
Du musst auch nicht markieren. Du darfst passen, dann ist der Zug zu Ende, auch im Extrazug. Wenn beide immer nur passen, endet die Partie nie, also lasst es lieber!`,
  'cowpath.rule.stop.try':
    'Drei Kühe im ersten Wurf. Markieren, weiterwürfeln oder passen: Alles ist erlaubt.',
  'cowpath.rule.cows.title': 'Kühe: zwei genügen',
  'cowpath.rule.cows.text': `Zwei oder drei Kühe liegen da: Markiere ein freies Kuhfeld. Dann ist dein Zug zu Ende.
Drei Kühe und zwei gleiche Zahlen sind auch nur Kühe. Zwei gleiche Zahlen sind nichts wert.`,
  'cowpath.rule.cows.try':
    'Tippe auf einen Würfel, um ihn zu drehen. Was leuchtet bei zwei Kühen, bei drei, bei einer?',
  'cowpath.rule.numbers.title': 'Zahlen: drei gleiche',
  'cowpath.rule.numbers.text':
    'Genau drei gleiche Zahlen: Markiere ein freies Feld mit dieser Zahl. Dann ist dein Zug zu Ende.',
  'cowpath.rule.numbers.try':
    'Tippe auf einen Würfel, um ihn zu drehen. Probier drei Einsen, drei Zweien, oder nur zwei.',
  'cowpath.rule.both.title': 'Beides zugleich',
  'cowpath.rule.both.text':
    'Zwei Kühe und drei gleiche Zahlen? Schön. Markiere eins von beiden, wie du willst. Nicht beide.',
  'cowpath.rule.both.try': 'Zwei Kühe und drei Fünfen. Alles, was leuchtet, ist erlaubt: Wähle.',
  'cowpath.rule.nothing.title': 'Gar nichts',
  'cowpath.rule.nothing.text': `Alle anderen Würfe erlauben nichts. Zwei Fünfen, eine einzelne Kuh, fünf verschiedene: keine Markierung.
Gibt es nach dem dritten Wurf nichts zu markieren, ist dein Zug von selbst zu Ende.`,
  'cowpath.rule.nothing.try': 'Ein Zug ohne Glück: Würfle dreimal.',
  'cowpath.rule.free.title': 'Wo du markieren darfst',
  'cowpath.rule.free.text':
    'Ein Feld ist frei, wenn es kein Startfeld ist und niemand es markiert hat. Es darf überall auf dem Blatt liegen. Es muss deine anderen Felder nicht berühren.',
  'cowpath.rule.free.try':
    'Zwei Kühe. Tippe herum: Welches Feld ist erlaubt, und warum sind es die anderen nicht?',
  'cowpath.rule.quad.title': 'Vier gleiche: ein Vierling',
  'cowpath.rule.quad.text': `Vier oder fünf gleiche Zeichen sind ein Vierling, ob Kühe oder Zahlen. Markiere ein Feld mit diesem Zeichen, und dann bekommst du einen Extrazug.
Ein Vierling ist immer ein Vierling. Vier Kühe zählen nicht als zwei Kühe.`,
  'cowpath.rule.quad.try': 'Vier Kühe! Markiere eine und schau, was geschieht.',
  'cowpath.rule.quad-none.title': 'Ein Vierling ohne Feld',
  'cowpath.rule.quad-none.text':
    'Ist kein Feld mit diesem Zeichen frei, bringt ein Vierling nichts: keine Markierung, kein Extrazug.',
  'cowpath.rule.quad-none.try':
    'Vier Dreien, aber beide Dreierfelder sind besetzt. Tippe auf eins, würfle weiter oder passe.',
  'cowpath.rule.bonus.title': 'Der Extrazug',
  'cowpath.rule.bonus.text': `Wirf wieder alle fünf Würfel, wieder mit drei Würfen. Aber jetzt muss deine Markierung das Feld berühren, das du gerade markiert hast.
Noch ein Vierling, noch ein Extrazug, und bei jedem weiteren wieder. Berührt werden muss immer die neueste Markierung.
Dein Zug ist zu Ende, sobald ein Extrazug keinen Vierling bringt.`,
  'cowpath.rule.bonus.try':
    'Du hast die Kuh in der Mitte mit einem Vierling markiert. Würfle, behalte die Fünfen, und weiter.',
  'cowpath.rule.skipped.title': 'Kein Platz für einen Extrazug',
  'cowpath.rule.skipped.text':
    'Sind alle Nachbarn deiner neuen Markierung besetzt, gibt es keinen Extrazug. Er könnte ja nichts bringen.',
  'cowpath.rule.skipped.try': 'Vier Zweien. Markiere b1, die 2 in der obersten Zeile.',
  'cowpath.rule.win.title': 'Gewinnen',
  'cowpath.rule.win.text': `Nach jeder Markierung schauen wir: Sind deine drei Startfelder verbunden? Dann hast du gewonnen, sofort, auch mitten in einem Extrazug.
Zuerst schauen wir, ob jemand gewonnen hat, erst danach, ob jemand abgeschnitten ist.`,
  'cowpath.rule.win.try': 'Ein Extrazug neben der Mitte, und drei Fünfen. Vollende den Weg.',
  'cowpath.rule.blocked.title': 'Abgeschnitten',
  'cowpath.rule.blocked.text': `Gibt es keinen Weg mehr, deine drei Startfelder zu verbinden, bist du abgeschnitten.
Die andere Seite abzuschneiden ist erlaubt. Das gehört zum Spiel, also stell dich in den Weg!
Die Partie geht trotzdem weiter, für beide. Wer abgeschnitten ist, kann nicht mehr gewinnen, aber noch ein Unentschieden schaffen.`,
  'cowpath.rule.blocked.try':
    'Die Kreise haben ein Startfeld in der Ecke unten links. Mauere es mit einer Kuh ein.',
  'cowpath.rule.tie.title': 'Unentschieden',
  'cowpath.rule.tie.text':
    'Sind beide abgeschnitten, kann niemand mehr gewinnen. Die Partie endet sofort, unentschieden.',
  'cowpath.rule.tie.try':
    'Dein Startfeld oben rechts ist eingemauert. Aber ein Unentschieden kannst du noch retten!',
  'cowpath.settled.quad-square.point':
    'Ein englisches Regelblatt sagt, das Feld für einen Vierling werde „ganz zufällig“ markiert.',
  'cowpath.settled.quad-square.reading': 'Ein Übersetzungsfehler. Du suchst dir das Feld selbst aus.',
  'cowpath.settled.both-crosses.point': 'Ein deutsches Regelblatt sagt, beide verbinden die Kreuze.',
  'cowpath.settled.both-crosses.reading': 'Ein Versehen. Die zweite Seite verbindet die Kreise.',
  'cowpath.settled.quad-no-square.point':
    'Was, wenn für einen Vierling kein Feld frei ist, oder keins neben der letzten Markierung?',
  'cowpath.settled.quad-no-square.reading': 'Keine Markierung, kein Extrazug: Die andere Seite ist dran.',
  'cowpath.settled.three-and-two.point': 'Drei Kühe und zwei gleiche Zahlen, oder vier Kühe und noch etwas?',
  'cowpath.settled.three-and-two.reading': 'Sie zählen als Kühe. Ein Vierling wird nie als Paar gelesen.',
  'cowpath.settled.throw-none.point': 'Darf ich keinen Würfel noch einmal werfen?',
  'cowpath.settled.throw-none.reading':
    'Das heißt aufhören: markieren oder passen. Das geht nach jedem Wurf.',
  'cowpath.settled.bonus-pass.point':
    'An einer Stelle sagen gedruckte Regeln, im Extrazug müsse man markieren.',
  'cowpath.settled.bonus-pass.reading':
    'Du darfst passen. Ein Extrazug wird gespielt wie jeder andere Zug, und markieren musst du nie. Wer nicht markieren will, könnte auch gute Würfel einfach noch einmal werfen.',
  'cowpath.settled.sheet-mix.point': 'Wie groß ist das Blatt, und wie viele Kühe hat es?',
  'cowpath.settled.sheet-mix.reading':
    'Das steht in keiner gedruckten Regel. Wir spielen sieben mal sieben. Die Mischung aus 13 Kühen und jeder Zahl sechsmal ist unsere eigene.',
  'cowpath.settled.endless-passing.point': 'Was, wenn beide nur noch passen?',
  'cowpath.settled.endless-passing.reading':
    'Keine Regel beendet das. Einigt euch auf Unentschieden. Hat euer Tisch eine Uhr, beendet sie die Partie.',
  'cowpath.guide.hello.do': 'Hallo! Du spielst die Kreuze.',
  'cowpath.guide.hello.why':
    'Deine drei Startfelder liegen oben in den Ecken und unten in der Mitte. Verbinde sie mit einem Weg aus eigenen Feldern, bevor {name} die Kreise verbindet.',
  'cowpath.guide.throw.do': 'Wirf die fünf Würfel.',
  'cowpath.guide.throw.why': 'Die Würfel bestimmen, welches Feld du markieren darfst.',
  'cowpath.guide.cows.do': 'Zwei Kühe! Markiere die Kuh im Rahmen, d2.',
  'cowpath.guide.cows.why': 'Zwei Kühe genügen für ein Kuhfeld. d2 berührt dein Startfeld in der Ecke.',
  'cowpath.guide.cows.else': 'Das ist erlaubt. Aber fang bei deiner Ecke an: Markiere die Kuh im Rahmen.',
  'cowpath.guide.rival.do': 'Gut gemacht. Jetzt spielt {name}.',
  'cowpath.guide.rival.why': 'Sie braucht drei gleiche Zahlen oder zwei Kühe, genau wie du.',
  'cowpath.guide.again.do': '{name} hatte drei Zweien und hat d5 eingekreist. Würfle!',
  'cowpath.guide.again.why': 'Du bist wieder dran, mit allen fünf Würfeln.',
  'cowpath.guide.keep.do': 'Zwei Dreien: Sie bleiben liegen. Wirf die anderen drei.',
  'cowpath.guide.keep.why':
    'Gleiche Würfel bleiben von selbst; tippe einen an, um das zu ändern. Bei Zahlen brauchst du drei gleiche, und du hast drei Würfe.',
  'cowpath.guide.keep.else': 'Das könntest du tun. Aber behalte diesmal nur die zwei Dreien.',
  'cowpath.guide.keep-on.do': 'Noch nicht. Behalte die Dreien und wirf noch einmal.',
  'cowpath.guide.keep-on.why': 'Ein Wurf ist noch übrig. Die Dreien bleiben liegen.',
  'cowpath.guide.keep-on.else': 'Das könntest du tun. Aber behalte diesmal nur die zwei Dreien.',
  'cowpath.guide.three.do': 'Drei Dreien! Markiere die 3 im Rahmen, c4.',
  'cowpath.guide.three.why':
    'c4 berührt dein Startfeld unten. Du darfst überall markieren, aber nah bei deinen Feldern ist es am besten.',
  'cowpath.guide.three.else': 'Auch eine 3, aber sie hilft deinem Weg nicht. Markiere c4.',
  'cowpath.guide.unlucky.do': 'Schön. Lass {name} spielen.',
  'cowpath.guide.unlucky.why': 'Das Glück hilft nicht immer …',
  'cowpath.guide.third.do': 'Drei Würfe und nichts! Jetzt du: Würfle.',
  'cowpath.guide.third.why': 'Gibt es nach drei Würfen nichts zu markieren, ist der Zug zu Ende.',
  'cowpath.guide.gamble.do': 'Drei Kühe bleiben liegen. Wirf die anderen zwei.',
  'cowpath.guide.gamble.why':
    'Du darfst gleich eine Kuh markieren. Aber eine vierte Kuh ist ein Vierling, und der bringt einen Extrazug!',
  'cowpath.guide.gamble.else':
    'Erlaubt, aber jetzt nicht das Beste. Behalte die drei Kühe und wirf die anderen zwei, oder markiere die Kuh in der Mitte.',
  'cowpath.guide.quad.do': 'Ein Vierling! Markiere die Kuh in der Mitte, c3.',
  'cowpath.guide.quad.why':
    'Sie verbindet deine zwei Markierungen und damit zwei deiner Startfelder. Und dann geht es weiter.',
  'cowpath.guide.quad.else': 'Erlaubt. Aber die Kuh in der Mitte verbindet, was du hast. Markiere die.',
  'cowpath.guide.bonus.do': 'Extrazug: Wirf wieder alle fünf.',
  'cowpath.guide.bonus.why':
    'Im Extrazug muss deine Markierung die letzte berühren, in der Mitte. Diese Felder sind hell.',
  'cowpath.guide.second.do': 'Wieder vier Kühe! Markiere die Kuh im Rahmen, b4.',
  'cowpath.guide.second.why':
    'Sie berührt deine letzte Markierung und steht {name} im Weg: Ihre Ecke unten links hat nur noch einen Ausgang.',
  'cowpath.guide.second.else': 'Erlaubt, aber dann verlierst du den Extrazug. Markiere die Kuh im Rahmen.',
  'cowpath.guide.early.do': 'Auch gut: c3 verbindet, was du hast. Jetzt {name}.',
  'cowpath.guide.early.why': 'Mit drei Kühen ist der Zug zu Ende. Eine vierte hätte einen Extrazug gebracht.',
  'cowpath.guide.fourth.do': '{name} hat e4 eingekreist. Würfle!',
  'cowpath.guide.fourth.why': 'Du bist wieder dran, mit allen fünf Würfeln.',
  'cowpath.guide.late.do': 'Vier Kühe, ein Vierling! Markiere die Kuh im Rahmen, b4.',
  'cowpath.guide.late.why':
    'Sie bringt einen Extrazug und steht {name} im Weg: Ihre Ecke unten links hat nur noch einen Ausgang.',
  'cowpath.guide.late.else': 'Erlaubt, aber dann verlierst du den Extrazug. Markiere die Kuh im Rahmen.',
  'cowpath.guide.beside.do': 'Extrazug: Wirf wieder alle fünf.',
  'cowpath.guide.beside.why': 'Diesmal muss deine Markierung b4 berühren. Diese Felder sind hell.',
  'cowpath.guide.wall.do': 'Drei Zweien! Markiere a4 und schneide {name} ab.',
  'cowpath.guide.wall.why': 'Das ist erlaubt und gehört zum Spiel: Dann führt kein Weg mehr aus ihrer Ecke.',
  'cowpath.guide.wall.else':
    'Erlaubt, aber a4 ist besser: Damit schneidest du {name} ab. Markiere die 2 im Rahmen.',
  'cowpath.guide.walled.do': '{name} ist abgeschnitten! Sie spielt trotzdem weiter.',
  'cowpath.guide.walled.why':
    'Gewinnen kann sie nicht mehr. Schneidet sie dich auch ab, endet die Partie unentschieden.',
  'cowpath.guide.home.do': '{name} hat e3 eingekreist. Würfle!',
  'cowpath.guide.home.why': 'Jetzt fehlt nur noch ein Feld.',
  'cowpath.guide.last.do': 'Drei Fünfen! Welche verbindet dein letztes Startfeld?',
  'cowpath.guide.last.why': 'Such die 5 neben deiner Ecke oben links.',
  'cowpath.guide.last.else': 'Erlaubt, aber dort bleibt der Weg offen. Die 5 im Rahmen erreicht deine Ecke.',
  'cowpath.guide.end.do': 'Du gewinnst! Deine drei Startfelder sind verbunden.',
  'cowpath.guide.end.why':
    'Mehr musst du nicht wissen. Ein richtiges Blatt ist sieben mal sieben groß, und so sanft wie {name} heute spielt dort niemand.',
} as const satisfies Translation<typeof en>;
