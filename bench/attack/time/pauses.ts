/** A pause that nobody can end: the other player comes back to a game that stands still. */
import { gameAt, seatToAct } from '@abacow/table';
import { pause, until } from '../seat.ts';
import type { Trial } from '../trial.ts';
import { newPlayer, within } from './player.ts';
import { COWPATH, openDuel, revealBoth } from './tables.ts';

export const pauseLock: Trial = {
  name: 'pause-lock',
  about: 'calls a computer for a player who was away, stops the clock, and lets the player come back',
  env: { GRACE_SECONDS: '1' },
  run: async (target) => {
    const duel = await openDuel(target, {
      choice: COWPATH,
      opening: { kind: 'chosen', seat: 0 },
      clock: { kind: 'move', ms: 60_000 },
    });
    const { attacker, victim, id } = duel;
    await revealBoth(duel);
    victim.close();
    const called = async (): Promise<boolean> => (await attacker.send({ kind: 'call-computer', seat: 1 })).ok;
    for (let tries = 0; tries < 20 && !(await called()); tries++) await pause(500);
    await attacker.send({ kind: 'pause' });
    const back = await newPlayer(
      { port: target.victimPort, address: '127.1.0.1', seat: 1 },
      id,
      victim.guest,
    );
    // The other process may learn of it a moment later.
    await until(() => back.seen() === attacker.seen());
    await back.sit();
    await until(() => attacker.seen() === back.seen());
    const isPaused = gameAt(back.table()).paused;
    const { ok } = await attacker.send({ kind: 'play', seat: 0, move: 't12345' });
    await within(1000, () => seatToAct(back.table()) !== null);
    return { isHeld: !isPaused && ok, seen: `the game ${isPaused ? 'stands still' : 'goes on'}` };
  },
};
