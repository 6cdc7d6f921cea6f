import type { Words } from '../shape.ts';

export const cowpath: Words['cowpath'] = {
  goal: {
    title: 'Ziel des Spiels',
    text: [
      'Eine Seite zeichnet Kreuze, die andere Kreise. Jede hat drei Startfelder auf dem Blatt.',
      'Verbinde deine drei Startfelder mit einer Kette aus eigenen Feldern. Wer das zuerst schafft, gewinnt.',
    ],
    try: 'Du hast die Kreuze und drei Fünfen. Welche 5 schließt deinen Weg?',
  },
  sheet: {
    title: 'Das Blatt',
    text: [
      'Ein Blatt ist 7 Felder breit und 7 hoch. Auch kleinere und größere gibt es, von 4 bis 8 in jeder Richtung.',
      'Auf jedem Feld steht eine Zahl von 1 bis 5 oder eine Kuh. Ein Blatt aus unserem Block hat 13 Kühe und jede Zahl sechsmal. Diese Mischung ist unsere eigene.',
      'Viele Blätter sind gespiegelt: Dreh das Blatt auf den Kopf, und jedes Zeichen liegt auf dem gleichen Zeichen, jedes Kreuz auf einem Kreis. So ist keine Seite im Vorteil.',
    ],
    try: 'Tippe auf ein Feld. Es sagt, was es ist und wo sein Zwilling liegt.',
  },
  legal: {
    title: 'Ein gutes Blatt',
    text: [
      'Niemand darf vor dem ersten Wurf gewonnen haben: Die drei Startfelder einer Seite dürfen noch nicht verbunden sein.',
      'Und niemand darf schon verloren haben: Kein Startfeld darf von den Startfeldern der anderen Seite eingemauert sein.',
    ],
    try: 'Auf einem dieser drei kleinen Blätter kann man spielen. Auf welchem?',
  },
  neighbours: {
    title: 'Nachbarn',
    text: [
      'Alle Felder rings um ein Feld sind seine Nachbarn, bis zu acht. Auch über die Ecken!',
      'Darum darf eine Kette schräg laufen, und zwei schräge Ketten dürfen sich kreuzen.',
    ],
    try: 'Du hast zwei Kühe. Welche Kuh verbindet alle deine Felder, mitten durch den Weg der Kreise?',
  },
  begin: {
    title: 'Wer beginnt',
    text: ['Eine Münze entscheidet, wer beginnt. Danach geht es abwechselnd.'],
    try: 'Wirf die Münze.',
  },
  throws: {
    title: 'Drei Würfe',
    text: [
      'Fünf Würfel, jeder mit 1, 2, 3, 4, 5 und einer Kuh. Du wirfst alle fünf.',
      'In einem Zug hast du drei Würfe. Behalte die Würfel, die dir gefallen, und wirf die anderen noch einmal. Du darfst auch Würfel wieder aufnehmen, die du vorher behalten hast.',
      'Nach dem dritten Wurf ist Schluss: Du musst nehmen, was liegt.',
    ],
    try: 'Würfle. Tippe an, was bleiben soll, und wirf den Rest noch einmal.',
  },
  stop: {
    title: 'Hör auf, wann du willst',
    text: [
      'Du musst nicht alle drei Würfe nutzen. Du kannst nach jedem Wurf aufhören; dann zählt, was liegt.',
      'Du musst auch nicht markieren. Du darfst passen, dann ist der Zug zu Ende, auch im Extrazug. Wenn beide immer nur passen, endet die Partie nie, also lasst es lieber!',
    ],
    try: 'Drei Kühe im ersten Wurf. Markieren, weiterwürfeln oder passen: Alles ist erlaubt.',
  },
  cows: {
    title: 'Kühe: zwei genügen',
    text: [
      'Zwei oder drei Kühe liegen da: Markiere ein freies Kuhfeld. Dann ist dein Zug zu Ende.',
      'Drei Kühe und zwei gleiche Zahlen sind auch nur Kühe. Zwei gleiche Zahlen sind nichts wert.',
    ],
    try: 'Tippe auf einen Würfel, um ihn zu drehen. Was leuchtet bei zwei Kühen, bei drei, bei einer?',
  },
  numbers: {
    title: 'Zahlen: drei gleiche',
    text: ['Genau drei gleiche Zahlen: Markiere ein freies Feld mit dieser Zahl. Dann ist dein Zug zu Ende.'],
    try: 'Tippe auf einen Würfel, um ihn zu drehen. Probier drei Einsen, drei Zweien, oder nur zwei.',
  },
  both: {
    title: 'Beides zugleich',
    text: ['Zwei Kühe und drei gleiche Zahlen? Schön. Markiere eins von beiden, wie du willst. Nicht beide.'],
    try: 'Zwei Kühe und drei Fünfen. Alles, was leuchtet, ist erlaubt: Wähle.',
  },
  nothing: {
    title: 'Gar nichts',
    text: [
      'Alle anderen Würfe erlauben nichts. Zwei Fünfen, eine einzelne Kuh, fünf verschiedene: keine Markierung.',
      'Gibt es nach dem dritten Wurf nichts zu markieren, ist dein Zug von selbst zu Ende.',
    ],
    try: 'Ein Zug ohne Glück: Würfle dreimal.',
  },
  free: {
    title: 'Wo du markieren darfst',
    text: [
      'Ein Feld ist frei, wenn es kein Startfeld ist und niemand es markiert hat. Es darf überall auf dem Blatt liegen. Es muss deine anderen Felder nicht berühren.',
    ],
    try: 'Zwei Kühe. Tippe herum: Welches Feld ist erlaubt, und warum sind es die anderen nicht?',
  },
  quad: {
    title: 'Vier gleiche: ein Vierling',
    text: [
      'Vier oder fünf gleiche Zeichen sind ein Vierling, ob Kühe oder Zahlen. Markiere ein Feld mit diesem Zeichen, und dann bekommst du einen Extrazug.',
      'Ein Vierling ist immer ein Vierling. Vier Kühe zählen nicht als zwei Kühe.',
    ],
    try: 'Vier Kühe! Markiere eine und schau, was geschieht.',
  },
  'quad-none': {
    title: 'Ein Vierling ohne Feld',
    text: [
      'Ist kein Feld mit diesem Zeichen frei, bringt ein Vierling nichts: keine Markierung, kein Extrazug.',
    ],
    try: 'Vier Dreien, aber beide Dreierfelder sind besetzt. Tippe auf eins, würfle weiter oder passe.',
  },
  bonus: {
    title: 'Der Extrazug',
    text: [
      'Wirf wieder alle fünf Würfel, wieder mit drei Würfen. Aber jetzt muss deine Markierung das Feld berühren, das du gerade markiert hast.',
      'Noch ein Vierling, noch ein Extrazug, so oft es gelingt. Berührt werden muss immer die neueste Markierung.',
      'Dein Zug ist zu Ende, sobald ein Extrazug keinen Vierling bringt.',
    ],
    try: 'Du hast die Kuh in der Mitte mit einem Vierling markiert. Würfle, behalte die Fünfen, und weiter.',
  },
  skipped: {
    title: 'Kein Platz für einen Extrazug',
    text: [
      'Sind alle Nachbarn deiner neuen Markierung besetzt, gibt es keinen Extrazug. Er könnte ja nichts bringen.',
    ],
    try: 'Vier Zweien. Markiere b1, die 2 in der obersten Zeile.',
  },
  win: {
    title: 'Gewinnen',
    text: [
      'Nach jeder Markierung schauen wir: Sind deine drei Startfelder verbunden? Dann hast du gewonnen, sofort, auch mitten in einem Extrazug.',
      'Zuerst schauen wir, ob jemand gewonnen hat, erst danach, ob jemand abgeschnitten ist.',
    ],
    try: 'Ein Extrazug neben der Mitte, und drei Fünfen. Schließ den Weg.',
  },
  blocked: {
    title: 'Abgeschnitten',
    text: [
      'Gibt es keinen Weg mehr, deine drei Startfelder zu verbinden, bist du abgeschnitten.',
      'Die andere Seite abzuschneiden ist erlaubt. Das gehört zum Spiel, also stell dich in den Weg!',
      'Die Partie geht trotzdem weiter, für beide. Wer abgeschnitten ist, kann nicht mehr gewinnen, aber noch ein Unentschieden schaffen.',
    ],
    try: 'Die Kreise haben ein Startfeld in der Ecke unten links. Mauere es mit einer Kuh ein.',
  },
  tie: {
    title: 'Unentschieden',
    text: ['Sind beide abgeschnitten, kann niemand mehr gewinnen. Die Partie endet sofort, unentschieden.'],
    try: 'Dein Startfeld oben rechts ist eingemauert. Aber ein Unentschieden kannst du noch retten!',
  },
};

