/** Why only Cowpath refuses a step. */
export const COWPATH_REFUSALS = {
  'throw/none-left': 'all three attempts are used',
  'mark/before-throw': 'nothing has been thrown yet',
  'mark/off-sheet': 'that square is not on the sheet',
  'mark/start': 'that square is a start',
  'mark/taken': 'that square is marked already',
  'mark/symbol': 'the dice do not allow that symbol',
  'mark/not-beside-anchor': 'in a bonus turn a mark must be beside the square marked just before',
} as const satisfies Record<string, string>;
