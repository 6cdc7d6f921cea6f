import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openComputer } from '@abacow/ai';
import { type GameName, isUnreadable, legalNotation, parseRecord } from '@abacow/rules';
import { rebuild, tokensIn, tokensOf, gameAt } from '@abacow/table';
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { listSaved, readSaved } from '../../device/games/games.ts';
import type { ComputerPlayer } from '../computer/computer.ts';
import { lookRows } from '../../games/cowpath/board/squares.ts';
import { CowpathTurn } from '../../games/cowpath/table/turn.svelte.ts';
import { type NewGame, findGame, newGame } from './games.ts';
import { LocalTable } from './local-table.svelte.ts';
import { inlineWorker } from '../../base/worker/inline.testing.ts';
import { respondWith } from '../computer/players.ts';
import { workerComputer } from '../computer/computer.ts';
import { COIN_MS } from '../services/pace.ts';
import { type Services, quietServices } from '../services/services.ts';
import { TrioStory } from '../../games/trio/table/story.svelte.ts';
import { trioTurn } from '../../games/trio/table/turn.ts';

const weightsFile = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../../../packages/ai/weights', name));

const open = (game: GameName) =>
  openComputer(game, {
    manifest: JSON.parse(weightsFile(`${game}.json`).toString()),
    bytes: new Uint8Array(weightsFile(`${game}.bin`)),
  });

const computers = { cowpath: await open('cowpath'), trio: await open('trio') };

const computer = (): ComputerPlayer =>
  workerComputer(() => inlineWorker(respondWith((game) => Promise.resolve(computers[game]))));

const COWPATH: NewGame = {
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  opening: { kind: 'chosen', seat: 0 },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ],
};

const TRIO: NewGame = {
  choice: { game: 'trio', board: 'multiplication', players: 2, level: 'expert', target: 30 },
  opening: { kind: 'lot' },
  clock: { kind: 'none' },
  seats: COWPATH.seats,
};

const sitDown = async (services: Services, game: NewGame): Promise<LocalTable> => {
  const found = await findGame(services, await newGame(services, game));
  if (found.kind !== 'game') throw new Error(found.kind);
  return new LocalTable(services, found);
};

/** Plays random legal moves for the people until the game is over, seeded by the number of tokens. */
const playOut = (table: LocalTable, limit = 3000): void => {
  for (let step = 0; step < limit && table.phase !== 'over'; step++) {
    if (table.holding) table.release();
    else if (table.phase === 'opening') expect(table.toss() || table.roll()).toBe(true);
    else {
      const legal = legalNotation(gameAt(table.state).position).filter((move) => move !== '-');
      expect(table.play(legal[(step * 7919) % legal.length] ?? '-')).toBe(true);
    }
  }
};

const comesTo = async (done: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 20_000 && !done(); turn++) await Promise.resolve();
  expect(done()).toBe(true);
};

test('a computer that begins waits longer when a coin decided it, so that the coin can be read', async () => {
  const firstPause = async (opening: NewGame['opening']): Promise<number> => {
    const pauses: number[] = [];
    const services = quietServices(computer(), {
      speed: () => 'normal',
      wait: (ms) => {
        pauses.push(ms);
        return new Promise(() => undefined);
      },
    });
    const seats = [{ kind: 'person', name: 'Ada' } as const, { kind: 'computer', level: 1 } as const];
    const table = await sitDown(services, { ...COWPATH, seats, opening, ownDice: true });
    table.toss();
    table.enterDice([1]);
    await comesTo(() => pauses.length > 0);
    return pauses[0]!;
  };
  const chosen = await firstPause({ kind: 'chosen', seat: 1 });
  expect((await firstPause({ kind: 'lot' })) - chosen).toBe(COIN_MS);
});

