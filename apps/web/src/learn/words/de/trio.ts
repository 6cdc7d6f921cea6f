import type { Words } from '../shape.ts';

export const trio: Words['trio'] = {
  goal: {
    title: 'Ziel des Spiels',
    text: [
      'Ihr spielt zu zweit, zu dritt oder zu viert. Alle haben vier Figuren in einer Farbe.',
      'Drei eigene Figuren nebeneinander in einer Reihe gewinnen die Runde: waagrecht, senkrecht oder schräg.',
    ],
    try: 'Du bist Rot. Die Würfel zeigen 5 und 6. Wo bekommst du drei in einer Reihe?',
  },
  board: {
    title: 'Das Brett',
    text: [
      'Das Brett hat neun Zeilen und neun Spalten. Auf dem Mal-Brett treffen sich Zeile 5 und Spalte 7 bei 5 × 7 = 35.',
      'Auf dem Plus-Brett steht auf demselben Feld 5 + 7 = 12.',
    ],
    try: 'Tippe auf Felder und wechsle zwischen den Brettern.',
  },
  first: {
    title: 'Wer beginnt',
    text: [
      'Alle werfen beide Würfel. Die höchste Summe beginnt. Wer gleichauf liegt, wirft noch einmal.',
      'Die nächste Runde beginnt, wer links von der Person sitzt, die diese Runde begonnen hat, egal wer gewonnen hat.',
    ],
    try: 'Würfle für Rot, dann für Blau.',
  },
  throw: {
    title: 'Der Wurf',
    text: [
      'Zwei Würfel, jeder mit den Zahlen 0 bis 9. Eine Runde beginnt mit leerem Brett, und ihr erster Wurf ist mit beiden Würfeln.',
      'Die Würfel bleiben liegen. Von nun an darfst du beide werfen, oder einen liegen lassen und nur den anderen werfen. Wer ihn geworfen hat, ist egal.',
      'Danach ist dran, wer links von dir sitzt.',
    ],
    try: 'Würfle und setze für Rot, dann für Blau. Ab dem zweiten Wurf kannst du einen Würfel behalten: Tippe ihn an.',
  },
  zero: {
    title: 'Die 0',
    text: [
      'Eine 0 auf einem der Würfel, und dein Zug ist verloren. Zwei Nullen sind auch nicht besser.',
      'Eine 0 kann nicht liegen bleiben: Sie zeigt nirgendwohin, denn es gibt keine Zeile 0 und keine Spalte 0. Der andere Würfel schon, auch für die Nächsten, sogar nach dem allerersten Wurf.',
    ],
    try: 'Würfle für Rot. Tippe dann auf die 0: Kann Blau sie behalten?',
  },
  place: {
    title: 'Eine Figur setzen',
    text: [
      'Die Würfel zeigen auf zwei Felder: 3 und 6 auf 3×6 und auf 6×3. Nimm eins, das frei ist. Du musst, und du darfst wählen.',
      'Auf einem Feld steht nur eine Figur. Solange du Figuren in der Hand hast, setzt du eine neue.',
    ],
    try: 'Die Würfel zeigen 3 und 6. Tippe herum: Was ist erlaubt, und warum der Rest nicht?',
  },
  move: {
    title: 'Eine Figur ziehen',
    text: [
      'Sind alle vier Figuren auf dem Brett? Dann zieht eine von ihnen auf das neue Feld. Du wählst, welche.',
    ],
    try: 'Die Würfel zeigen 6 und 7. Wähle eine Figur, dann ihr neues Feld. Schaffst du eine Reihe?',
  },
  taken: {
    title: 'Beide Felder besetzt',
    text: [
      'Ist keins der beiden Felder frei, ist dein Zug verloren.',
      'Ein Pasch zeigt nur auf ein Feld. Ist es besetzt, ist der Zug verloren, und du würfelst nicht noch einmal.',
    ],
    try: 'Wirf beide Würfel für Rot, dann beide für Blau. Es geht nicht gut aus.',
  },
  double: {
    title: 'Ein Pasch',
    text: [
      'Beide Würfel zeigen dieselbe Zahl: Setze deine Figur und würfle noch einmal, mit einem Würfel oder beiden. Beim nächsten Pasch wieder, so oft er kommt.',
    ],
    try: 'Zwei Dreien. Setze eine Figur auf 3×3 und mach weiter.',
  },
  'double-kept': {
    title: 'Pasch mit behaltenem Würfel',
    text: [
      'Du behältst einen Würfel, und der andere fällt auf dieselbe Zahl. Das ist ein Pasch wie jeder andere: Setze deine Figur und würfle noch einmal.',
    ],
    try: 'Die Würfel zeigen 7 und 2. Tippe einen an, damit er bleibt, und wirf den anderen. Setze deine Figur und mach weiter.',
  },
  junior: {
    title: 'Stufe Junior',
    text: ['Es wird nichts gezählt. Die erste Dreierreihe gewinnt die Partie.'],
    try: 'Die Würfel zeigen 7 und 5. Gewinne.',
  },
  counting: {
    title: 'Stufe Mittel',
    text: [
      'Wer die Runde gewinnt, zählt die drei Zahlen unter der Reihe dazu. Dann wird das Brett für die nächste Runde geräumt.',
    ],
    try: 'Mach die Reihe 7×3, 7×4, 7×5. Wie viel ist sie wert?',
  },
  four: {
    title: 'Vier in einer Reihe',
    text: ['Auch vier in einer Reihe zählen wie drei: die drei mit der größten Summe.'],
    try: 'Schließ die Lücke in Zeile 4.',
  },
  expert: {
    title: 'Stufe Experte',
    text: [
      'Wer gewinnt, zählt die drei Zahlen dazu. Danach verlieren alle anderen die höchste Zahl unter einer ihrer Figuren.',
      'Niemand fällt unter 0. Das gilt auch in der letzten Runde.',
    ],
    try: 'Blau hat 84 Punkte und eine Figur auf 6×9. Mach deine Reihe und achte auf die Punkte.',
  },
  end: {
    title: 'Das Ende der Partie',
    text: [
      'Auf den Stufen Mittel und Experte spielt ihr, bis jemand mehr als 200 Punkte hat. Wer das schafft, gewinnt. Genau 200 reichen nicht.',
      'Ein anderes Ziel ist auch gut, wenn ihr es vorher ausmacht.',
    ],
    try: 'Hier ist das Ziel 120. Eine Reihe aus 40, 48 und 56 macht 144.',
  },
};

