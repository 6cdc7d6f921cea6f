/** `play` and `take-back` sent together, without end: the clock of the move must not begin anew. */
import { legalNotation } from '@abacow/rules';
import { type Table, gameAt, seatToAct } from '@abacow/table';
import { pause } from '../seat.ts';
import type { Trial } from '../trial.ts';
import { playHonestly } from './player.ts';
import { COWPATH, openDuel, revealBoth } from './tables.ts';

const CLOCK_MS = 4000;
/** Three times the clock: by then an honest table has gone on or is over. */
const HOLD_MS = 3 * CLOCK_MS;
const PAIR_EVERY_MS = 300;

/** Dice are never taken back, so anything rather than a throw. */
const moveOf = (table: Table): string => {
  const legal = legalNotation(gameAt(table).position);
  return legal.findLast((move) => !move.startsWith('t')) ?? legal.at(-1)!;
};

export const takeBack: Trial = {
  name: 'take-back',
  about: `plays and takes back ${HOLD_MS / 1000} s long on a clock of ${CLOCK_MS / 1000} s a move`,
  run: async (target) => {
    const duel = await openDuel(target, {
      choice: COWPATH,
      opening: { kind: 'chosen', seat: 0 },
      clock: { kind: 'move', ms: CLOCK_MS },
    });
    const { attacker, victim } = duel;
    await revealBoth(duel);
    const end = performance.now() + HOLD_MS;
    const isOn = (): boolean => performance.now() < end && attacker.table().phase !== 'over';
    const honest = playHonestly(victim, isOn);
    let takenBack = 0;
    while (isOn()) {
      if (seatToAct(attacker.table()) === 0) {
        const seen = attacker.seen();
        const pair = [
          attacker.send({ kind: 'play', seat: 0, move: moveOf(attacker.table()) }, seen),
          attacker.send({ kind: 'take-back', seat: 0 }, seen + 1),
        ];
        const [, back] = await Promise.all(pair);
        if (back!.ok) takenBack += 1;
      }
      await pause(PAIR_EVERY_MS);
    }
    const { played, stale } = await honest;
    const isOver = attacker.table().phase === 'over';
    return {
      isHeld: played > 0 || isOver,
      seen: `${takenBack} decisions taken back; the victim decided ${played} times, ${stale} commands were stale`,
    };
  },
};