describe('a local table', () => {
  test.each([COWPATH, TRIO])('saves every event: a table that is read back is the same', async (game) => {
    const services = quietServices(computer());
    const table = await sitDown(services, game);
    playOut(table);
    await table.whenSaved();
    const saved = await readSaved(await services.rowStore(), table.id);
    if (saved?.kind !== 'game') throw new Error('not saved');
    expect(saved.table).toEqual(table.state);
    expect(rebuild(saved.events)).toEqual(table.state);
    expect(table.state.dice.secret).toBe(saved.secret);
    expect(table.saved).toBe('failed');
  });

  test('a game resumes in mid-turn with the same dice on the table', async () => {
    const services = quietServices(computer());
    const first = await sitDown(services, COWPATH);
    first.play('t12345');
    await first.whenSaved();
    const found = await findGame(services, first.id);
    if (found.kind !== 'game') throw new Error(found.kind);
    const second = new LocalTable(services, found);
    expect(tokensOf(second.state)).toEqual(tokensOf(first.state));
    expect(new CowpathTurn(second, services).dice.map(({ face }) => face)).toEqual([
      ...tokensOf(first.state)[0]!.slice(-5),
    ]);
  });

  test('the same secret gives the same dice after a reload', async () => {
    const services = quietServices(computer());
    const table = await sitDown(services, COWPATH);
    const found = await findGame(services, table.id);
    if (found.kind !== 'game') throw new Error(found.kind);
    const twin = new LocalTable(quietServices(computer()), found);
    table.play('t12345');
    twin.play('t12345');
    expect(tokensOf(twin.state)).toEqual(tokensOf(table.state));
  });

  test('two pages with one game: the second to write reads what the first wrote', async () => {
    const services = quietServices(computer());
    const one = await sitDown(services, COWPATH);
    const found = await findGame(services, one.id);
    if (found.kind !== 'game') throw new Error(found.kind);
    const two = new LocalTable(services, found);
    one.play('t12345');
    await one.whenSaved();
    two.play('t12345');
    await two.whenSaved();
    expect(two.saved).toBe('elsewhere');
    expect(two.play('-')).toBe(false);
    await two.reload();
    expect(two.state).toEqual(one.state);
    expect(two.play('-')).toBe(true);
  });

  test('a refused command changes nothing and gives the reason', async () => {
    const table = await sitDown(quietServices(computer()), COWPATH);
    expect(table.play('a1')).toBe(false);
    expect(table.refusal?.code).toBe('mark/before-throw');
    table.play('t12345');
    expect(table.refusal).toBeNull();
  });

  test('a game that cannot be opened is refused', async () => {
    const services = quietServices(computer());
    const nameless = { ...COWPATH, seats: [{ kind: 'person', name: '' } as const, COWPATH.seats[1]!] };
    await expect(newGame(services, nameless)).rejects.toThrow();
  });

  test('an id that is taken is not used again', async () => {
    let draws = 0;
    const random = (bytes: number) => new Uint8Array(bytes).fill(draws++ < 8 ? 1 : draws);
    const services = quietServices(computer(), { random });
    const first = await newGame(services, COWPATH);
    expect(await newGame(services, TRIO)).not.toBe(first);
    expect((await findGame(services, first)).kind).toBe('game');
  });

  test('the exported record is readable by the rules', async () => {
    const services = quietServices(computer());
    const table = await sitDown(services, TRIO);
    expect(table.file()).toBeNull();
    playOut(table);
    const record = parseRecord(table.file()!.text);
    if (isUnreadable(record)) throw new Error(record.reason);
    expect(record.tokens).toEqual(tokensOf(table.state));
    expect(record.dice?.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a rematch swaps the sides', async () => {
    const services = quietServices(computer());
    const table = await sitDown(services, COWPATH);
    table.giveUp(0);
    const found = await findGame(services, await table.rematch());
    expect(found.kind === 'game' && found.table.seats.map((seat) => 'name' in seat && seat.name)).toEqual([
      'Ben',
      'Ada',
    ]);
  });

  test('damaged rows are reported, and the others are kept', async () => {
    const services = quietServices(computer());
    const [one, two] = [await newGame(services, COWPATH), await newGame(services, TRIO)];
    const rowStore = await services.rowStore();
    await rowStore.change(one, (row) => ({
      ...(row as { id: string; state: 'unfinished'; lastAt: number }),
      events: 7,
    }));
    const { readable, damaged } = await listSaved(rowStore, 'unfinished');
    expect(readable.map(({ id }) => id)).toEqual([two]);
    expect(damaged).toEqual([
      { kind: 'damaged', id: one, damage: { kind: 'part' }, reason: 'the events are missing' },
    ]);
  });
});

describe('computers at a local table', () => {
  const against = (level: 1 | 5): NewGame => ({
    ...COWPATH,
    seats: [{ kind: 'computer', level }, COWPATH.seats[1]!],
  });

  test('move without a command until a person is to act', async () => {
    const table = await sitDown(quietServices(computer()), against(1));
    expect(table.mine).toBe(false);
    expect(table.thinking).toBe(true);
    await comesTo(() => table.mine);
    expect(tokensIn(table.state)).toBeGreaterThan(0);
  });

  test('stop, step once and continue on command', async () => {
    const services = quietServices(computer());
    const found = await findGame(services, await newGame(services, against(1)));
    if (found.kind !== 'game') throw new Error(found.kind);
    const table = new LocalTable(services, found);
    table.stop();
    await Promise.resolve();
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    expect(tokensOf(table.state)).toHaveLength(0);
    table.step();
    await comesTo(() => tokensIn(table.state) === 1);
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    expect(tokensOf(table.state)).toHaveLength(1);
    table.goOn();
    await comesTo(() => table.mine);
  });

  test('games between computers of all levels end', async () => {
    const seats = [1, 2, 3].map((level) => ({ kind: 'computer', level }) as { kind: 'computer'; level: 1 });
    const choice = { ...TRIO.choice, players: 3 } as NewGame['choice'];
    const table = await sitDown(quietServices(computer()), { ...TRIO, choice, seats });
    await comesTo(() => table.phase === 'over');
  });

  test('a computer that fails is reported, and goes on when asked again', async () => {
    const good = computer();
    let broken = true;
    const services = quietServices({
      ...good,
      move: (game, level) => (broken ? Promise.reject(new Error('no weights')) : good.move(game, level)),
      advise: good.advise.bind(good),
      chances: good.chances.bind(good),
      close: () => undefined,
    });
    const table = await sitDown(services, against(1));
    await comesTo(() => table.trouble !== null);
    expect(table.trouble).toBe('no weights');
    broken = false;
    table.goOn();
    await comesTo(() => table.mine);
  });

  test('stop working when the table is left', async () => {
    const table = await sitDown(quietServices(computer()), against(5));
    table.leave();
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    expect(tokensOf(table.state)).toHaveLength(0);
  });
});

describe('Cowpath’s turn', () => {
  test('keeping dice throws the others; with all dice kept there is no throw', async () => {
    const services = quietServices(computer());
    const table = await sitDown(services, COWPATH);
    const turn = new CowpathTurn(table, services);
    expect(turn.mayKeep).toBe(false);
    expect(turn.throwDice()).toBe(true);
    turn.keep(2);
    turn.keep(5);
    turn.keep(3);
    turn.keep(3);
    expect(turn.dice.map(({ kept }) => kept)).toEqual([false, true, false, false, true]);
    turn.throwDice();
    expect(tokensOf(table.state)[1]).toMatch(/^t134=/);
    expect(turn.dice[1]!.kept).toBe(true);
    expect(turn.dice.map(({ fresh }) => fresh)).toEqual([true, false, true, true, false]);
    for (const die of [1, 3, 4]) turn.keep(die);
    expect(turn.mayThrow).toBe(false);
  });

  test('highlighted squares are the legal marks, and marking one passes the turn', async () => {
    const services = quietServices(computer());
    const table = await sitDown(services, COWPATH);
    const turn = new CowpathTurn(table, services);
    for (let step = 0; step < 400 && table.phase === 'playing'; step++) {
      if (table.lost !== null) table.release();
      flushSync();
      const looks = lookRows(turn.position).flat();
      const glowing = looks.filter(({ markable }) => markable).map(({ name }) => name);
      const legal = legalNotation(gameAt(table.state).position).filter((move) => /^[a-h]\d$/.test(move));
      expect([...glowing].sort()).toEqual(legal);
      if (glowing.length > 0) turn.mark(glowing[0]!);
      else if (!turn.throwDice()) turn.pass();
    }
    expect(table.phase).toBe('over');
  });
});

describe('Trio’s turn', () => {
  const winRound = async (services: Services): Promise<LocalTable> => {
    const table = await sitDown(services, {
      ...TRIO,
      choice: { ...TRIO.choice, target: 500 } as NewGame['choice'],
    });
    while (table.phase === 'opening') table.roll();
    for (let step = 0; step < 3000 && !table.holding; step++) {
      const legal = legalNotation(gameAt(table.state).position);
      table.play(legal[(step * 7919) % legal.length]!);
    }
    return table;
  };

  test('a won round stays on screen until it is dismissed', async () => {
    const table = await winRound(quietServices(computer()));
    const turn = trioTurn(table);
    const story = new TrioStory(table, turn);
    expect(story.won?.round).toBe(1);
    expect(table.mine).toBe(false);
    expect(turn.throwDice()).toBe(false);
    table.release();
    expect(story.won).toBeNull();
    expect(turn.throwDice()).toBe(true);
  });

  test('a won round stays on screen after a reload, until the next throw', async () => {
    const services = quietServices(computer());
    const first = await winRound(services);
    const again = async (): Promise<LocalTable> => {
      await first.whenSaved();
      const found = await findGame(services, first.id);
      if (found.kind !== 'game') throw new Error(found.kind);
      return new LocalTable(services, found);
    };
    expect((await again()).holding).toBe(true);
    first.release();
    first.play('t12');
    expect((await again()).holding).toBe(false);
  });

  test('a won round that is taken back no longer stays on screen', async () => {
    const table = await winRound(quietServices(computer()));
    expect(table.takeBack()).toBe(true);
    expect(table.holding).toBe(false);
    expect(table.mine).toBe(true);
  });
});
