/** Stores the answers that players of this device give at a Trio table, for what they know and what they practise. */
import type { Answer, Question } from '@abacow/learning';
import { type TrioPosition, resultOf } from '@abacow/rules/trio';
import { gameAt, helpOf, isAnswerAwaited, tokensIn } from '@abacow/table';
import { untrack } from 'svelte';
import type { GameTable, Step } from '../../../table/model/game-table.ts';
import { playerAtSeat } from './remembered.ts';

export type Recorded = { readonly player: string | null; readonly answer: Answer };

const questionAt = ({ first, second, setup }: TrioPosition): Question => ({
  board: setup.board,
  form: 'result',
  first,
  second,
});

/** A typed answer, a wrong square, or the right square of a player who looked for it. */
const givenBy = ({ event, before }: Step): number | null => {
  if (event.kind === 'answered') return event.value;
  const position = before.game?.position;
  if (event.kind !== 'played' || position?.game !== 'trio' || !position.placing) return null;
  const isFound = helpOf(before, event.seat).help === 'find' && isAnswerAwaited(before);
  return isFound ? resultOf(position.setup.board, position.first, position.second) : null;
};

/** What a step tells about what a player of this device knows; null if nothing. */
export const recordedOf = (table: GameTable, step: Step, ms: number, at: number): Recorded | null => {
  const { event, before } = step;
  const given = givenBy(step);
  if (given === null || !('seat' in event) || !table.mySeats.includes(event.seat)) return null;
  return {
    player: playerAtSeat(table, before.seats[event.seat]),
    answer: {
      question: questionAt(gameAt(before).position as TrioPosition),
      given,
      at,
      ms,
      place: 'game',
      help: helpOf(before, event.seat).help,
    },
  };
};

type Options = {
  readonly table: GameTable;
  /** Whether the dice lie still, and the player can see what is asked. */
  readonly isAsked: () => boolean;
  readonly now: () => number;
  readonly record: (recorded: Recorded) => void;
};

/** Call it during component initialization. Time counts from when the dice came to rest. */
export const followAnswers = ({ table, isAsked, now, record }: Options): void => {
  let since = now();
  const tokens = $derived(tokensIn(table.state));
  $effect(() => {
    void tokens;
    if (isAsked()) since = untrack(now);
  });
  let last = untrack(() => table.last);
  $effect(() => {
    const step = table.last;
    if (step === null || step === last) return;
    last = step;
    untrack(() => {
      const recorded = recordedOf(table, step, Math.max(0, now() - since), now());
      if (recorded !== null) record(recorded);
    });
  });
};
