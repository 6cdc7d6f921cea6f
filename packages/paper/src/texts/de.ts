import type { PaperTexts } from './types.ts';

export const de: PaperTexts = {
  reminders: {
    cowpath: [
      'Fünf Würfel, drei Würfe. Behalte, was du willst.',
      '2 oder 3 Kühe: eine Kuh markieren. 3 gleiche Zahlen: diese Zahl.',
      '4 oder 5 gleiche: markieren, noch einmal werfen, daneben markieren.',
      'Verbinde deine drei Startfelder. Normaler Würfel: 6 ist die Kuh.',
    ],
    trio: [
      'Wirf beide Würfel oder behalte einen. Eine 0: Der Zug ist verloren.',
      '5 und 7: eine Figur in Reihe 5, Spalte 7 oder umgekehrt. Alle vier im Spiel: Eine zieht um.',
      'Ein Pasch: Figur setzen und noch einmal werfen.',
      'Drei in einer Reihe gewinnen die Runde.',
    ],
  },
  rules: {
    cowpath: {
      title: 'Cowpath: die Regeln',
      facts: (minutes) => [
        `2 Personen, ab 8 Jahren, etwa ${minutes} Minuten`,
        'Ihr braucht: ein Blatt, je einen Stift und fünf Würfel mit 1 bis 5 und einer Kuh. Ein normaler Würfel geht auch: Die 6 ist die Kuh.',
      ],
      steps: [
        {
          title: 'Verbinde deine drei Startfelder',
          text: 'Eine Seite malt Kreuze, die andere Kreise. Jede hat drei Startfelder. Wer sie zuerst mit einer Kette eigener Felder verbindet, gewinnt. Eine Kette darf auch schräg laufen, und zwei Ketten dürfen sich kreuzen. Eine Münze entscheidet, wer anfängt.',
        },
        {
          title: 'Wirf bis zu drei Mal',
          text: 'Wirf alle fünf Würfel. Behalte, was dir gefällt, und wirf die anderen noch einmal, höchstens zwei Mal. Auch behaltene Würfel darfst du wieder werfen. Du kannst früher aufhören.',
        },
        {
          title: 'Markiere ein Feld',
          text: '2 oder 3 Kühe: Markiere eine freie Kuh. Genau 3 gleiche Zahlen: Markiere ein freies Feld mit dieser Zahl. Beides zugleich: Such dir eins aus. Das Feld darf überall liegen. Dann ist dein Zug zu Ende. Sonst markierst du nichts. Markieren ist freiwillig.',
        },
        {
          title: 'Vier oder fünf gleiche: ein Extrazug',
          text: 'Markiere ein passendes Feld und wirf wieder alle fünf Würfel, bis zu drei Mal. Jetzt muss dein Feld an das letzte grenzen. Wieder vier gleiche: noch ein Extrazug. Wenn du nichts markieren kannst, gibt es keinen Extrazug.',
        },
        {
          title: 'Steh im Weg',
          text: 'Wer seine drei Startfelder nicht mehr verbinden kann, ist abgeschnitten und kann nicht mehr gewinnen. Das Spiel geht weiter. Sind beide abgeschnitten, endet es unentschieden.',
        },
      ],
      credit: 'Nach einem Spiel von Reinhard Staupe (2014). Worte und Zeichnungen: Abacow.',
    },
    trio: {
      title: 'Trio: die Regeln',
      facts: (minutes) => [
        `2 bis 4 Personen, ab 8 Jahren, etwa ${minutes} Minuten`,
        'Ihr braucht: einen Plan, je vier Figuren, zwei Würfel mit 0 bis 9 und Papier für die Punkte.',
      ],
      steps: [
        {
          title: 'Drei Figuren in einer Reihe',
          text: 'Bring drei eigene Figuren nebeneinander: waagerecht, senkrecht oder schräg. Damit gewinnst du sofort die Runde. Alle werfen beide Würfel, die höchste Summe beginnt. Die nächste Runde beginnt links davon.',
        },
        {
          title: 'Würfeln',
          text: 'Der erste Wurf einer Runde geht mit beiden Würfeln. Danach wirfst du beide oder behältst einen, wie er liegt, und wirfst nur den anderen. Es ist egal, von wem er stammt. Eine 0 kann man nicht behalten.',
        },
        {
          title: 'Setze eine Figur',
          text: '5 und 7 zeigen auf 5×7 und auf 7×5. Rechne die Zahl aus und stell eine Figur auf eins der beiden Felder, wenn es frei ist. Stehen alle vier schon auf dem Plan, zieht eine um. Nichts frei: Der Zug ist verloren.',
        },
        {
          title: 'Null und Pasch',
          text: 'Eine 0: Der Zug ist verloren. Ein Pasch (nicht 0): Setz deine Figur und wirf noch einmal, einen Würfel oder beide, so oft ein Pasch kommt.',
        },
        {
          title: 'Zähl die Reihe',
          text: 'Junior: Es wird nicht gezählt, die erste Reihe gewinnt.\nMittel: Wer die Runde gewinnt, zählt die drei Zahlen unter der Reihe zusammen. Von vier in einer Reihe zählen die besten drei.\nExperte: Außerdem verlieren alle anderen die höchste Zahl unter einer ihrer Figuren, aber nie unter 0.\nWer über das Ziel kommt (meist 200), gewinnt das Spiel.',
        },
      ],
      credit: 'Nach einem Spiel von Patrick Ouvrard (2000). Worte und Zeichnungen: Abacow.',
    },
  },
  cutOuts: {
    cowpath: {
      title: 'Cowpath: Würfel zum Ausschneiden',
      advice:
        'Auf festes Papier drucken. An den durchgezogenen Linien schneiden, an den gestrichelten falten, die Laschen kleben. Ihr braucht fünf, einer ist Reserve.',
    },
    trio: {
      title: 'Trio: Figuren und Würfel zum Ausschneiden',
      advice:
        'Auf festes Papier drucken. An den durchgezogenen Linien schneiden, an den gestrichelten falten, die Laschen kleben. Eine Figur in der Mitte falten, die Füße nach außen.',
    },
  },
  worksheet: {
    boards: { multiplication: 'Einmaleins', addition: 'Plusaufgaben' },
    tables: (board, list) => (board === 'multiplication' ? `Einmaleins mit ${list}` : `Plus mit ${list}`),
    weak: 'Das übst du noch',
    fill: { multiplication: 'Einmaleins zum Ausfüllen', addition: 'Plustafel zum Ausfüllen' },
    answers: (title) => `${title}: Lösungen`,
    name: 'Name',
    date: 'Datum',
    number: (seed) => `Blatt ${seed}`,
    divided: ':',
  },
};
