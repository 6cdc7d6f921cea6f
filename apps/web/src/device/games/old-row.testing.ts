/** A game saved before rows marked people without a name. */
export const OLD_ROW = {
  id: 'hhjgkfmend',
  version: 1,
  kind: 'game',
  state: 'unfinished',
  lastAt: 1000000,
  secret: '07e027c047a067808760a740c720e70007e027c047a067808760a740c720e700',
  events: [
    {
      kind: 'opened',
      at: 1000000,
      table: 'hhjgkfmend',
      host: 'device',
      choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
      opening: { kind: 'chosen', seat: 0 },
      clock: { kind: 'none' },
      commitment: '78f2af8782e14ddbbf7d5d1b6430abc5374ac4f897e1cae91bfca1fadcf09fb2',
    },
    {
      kind: 'sat',
      at: 1000000,
      seat: 0,
      seating: { kind: 'person', name: 'Player 1', holder: 'device' },
      seed: 'a740c720e70007e0',
    },
    { kind: 'sat', at: 1000000, seat: 1, seating: { kind: 'computer', level: 3 }, seed: '27c047a067808760' },
    { kind: 'started', at: 1000000 },
    { kind: 'played', at: 1000000, seat: 0, token: 't12345=452c3' },
    { kind: 'played', at: 1000000, seat: 0, token: 't12=41' },
  ],
} as const;