export const settledTrio: Words['settledTrio'] = {
  'highest-starts': {
    point: '„Die höchste Zahl beginnt.“ Welche Zahl?',
    reading: 'Die höchste Summe beider Würfel. Bei Gleichstand noch einmal.',
  },
  'opener-zero': {
    point: 'Der allererste Zug geht mit einer 0 verloren. Müssen die Nächsten beide Würfel werfen?',
    reading: 'Nein. Der Eröffnungswurf ist vorbei, der andere Würfel darf liegen bleiben.',
  },
  'which-row': {
    point: 'Welcher Würfel ist die Zeile?',
    reading: 'Du wählst. Auf beiden Feldern steht dieselbe Zahl.',
  },
  'kept-double': {
    point: 'Ich behalte einen Würfel, und der andere fällt auf dieselbe Zahl. Ist das ein Pasch?',
    reading: 'Ja. Es zählt nur, was die Würfel zeigen.',
  },
  'keep-zero': {
    point: 'Darf eine 0 liegen bleiben?',
    reading: 'Nein. Eine 0 zeigt nirgendwohin: Es gibt keine Zeile 0 und keine Spalte 0.',
  },
  'later-rounds': {
    point: 'Wer beginnt die nächste Runde?',
    reading: 'Es geht links herum, egal wer gewonnen hat.',
  },
  'last-round': { point: 'Experte: Verlieren die anderen auch in der letzten Runde Punkte?', reading: 'Ja.' },
  'four-in-row': {
    point: 'Vier in einer Reihe: Welche drei zählen?',
    reading: 'Die besten drei. Sie liegen immer nebeneinander.',
  },
  players: { point: 'Wie viele können spielen?', reading: 'Zwei bis vier.' },
  'double-taken': {
    point: 'Ein Pasch, dessen Feld besetzt ist: Darf ich noch einmal würfeln?',
    reading: 'Nein. Der Zug ist verloren.',
  },
};
