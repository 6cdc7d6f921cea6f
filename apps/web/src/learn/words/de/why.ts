import type { Words } from '../shape.ts';

export const why: Words['why'] = {
  'game/over': 'Die Partie ist zu Ende.',
  'throw/due': 'Die Würfel rollen noch.',
  'throw/not-due': 'Es wurde nicht gewürfelt.',
  'throw/all-first': 'Der erste Wurf ist mit allen Würfeln.',
  'throw/none-left': 'Alle drei Würfe sind verbraucht.',
  'throw/selection': 'Wähle mindestens einen Würfel zum Werfen.',
  'throw/keeps-zero': 'Eine 0 kann nicht liegen bleiben: Sie zeigt nirgendwohin.',
  'throw/place-first': 'Setze erst die Figur dorthin, wohin die Würfel zeigen.',
  'throw/count': 'Das sind nicht so viele Würfel.',
  'throw/faces': 'Diese Seite haben unsere Würfel nicht.',
  'mark/before-throw': 'Erst wird gewürfelt.',
  'mark/off-sheet': 'Das liegt nicht auf dem Blatt.',
  'mark/start': 'Das ist ein Startfeld. Es gehört schon seiner Seite.',
  'mark/taken': 'Dieses Feld ist schon markiert.',
  'mark/symbol': 'Die Würfel erlauben dieses Zeichen nicht.',
  'mark/not-beside-anchor': 'Im Extrazug muss die Markierung das zuletzt markierte Feld berühren.',
  'pass/before-throw': 'Passen kannst du erst nach einem Wurf.',
  'place/before-throw': 'Erst wird gewürfelt.',
  'place/dice': 'Die Würfel zeigen nicht dorthin.',
  'place/taken': 'Dort steht schon eine Figur.',
  'place/all-on-board': 'Alle vier Figuren sind auf dem Brett. Wähle, welche zieht.',
  'place/new-pawn-first': 'Du hast noch Figuren in der Hand. Erst kommt eine neue.',
  'place/not-own-pawn': 'Das ist nicht deine Figur.',
};

export const faults: Words['faults'] = {
  'sheet/rows': 'Ein Blatt hat 4 bis 8 Zeilen.',
  'sheet/columns': 'Ein Blatt hat 4 bis 8 Spalten.',
  'sheet/ragged': 'Alle Zeilen müssen gleich lang sein.',
  'sheet/character': 'Auf einem Feld steht 1 bis 5, eine Kuh oder ein Startfeld.',
  'sheet/cross-starts': 'Die Kreuze brauchen drei Startfelder.',
  'sheet/circle-starts': 'Die Kreise brauchen drei Startfelder.',
  'sheet/joined':
    'Drei Startfelder einer Seite berühren sich schon: Diese Seite hätte vor dem ersten Wurf gewonnen.',
  'sheet/cut-off': 'Ein Startfeld ist von der anderen Seite eingemauert: Diese Seite könnte nie gewinnen.',
};
