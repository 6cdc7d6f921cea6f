/** Wrong answers that cost nothing: they must neither give time nor fill the table. */
import { isAnswerAwaited } from '@abacow/table';
import { pause } from '../seat.ts';
import type { Target } from '../target.ts';
import type { Trial } from '../trial.ts';
import type { Player } from './player.ts';
import { TRIO, openDuel, revealBoth } from './tables.ts';

const CLOCK_MS = 4000;
const ANSWERS_MS = 7000;
/** The one after the deadline ends the time. */
const MOST = 4;

/** The attacker has thrown and is asked for the result. Some throws lose the turn: then it is tried at another table. */
const askedAttacker = async (target: Target): Promise<Player> => {
  for (;;) {
    const duel = await openDuel(target, {
      choice: TRIO,
      opening: { kind: 'chosen', seat: 0 },
      clock: { kind: 'move', ms: CLOCK_MS },
    });
    const { attacker } = duel;
    await revealBoth(duel);
    await attacker.send({ kind: 'choose-help', seat: 0, help: 'work-out' });
    await attacker.send({ kind: 'play', seat: 0, move: 't12' });
    if (isAnswerAwaited(attacker.table())) return attacker;
  }
};

export const wrongAnswers: Trial = {
  name: 'wrong-answers',
  about: `answers wrong for ${ANSWERS_MS / 1000} s on a clock of ${CLOCK_MS / 1000} s`,
  run: async (target) => {
    const attacker = await askedAttacker(target);
    const end = performance.now() + ANSWERS_MS;
    let accepted = 0;
    while (performance.now() < end) {
      const { ok } = await attacker.send({ kind: 'answer', seat: 0, value: 9999 });
      if (ok) accepted += 1;
      await pause(100);
    }
    const { outcome } = attacker.table();
    const isOver = outcome?.kind === 'win' && outcome.seat === 1;
    return {
      isHeld: accepted <= MOST && isOver,
      seen: `${accepted} answers accepted; ${isOver ? 'lost on time' : 'still playing'}`,
    };
  },
};
