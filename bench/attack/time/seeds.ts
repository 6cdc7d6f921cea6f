/** A seed that does not come: nobody waits for it longer than promised, and nobody loses by not waiting. */
import { pause } from '../seat.ts';
import type { Target } from '../target.ts';
import type { Trial } from '../trial.ts';
import { within } from './player.ts';
import { type Duel, TRIO, openDuel } from './tables.ts';

const PROMISED_MS = 60_000;
const LATE_MS = 6000;
const HELP_EVERY_MS = 2000;

/** The attacker owes its seed, and changes its help meanwhile. */
const withhold = async (target: Target, table: object): Promise<{ duel: Duel; stop: () => void }> => {
  const duel = await openDuel(target, { choice: TRIO, ...table });
  let n = 0;
  const timer = setInterval(
    () => void duel.attacker.send({ kind: 'choose-help', seat: 0, help: n++ % 2 === 0 ? 'find' : 'show' }),
    HELP_EVERY_MS,
  );
  await duel.victim.revealSeed();
  return { duel, stop: () => clearInterval(timer) };
};

const victimWon = ({ victim }: Duel): boolean => {
  const { outcome } = victim.table();
  return outcome?.kind === 'win' && outcome.seat === victim.seat;
};

export const seedWithheld: Trial = {
  name: 'seed-withheld',
  about: 'owes its seed and changes the help to put off the deadline, with and without a clock',
  run: async (target) => {
    const began = performance.now();
    const [timed, untimed] = [
      await withhold(target, { clock: { kind: 'move', ms: 4000 } }),
      await withhold(target, {}),
    ];
    const isTimedOver = await within(PROMISED_MS + LATE_MS, () => victimWon(timed.duel));
    const seconds = Math.round((performance.now() - began) / 1000);
    const left = PROMISED_MS + LATE_MS - (performance.now() - began);
    await pause(Math.max(0, left));
    const { ok, code } = await untimed.duel.victim.send({ kind: 'end-absent', seat: 0 });
    timed.stop();
    untimed.stop();
    return {
      isHeld: isTimedOver && ok,
      seen: `with a clock ${isTimedOver ? `won after ${seconds} s` : 'not over'}; without one end-absent ${ok ? 'ended it' : `was refused: ${code}`}`,
    };
  },
};

export const seedGiveUp: Trial = {
  name: 'seed-give-up',
  about: 'owes its seed until the other one gives up',
  run: async (target) => {
    const { duel, stop } = await withhold(target, { clock: { kind: 'move', ms: 60_000 }, public: true });
    await pause(500);
    const { ok } = await duel.victim.send({ kind: 'give-up', seat: duel.victim.seat });
    await within(2000, () => duel.victim.table().phase === 'over');
    stop();
    const { outcome } = duel.victim.table();
    return { isHeld: ok && outcome?.kind === 'broken-off', seen: `the game was ${JSON.stringify(outcome)}` };
  },
};