export const settledCowpath: Words['settledCowpath'] = {
  'quad-square': {
    point: 'Ein englisches Regelblatt sagt, das Feld für einen Vierling werde „ganz zufällig“ markiert.',
    reading: 'Ein Übersetzungsfehler. Du suchst dir das Feld selbst aus.',
  },
  'both-crosses': {
    point: 'Ein deutsches Regelblatt sagt, beide verbinden die Kreuze.',
    reading: 'Ein Versehen. Die zweite Seite verbindet die Kreise.',
  },
  'quad-no-square': {
    point: 'Was, wenn für einen Vierling kein Feld frei ist, oder keins neben der letzten Markierung?',
    reading: 'Keine Markierung, kein Extrazug: Die andere Seite ist dran.',
  },
  'three-and-two': {
    point: 'Drei Kühe und zwei gleiche Zahlen, oder vier Kühe und noch etwas?',
    reading: 'Sie zählen als Kühe. Ein Vierling wird nie als Paar gelesen.',
  },
  'throw-none': {
    point: 'Darf ich keinen Würfel noch einmal werfen?',
    reading: 'Das heißt aufhören: markieren oder passen. Das geht nach jedem Wurf.',
  },
  'bonus-pass': {
    point: 'An einer Stelle sagen gedruckte Regeln, im Extrazug müsse man markieren.',
    reading:
      'Du darfst passen. Ein Extrazug wird gespielt wie jeder andere Zug, und markieren musst du nie. Wer nicht markieren will, könnte auch gute Würfel einfach noch einmal werfen.',
  },
  'sheet-mix': {
    point: 'Wie groß ist das Blatt, und wie viele Kühe hat es?',
    reading:
      'Das steht in keiner gedruckten Regel. Wir spielen sieben mal sieben. Die Mischung aus 13 Kühen und jeder Zahl sechsmal ist unsere eigene.',
  },
  'endless-passing': {
    point: 'Was, wenn beide nur noch passen?',
    reading:
      'Keine Regel beendet das. Einigt euch auf Unentschieden. Hat euer Tisch eine Uhr, beendet sie die Partie.',
  },
};
