/** Why only Trio refuses a step. */
export const TRIO_REFUSALS = {
  'throw/keeps-zero': 'a die showing 0 cannot be kept',
  'throw/place-first': 'the dice on the table have to be placed first',
  'place/before-throw': 'a throw is due',
  'place/dice': 'the dice do not point at that square',
  'place/taken': 'a pawn stands on that square',
  'place/all-on-board': 'all four pawns are on the board: one of them has to move',
  'place/new-pawn-first': 'a new pawn has to be used while fewer than four are on the board',
  'place/not-own-pawn': 'none of your own pawns stands there',
  'lost/not-agreed': 'a wrong answer loses no turn in this game',
} as const satisfies Record<string, string>;
