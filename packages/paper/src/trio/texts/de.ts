import type { GameTexts } from '../../game.ts';

export const de: GameTexts = {
  reminder: [
    'Wirf beide Würfel oder behalte einen. Eine 0: Der Zug ist verloren.',
    '5 und 7: Figur in Zeile 5, Spalte 7 oder umgekehrt. Alle vier auf dem Brett: Eine zieht um.',
    'Ein Pasch: setzen, wenn es geht, und noch einmal werfen.',
    'Drei in einer Reihe gewinnen die Runde.',
  ],
  rules: {
    title: 'Trio: die Regeln',
    players: '2 bis 4 Personen, ab 8 Jahren',
    minutes: (least, most) => `${least} bis ${most} Minuten`,
    need: {
      title: 'Ihr braucht',
      text: 'ein Brett, je vier Figuren, zwei Würfel mit 0 bis 9 und Papier für die Punkte.',
    },
    steps: [
      {
        title: 'Drei Figuren in einer Reihe',
        text: 'Bring drei eigene Figuren nebeneinander: waagerecht, senkrecht oder schräg. Damit gewinnst du sofort die Runde. Alle werfen beide Würfel, die höchste Summe beginnt. Die nächste Runde beginnt, wer links daneben sitzt.',
      },
      {
        title: 'Würfeln',
        text: 'Beim ersten Wurf einer Runde wirfst du beide Würfel. Danach wirfst du beide oder behältst einen, wie er liegt, und wirfst nur den anderen. Es ist egal, von wem er stammt. Eine 0 kann man nicht behalten.',
      },
      {
        title: 'Setze eine Figur',
        text: '5 und 7 zeigen auf 5 × 7 und auf 7 × 5. Rechne die Zahl aus und stell eine Figur auf eins der beiden Felder, wenn es frei ist. Stehen alle vier schon auf dem Brett, zieht eine um. Nichts frei: Der Zug ist verloren. Auf dem Plus-Brett wird addiert: 5 + 7 = 12.',
      },
      {
        title: 'Null und Pasch',
        text: 'Eine 0: Der Zug ist verloren. Ein Pasch (nicht 0): Setz deine Figur und wirf noch einmal, einen Würfel oder beide. Und bei jedem weiteren Pasch wieder.',
      },
      {
        title: 'Punkte zählen',
        text: 'Junior: Es wird nicht gezählt, die erste Reihe gewinnt.\nMittel: Wer die Runde gewinnt, zählt die drei Zahlen unter der Reihe zu den eigenen Punkten dazu. Von vier in einer Reihe zählen die besten drei.\nExperte: Außerdem verlieren alle anderen die höchste Zahl unter ihren Figuren. Unter 0 fällt niemand.\nWer über das Ziel kommt (meist 200), gewinnt die Partie.',
      },
    ],
    tip: {
      title: 'Tipp',
      text: 'Schau auch auf die Würfel der anderen. Sie bleiben liegen: Vielleicht zeigt einer gerade die Zahl, die du brauchst. Und denk daran, was du den Nächsten liegen lässt.',
    },
    credit: 'Nach einem Spiel von Patrick Ouvrard (2000). Texte und Zeichnungen: Abacow.',
  },
  cutOuts: {
    title: 'Trio: Figuren und Würfel zum Ausschneiden',
    advice:
      'Auf festes Papier drucken. An den durchgezogenen Linien schneiden, an den gestrichelten falten, die Laschen kleben. Eine Figur in der Mitte falten, die Füße nach außen.',
  },
};
