/** `choose-help` as a weapon: it needs no turn, and a program can send it without end. */
import { type Table, tokensIn } from '@abacow/table';
import { callApi, newGuest, openTable } from '../net.ts';
import { pause } from '../seat.ts';
import type { Trial, Verdict } from '../trial.ts';
import { type Player, newPlayer, playHonestly, within } from './player.ts';
import { TRIO, openDuel, revealBoth } from './tables.ts';

const CLOCK_MS = 4000;
const CLOCK = { clock: { kind: 'move', ms: CLOCK_MS } };
/** What the rate limit of a socket allows. */
const EVERY_MS = 55;

type Flood = { readonly sent: () => number; readonly accepted: () => number; readonly stop: () => void };

/** Chooses another help again and again. */
const floodHelp = (player: Player, everyMs = EVERY_MS): Flood => {
  let [sent, accepted] = [0, 0];
  const timer = setInterval(() => {
    const help = sent++ % 2 === 0 ? 'find' : 'show';
    void player
      .send({ kind: 'choose-help', seat: player.seat, help })
      .then(({ ok }) => void (accepted += ok ? 1 : 0));
  }, everyMs);
  return { sent: () => sent, accepted: () => accepted, stop: () => clearInterval(timer) };
};

const lostOnTime = ({ outcome }: Table, seat: number): boolean =>
  outcome?.kind === 'win' && outcome.seat !== seat && outcome.by === 'clock';

const STALE_MS = 12_000;

export const helpStale: Trial = {
  name: 'help-stale',
  about: `changes the help ${Math.round(1000 / EVERY_MS)} times a second while the other one plays on a clock of ${CLOCK_MS / 1000} s`,
  run: async (target) => {
    const duel = await openDuel(target, { choice: TRIO, opening: { kind: 'chosen', seat: 1 }, ...CLOCK });
    const { attacker, victim } = duel;
    await revealBoth(duel);
    const flood = floodHelp(attacker);
    const end = performance.now() + STALE_MS;
    // The attacker never plays, so it must lose on time.
    const { played, stale } = await playHonestly(victim, () => performance.now() < end);
    flood.stop();
    const isOver = attacker.table().phase === 'over';
    return {
      isHeld: played >= 1 && stale === 0 && isOver && !lostOnTime(attacker.table(), 1),
      seen: `${flood.sent()} sent, ${flood.accepted()} accepted; the victim decided ${played} times, ${stale} commands were stale`,
    };
  },
};

const FILL_SOCKETS = 8;
const FILL_MS = 10_000;
const MOST_EVENTS = 20;

export const helpFills: Trial = {
  name: 'help-fills',
  about: `changes the help from ${FILL_SOCKETS} sockets for ${FILL_MS / 1000} s to fill the table`,
  run: async (target) => {
    const duel = await openDuel(target, {
      choice: TRIO,
      opening: { kind: 'chosen', seat: 1 },
      clock: { kind: 'move', ms: 60_000 },
    });
    const { attacker, victim, id } = duel;
    await revealBoth(duel);
    const more: Player[] = [];
    while (more.length < FILL_SOCKETS)
      more.push(await newPlayer({ port: target.port, address: '127.9.0.1', seat: 0 }, id, attacker.guest));
    const before = attacker.seen();
    const floods = more.map((player) => floodHelp(player));
    await pause(FILL_MS);
    floods.forEach((flood) => flood.stop());
    const grown = attacker.seen() - before;
    const { ok } = await victim.send({ kind: 'play', seat: 1, move: 't12' });
    more.forEach((player) => player.close());
    return {
      isHeld: grown <= MOST_EVENTS && ok,
      seen: `${floods.reduce((sum, flood) => sum + flood.sent(), 0)} sent, ${grown} events more; the victim could ${ok ? '' : 'not '}move`,
    };
  },
};

const OPENING_LATE_MS = 3000;

export const helpOpening: Trial = {
  name: 'help-opening',
  about: 'does not throw in the opening, and changes the help to put off its deadline',
  run: async (target) => {
    const duel = await openDuel(target, { choice: TRIO, ...CLOCK });
    await revealBoth(duel);
    const flood = floodHelp(duel.attacker, 500);
    const began = performance.now();
    const rolled = (): boolean => {
      const table = duel.attacker.table();
      return table.phase !== 'opening' || (table.rollOff?.rolls.length ?? 0) > 0;
    };
    const isHeld = await within(CLOCK_MS + OPENING_LATE_MS, rolled);
    flood.stop();
    return {
      isHeld,
      seen: `${isHeld ? 'thrown' : 'not thrown'} after ${Math.round(performance.now() - began)} ms of ${CLOCK_MS}`,
    };
  },
};

const COMPUTER_MS = 6000;

export const helpComputer: Trial = {
  name: 'help-computer',
  about: 'changes the help faster than a computer’s pause, so that it never decides',
  run: async ({ port }) => {
    const host = await newGuest(port, '127.9.0.1');
    const id = await openTable(port, host, {
      choice: TRIO,
      opening: { kind: 'chosen', seat: 0 },
      seats: [{ kind: 'computer', level: 5 }, { kind: 'open' }],
    });
    const player = await newPlayer({ port, address: '127.9.0.1', seat: 1 }, id!, host);
    await player.sit();
    await player.revealSeed();
    const flood = floodHelp(player, 250);
    const isHeld = await within(COMPUTER_MS, () => tokensIn(player.table()) > 0);
    flood.stop();
    return {
      isHeld,
      seen: `the computer decided ${tokensIn(player.table())} times within ${COMPUTER_MS} ms`,
    };
  },
};

const WAITING_HELPS = 220;

/** A stranger's public table with a free seat: an attacker takes it, and wants nobody else to come. */
export const helpWaiting: Trial = {
  name: 'help-waiting',
  about: `changes the help ${WAITING_HELPS} times at a table that waits, so that nobody can sit down`,
  run: async ({ port, victimPort }): Promise<Verdict> => {
    const attackerGuest = await newGuest(port, '127.9.0.1');
    const id = await openTable(port, attackerGuest, {
      choice: TRIO,
      seats: [{ kind: 'open' }, { kind: 'open' }],
      public: true,
    });
    const attacker = await newPlayer({ port, address: '127.9.0.1', seat: 0 }, id!, attackerGuest);
    await attacker.sit();
    let accepted = 0;
    for (let n = 0; n < WAITING_HELPS; n++) {
      const help = n % 2 === 0 ? 'find' : 'show';
      const { ok } = await attacker.send({ kind: 'choose-help', seat: 0, help });
      if (ok) accepted += 1;
      // The burst of a socket is not enough for all.
      if (n >= 150) await pause(EVERY_MS);
    }
    const victim = await newPlayer({ port: victimPort, address: '127.1.0.1', seat: 1 }, id!);
    const { ok, code } = await victim.sit();
    const { status } = await callApi(port, '127.1.0.1', `/tables/${id!}`, {});
    return {
      isHeld: ok && status === 200,
      seen: `${accepted} accepted; the victim ${ok ? 'sat down' : `was refused: ${code}`}`,
    };
  },
};
