/** A table's game as a record. */
import { type GameRecord, type Outcome, type RecordDice, type Setup } from '@abacow/rules';
import { checkedSetup } from './choice.ts';
import { earlierOf } from './handover.ts';
import { playerAt } from './seats.ts';
import type { Table } from './table.ts';
import { tokensOf } from './steps.ts';

const resultOf = ({ outcome }: Table): Outcome =>
  outcome === null || outcome.kind === 'broken-off' ? null : outcome;

/** If the game ended before it was decided who begins, the record names the first seat as the one that begins. */
const setupOf = ({ game, phase, choice }: Table): Setup | null =>
  game?.setup ?? (phase === 'over' ? checkedSetup(choice, 0) : null);

const openingOf = ({ game, opening }: Table): Pick<RecordDice, 'opening'> => {
  if (game === null) return {};
  if (opening.kind === 'chosen') return { opening: { kind: 'chosen' } };
  if (game.rollOff === null) return { opening: { kind: 'coin' } };
  const rolls = [...game.rollOff.past.flat(), ...game.rollOff.rolls].map(({ faces }) => faces);
  return { opening: { kind: 'roll-off', rolls } };
};

const diceOf = (table: Table): RecordDice | null => {
  const { name, commitment, scheme, seeds, seedCommitments, secret } = table.dice;
  if (commitment === null) return null;
  const committed = scheme === 2 ? ({ scheme, seedCommitments } as const) : {};
  return { ...committed, table: name, commitment, seeds, ...openingOf(table), secret };
};

/** Null until it is decided who begins or the game is over. */
export const recordOf = (table: Table): GameRecord | null => {
  const takenBack = table.game?.takenBack ?? [];
  const setup = setupOf(table);
  if (setup === null) return null;
  const earlier = earlierOf(table.handovers);
  return {
    setup,
    tokens: tokensOf(table),
    players: table.seats.map(playerAt),
    result: resultOf(table),
    dice: diceOf(table),
    ...(table.timeLimitMs === null ? {} : { timeLimitMs: table.timeLimitMs }),
    ...(earlier.length === 0 ? {} : { earlier }),
    ...(takenBack.length === 0 ? {} : { takenBack }),
  };
};
