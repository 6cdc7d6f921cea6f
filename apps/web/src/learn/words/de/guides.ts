import type { Words } from '../shape.ts';

export const cowpathGuide: Words['cowpathGuide'] = {
  hello: {
    do: 'Hallo! Du spielst die Kreuze.',
    why: 'Deine drei Startfelder liegen oben in den Ecken und unten in der Mitte. Verbinde sie mit einem Weg aus eigenen Feldern, bevor {name} die Kreise verbindet.',
    else: '',
  },
  throw: {
    do: 'Wirf die fünf Würfel.',
    why: 'Was auf dem Tisch liegt, bestimmt, welches Feld du markieren darfst.',
    else: '',
  },
  cows: {
    do: 'Zwei Kühe! Markiere die Kuh im Rahmen, d2.',
    why: 'Zwei Kühe genügen für ein Kuhfeld. d2 berührt dein Startfeld in der Ecke.',
    else: 'Das ist erlaubt. Aber fang bei deiner Ecke an: Markiere die Kuh im Rahmen.',
  },
  rival: {
    do: 'Gut gemacht. Jetzt spielt {name}.',
    why: 'Sie braucht drei gleiche Zahlen oder zwei Kühe, genau wie du.',
    else: '',
  },
  again: {
    do: '{name} hatte drei Zweien und hat d5 eingekreist. Würfle!',
    why: 'Du bist wieder dran, mit allen fünf Würfeln.',
    else: '',
  },
  keep: {
    do: 'Tippe beide Dreien an, damit sie bleiben, und wirf die anderen drei.',
    why: 'Bei Zahlen brauchst du drei gleiche. Du hast drei Würfe in einem Zug; das war der erste.',
    else: 'Das könntest du tun. Aber behalte diesmal nur die zwei Dreien.',
  },
  'keep-on': {
    do: 'Noch nicht. Behalte die Dreien und wirf noch einmal.',
    why: 'Ein Wurf ist noch übrig. Die Dreien bleiben liegen.',
    else: 'Das könntest du tun. Aber behalte diesmal nur die zwei Dreien.',
  },
  three: {
    do: 'Drei Dreien! Markiere die 3 im Rahmen, c4.',
    why: 'c4 berührt dein Startfeld unten. Du darfst überall markieren, aber nah bei deinen Feldern ist es am besten.',
    else: 'Auch eine 3, aber sie hilft deinem Weg nicht. Markiere c4.',
  },
  unlucky: { do: 'Schön. Lass {name} spielen.', why: 'Das Glück hilft nicht immer …', else: '' },
  third: {
    do: 'Drei Würfe und nichts! Jetzt du: Würfle.',
    why: 'Gibt es nach drei Würfen nichts zu markieren, ist der Zug zu Ende.',
    else: '',
  },
  gamble: {
    do: 'Drei Kühe. Behalte sie und wirf die anderen zwei.',
    why: 'Du darfst gleich eine Kuh markieren. Aber eine vierte Kuh ist ein Vierling, und der bringt einen Extrazug!',
    else: 'Erlaubt, aber jetzt nicht das Beste. Behalte die drei Kühe und wirf die anderen zwei, oder markiere die Kuh in der Mitte.',
  },
  quad: {
    do: 'Ein Vierling! Markiere die Kuh in der Mitte, c3.',
    why: 'Sie verbindet deine zwei Markierungen und damit zwei deiner Startfelder. Und dann geht es weiter.',
    else: 'Erlaubt. Aber die Kuh in der Mitte verbindet, was du hast. Markiere die.',
  },
  bonus: {
    do: 'Extrazug: Wirf wieder alle fünf.',
    why: 'Im Extrazug muss deine Markierung die letzte berühren, in der Mitte. Diese Felder sind hell.',
    else: '',
  },
  second: {
    do: 'Wieder vier Kühe! Markiere die Kuh im Rahmen, b4.',
    why: 'Sie berührt deine letzte Markierung und steht {name} im Weg: Ihre Ecke unten links hat nur noch einen Ausgang.',
    else: 'Erlaubt, aber dann verlierst du den Extrazug. Markiere die Kuh im Rahmen.',
  },
  early: {
    do: 'Auch gut: c3 verbindet, was du hast. Jetzt {name}.',
    why: 'Mit drei Kühen ist der Zug zu Ende. Eine vierte hätte einen Extrazug gebracht.',
    else: '',
  },
  fourth: {
    do: '{name} hat e4 eingekreist. Würfle!',
    why: 'Du bist wieder dran, mit allen fünf Würfeln.',
    else: '',
  },
  late: {
    do: 'Vier Kühe, ein Vierling! Markiere die Kuh im Rahmen, b4.',
    why: 'Sie bringt einen Extrazug und steht {name} im Weg: Ihre Ecke unten links hat nur noch einen Ausgang.',
    else: 'Erlaubt, aber dann verlierst du den Extrazug. Markiere die Kuh im Rahmen.',
  },
  beside: {
    do: 'Extrazug: Wirf wieder alle fünf.',
    why: 'Diesmal muss deine Markierung b4 berühren. Diese Felder sind hell.',
    else: '',
  },
  wall: {
    do: 'Drei Zweien! Markiere a4 und schneide {name} ab.',
    why: 'Das ist erlaubt und gehört zum Spiel: Dann führt kein Weg mehr aus ihrer Ecke.',
    else: 'Erlaubt, aber a4 ist besser: Damit schneidest du {name} ab. Markiere die 2 im Rahmen.',
  },
  walled: {
    do: '{name} ist abgeschnitten! Sie spielt trotzdem weiter.',
    why: 'Gewinnen kann sie nicht mehr. Schneidet sie dich auch ab, endet die Partie unentschieden.',
    else: '',
  },
  home: {
    do: '{name} hat e3 eingekreist. Würfle!',
    why: 'Jetzt fehlt nur noch ein Feld.',
    else: '',
  },
  last: {
    do: 'Drei Fünfen! Welche verbindet dein letztes Startfeld?',
    why: 'Such die 5 neben deiner Ecke oben links.',
    else: 'Erlaubt, aber dort bleibt der Weg offen. Die 5 im Rahmen erreicht deine Ecke.',
  },
  end: {
    do: 'Du gewinnst! Deine drei Startfelder sind verbunden.',
    why: 'Mehr musst du nicht wissen. Ein richtiges Blatt ist sieben mal sieben groß, und so sanft wie {name} heute spielt dort niemand.',
    else: '',
  },
};

