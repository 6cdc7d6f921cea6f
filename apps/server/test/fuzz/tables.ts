/** Tables of both games, small enough that games end within a run. */
import type { NewTable } from '@abacow/protocol';
import fc from 'fast-check';
import { SHEET } from '../test-server.ts';

type Choice = NewTable['choice'];

const choices: fc.Arbitrary<Choice> = fc.oneof(
  fc.constant({ game: 'cowpath', sheet: SHEET } as const),
  fc
    .record({
      game: fc.constant('trio' as const),
      board: fc.constantFrom('multiplication' as const, 'addition' as const),
      players: fc.constantFrom(2 as const, 3 as const, 4 as const),
      level: fc.constantFrom('junior' as const, 'expert' as const),
      target: fc.constantFrom(1, 40),
      end: fc.constantFrom({}, { rounds: 1 }),
      costs: fc.constantFrom({}, { wrongAnswer: 'loses-turn' as const }),
      later: fc.constantFrom({}, { laterRounds: 'loser' as const }, { laterRounds: 'throw' as const }),
    })
    .map(({ end, costs, later, ...choice }) => ({ ...choice, ...end, ...costs, ...later })),
);

const seat: fc.Arbitrary<NewTable['seats'][number]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'me' } as const) },
  { weight: 6, arbitrary: fc.constant({ kind: 'open' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'computer', level: 1 } as const) },
);

const DAY_MS = 24 * 60 * 60 * 1000;

export const tables: fc.Arbitrary<NewTable> = choices.chain((choice) => {
  const seats = 'players' in choice ? choice.players : 2;
  return fc.record({
    choice: fc.constant(choice),
    seats: fc.array(seat, { minLength: seats, maxLength: seats }),
    opening: fc.constantFrom({ kind: 'lot' } as const, { kind: 'chosen', seat: 0 } as const),
    // A game's time never ends within a run, so the clock of the machine does not matter.
    clock: fc.constantFrom({ kind: 'none' } as const, { kind: 'game', ms: DAY_MS } as const),
    public: fc.boolean(),
  });
});
