import type { GameTexts } from '../../game.ts';

export const de: GameTexts = {
  reminder: [
    'Fünf Würfel, drei Würfe. Behalte, was du willst.',
    '2 oder 3 Kühe: eine Kuh markieren. 3 gleiche Zahlen: diese Zahl.',
    '4 oder 5 gleiche: markieren, noch einmal werfen, daneben markieren.',
    'Verbinde deine drei Startfelder. Auch normale Würfel gehen: Die 6 ist die Kuh.',
  ],
  rules: {
    title: 'Cowpath: die Regeln',
    players: '2 Personen, ab 8 Jahren',
    minutes: (least, most) => `${least} bis ${most} Minuten`,
    need: {
      title: 'Ihr braucht',
      text: 'ein Blatt, je einen Stift und fünf Würfel mit 1 bis 5 und einer Kuh. Normale Würfel gehen auch: Die 6 ist die Kuh.',
    },
    steps: [
      {
        title: 'Verbinde deine drei Startfelder',
        text: 'Eine Seite malt Kreuze, die andere Kreise. Jede hat drei Startfelder. Wer sie zuerst mit einer Kette eigener Felder verbindet, gewinnt. Eine Kette darf auch schräg laufen, und zwei Ketten dürfen sich kreuzen. Eine Münze entscheidet, wer anfängt.',
      },
      {
        title: 'Wirf bis zu dreimal',
        text: 'Wirf alle fünf Würfel. Behalte, was dir gefällt, und wirf die anderen noch einmal, höchstens zweimal. Auch behaltene Würfel darfst du wieder werfen. Du kannst früher aufhören.',
      },
      {
        title: 'Markiere ein Feld',
        text: '2 oder 3 Kühe: Markiere eine freie Kuh. Genau 3 gleiche Zahlen: Markiere ein freies Feld mit dieser Zahl. Beides zugleich: Such dir eins aus. Das Feld darf überall liegen. Dann ist dein Zug zu Ende. Bei jedem anderen Wurf markierst du nichts. Markieren ist freiwillig.',
      },
      {
        title: 'Vier oder fünf gleiche: ein Extrazug',
        text: 'Markiere ein passendes Feld und wirf wieder alle fünf Würfel, bis zu dreimal. Jetzt muss dein Feld an das letzte grenzen. Wieder vier gleiche: noch ein Extrazug. Wenn du nichts markieren kannst, gibt es keinen Extrazug.',
      },
      {
        title: 'Ein Zug als Beispiel',
        text: 'Mia wirft 2, 2, Kuh, 4, 5. Sie behält die beiden Zweien und wirft drei Würfel noch einmal: 2, Kuh, 1. Jetzt behält sie drei Zweien und wirft die letzten zwei: zwei Kühe! Drei Zweien und zwei Kühe: Sie darf eine freie 2 oder eine freie Kuh markieren. Sie nimmt die Kuh neben ihrer Kette, und Ben ist dran.',
      },
      {
        title: 'Stell dich in den Weg',
        text: 'Wer seine drei Startfelder nicht mehr verbinden kann, ist abgeschnitten und kann nicht mehr gewinnen. Die Partie geht weiter. Sind beide abgeschnitten, endet sie unentschieden.',
      },
    ],
    tip: {
      title: 'Tipp',
      text: 'Schau auch auf die Würfel der anderen Seite. Was sie behält, verrät, welches Feld sie haben will. Vielleicht bist du schneller da.',
    },
    credit: 'Nach einem Spiel von Reinhard Staupe (2014). Texte und Zeichnungen: Abacow.',
  },
  cutOuts: {
    title: 'Cowpath: Würfel zum Ausschneiden',
    advice:
      'Auf festes Papier drucken. An den durchgezogenen Linien schneiden, an den gestrichelten falten, die Laschen kleben. Ihr braucht fünf, einer ist Reserve.',
  },
};