export const trioGuide: Words['trioGuide'] = {
  hello: {
    do: 'Hallo! Du hast die roten Figuren.',
    why: 'Drei deiner Figuren nebeneinander in einer Reihe gewinnen: waagrecht, senkrecht oder schräg. {name} hat die blauen.',
    else: '',
  },
  throw: { do: 'Wirf beide Würfel.', why: 'Sie sagen, wohin deine Figur kommt.', else: '' },
  place: {
    do: '4 und 5. Setze eine Figur auf 4×5 oder auf 5×4.',
    why: 'Zwei Würfel zeigen auf zwei Felder, und beide sind 20. Nimm das, das dir gefällt.',
    else: '',
  },
  rival: { do: 'Gut. Jetzt spielt {name}.', why: 'Für sie gelten dieselben Regeln.', else: '' },
  both: {
    do: '{name} hat die 14 genommen. Wirf beide Würfel.',
    why: 'Die Würfel bleiben liegen. Du könntest die 2 oder die 7 behalten, aber keine führt in die Nähe deiner Figur.',
    else: 'Das ist erlaubt. Aber keine der Zahlen hilft dir jetzt: Wirf beide.',
  },
  double: {
    do: 'Ein Pasch! Setze eine Figur auf 5×5.',
    why: 'Beide Würfel zeigen 5, also gibt es nur ein Feld. Und nach einem Pasch würfelst du noch einmal.',
    else: '',
  },
  keep: {
    do: 'Noch einmal! Tippe eine 5 an, damit sie bleibt, und wirf den anderen Würfel.',
    why: 'Zwei Figuren stehen nebeneinander: {near} und 5×5. Mit einer 5 auf dem Tisch brauchst du eine 3 oder eine 6.',
    else: 'Du darfst beide werfen. Aber behalte eine 5: Sie führt zu deiner Reihe.',
  },
  third: {
    do: 'Eine 8. Setze die Figur auf 8×5 oder 5×8.',
    why: 'Das ist noch nicht die Reihe, aber du musst ein Feld nehmen, auf das die Würfel zeigen.',
    else: '',
  },
  block: { do: 'Jetzt {name}.', why: 'Sie hat gemerkt, was du vorhast …', else: '' },
  five: {
    do: '{name} sperrt {blocked}! Behalte die 5 und wirf den anderen Würfel.',
    why: 'Ein Ende deiner Reihe ist zu, das andere ist offen: Mit einer 3 gewinnst du.',
    else: 'Erlaubt, aber für deine Reihe brauchst du die 5. Behalte die.',
  },
  fourth: {
    do: 'Eine 9. Setze deine vierte Figur auf 9×5 oder 5×9.',
    why: 'Jetzt sind alle deine Figuren auf dem Brett. Von nun an ziehst du mit ihnen.',
    else: '',
  },
  zero: { do: 'Lass {name} spielen.', why: 'Was wird sie würfeln?', else: '' },
  three: {
    do: 'Eine 0: Ihr Zug ist verloren! Behalte die 3 und wirf den anderen Würfel.',
    why: 'Eine 0 kann nicht liegen bleiben, aber die 3 ist genau richtig. Jetzt eine 5!',
    else: 'Erlaubt, aber die 3 ist genau, was du brauchst. Behalte sie.',
  },
  move: {
    do: 'Eine 5! Zieh eine Figur, die weit weg steht, auf {goal}.',
    why: 'Alle vier Figuren sind auf dem Brett, also zieht eine davon. Tippe erst die Figur an, dann das Feld. Lass {near} und 5×5 stehen.',
    else: 'Erlaubt, aber das gibt keine Reihe. Zieh eine Figur, die weit weg steht, auf {goal}.',
  },
  end: {
    do: 'Du gewinnst! Drei in einer Reihe.',
    why: 'Auf den anderen Stufen werden die Zahlen unter der Reihe gezählt, und ihr spielt mehrere Runden.',
    else: '',
  },
};
