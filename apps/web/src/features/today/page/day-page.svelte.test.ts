import { describe, expect, test } from 'vitest';
import type { ComputerPlayer } from '../../../table/computer/computer.ts';
import { findGame, forgetGame } from '../../../table/local/games.ts';
import { LocalTable } from '../../../table/local/local-table.svelte.ts';
import { quietServices } from '../../../table/services/services.ts';
import { type DayResult, NO_TRIES, type Tries } from '../../../device/day/tries.ts';
import { dayMark } from './calendar.ts';
import { DayPage, type DayServices } from './day-page.svelte.ts';
import { untilNext } from './next-sheet.ts';
import { boxSize, dayPicture } from './picture.ts';
import { dayText } from './share-text.ts';

const DAY = '2026-11-16';
const BEST: DayResult = { end: 'won', marks: [1, 2, 1] };

const idle: ComputerPlayer = {
  move: () => new Promise(() => undefined),
  advise: () => Promise.reject(new Error('not asked')),
  chances: () => Promise.reject(new Error('not asked')),
  close: () => undefined,
};

const device = (): DayServices & { now: string; asked: number } => {
  let tries: Tries = NO_TRIES;
  const services = {
    games: quietServices(idle),
    now: DAY,
    asked: 0,
    today: () => services.now,
    readTries: () => tries,
    level: (player: string | null) => Promise.resolve(player === null ? (2 as const) : (4 as const)),
    updateTries: (change: (before: Tries) => Tries) => (tries = change(tries)),
    strongest: () => {
      services.asked++;
      return Promise.resolve(BEST);
    },
  };
  return services;
};

const giveUp = async (services: DayServices, id: string): Promise<void> => {
  const found = await findGame(services.games, id);
  if (found.kind !== 'game') throw new Error(found.kind);
  const table = new LocalTable(services.games, found);
  expect(table.hints).toBeUndefined();
  table.giveUp(0);
  await table.whenSaved();
  table.leave();
};

describe('the page of a day', () => {
  test('the first try counts and can be continued; later ones are practice', async () => {
    const services = device();
    const page = new DayPage(DAY, services);
    expect(page.status.kind).toBe('new');
    const id = await page.start();
    expect(page.status).toMatchObject({ kind: 'open', one: { game: id, counts: true } });

    await giveUp(services, id);
    const later = new DayPage(DAY, services);
    await later.refresh();
    expect(later.status).toMatchObject({ kind: 'done', result: { end: 'lost', marks: [0] } });
    const practice = await later.start();
    expect(later.status).toMatchObject({ kind: 'open', one: { game: practice, counts: false } });
    await giveUp(services, practice);
    await later.refresh();
    expect(later.shown).toMatchObject({ game: id, counts: true });
    expect(dayMark(later.tries, DAY, null)).toBe('played');
  });

  test('every player of the device has a try that counts', async () => {
    const services = device();
    const page = new DayPage(DAY, services);
    await page.start();
    page.player = { id: 'ada', name: 'Ada' };
    expect(page.status.kind).toBe('new');
    const id = await page.start();
    expect(page.status).toMatchObject({ kind: 'open', one: { player: 'ada', counts: true } });
    const found = await findGame(services.games, id);
    expect(found.kind === 'game' && found.table.seats[0]).toMatchObject({ name: 'Ada', player: 'ada' });
  });

  test('the opponent is as strong as the player', async () => {
    const services = device();
    const page = new DayPage(DAY, services);
    await page.choose({ id: 'ada', name: 'Ada' });
    expect(page.level).toBe(4);
    const levelIn = async (id: string) => {
      const found = await findGame(services.games, id);
      return found.kind === 'game' ? found.table.seats[1] : null;
    };
    expect(await levelIn(await page.start())).toEqual({ kind: 'computer', level: 4 });
    await page.choose(null);
    expect(await levelIn(await page.start())).toEqual({ kind: 'computer', level: 2 });
  });

  test('others of the device are compared, each with the try that counts', async () => {
    const services = device();
    const page = new DayPage(DAY, services);
    await page.choose({ id: 'ada', name: 'Ada' });
    await giveUp(services, await page.start());
    await page.choose({ id: 'papa', name: 'Papa' });
    await giveUp(services, await page.start());
    await giveUp(services, await page.start());
    await page.refresh();
    expect(page.shown).toMatchObject({ player: 'papa', counts: true });
    expect(page.others).toMatchObject([{ player: 'ada', counts: true, result: { end: 'lost' } }]);
    await page.choose(null);
    expect(page.others.map(({ player }) => player)).toEqual(['ada', 'papa']);
  });

  test('a past day is practice, a day that has not come cannot be played', async () => {
    const services = device();
    const past = new DayPage('2026-11-15', services);
    expect(past.status.kind).toBe('past');
    await past.start();
    expect(past.status).toMatchObject({ kind: 'open', one: { counts: false } });
    expect(dayMark(past.tries, '2026-11-15', null)).toBe('practice');
    expect(new DayPage('2026-11-17', services).status.kind).toBe('future');
    expect(dayMark(past.tries, '2026-11-17', null)).toBeNull();
  });

  test('a try that was begun before midnight still counts after it', async () => {
    const services = device();
    const id = await new DayPage(DAY, services).start();
    services.now = '2026-11-17';
    await giveUp(services, id);
    const page = new DayPage(DAY, services);
    await page.refresh();
    expect(page.shown).toMatchObject({ counts: true, result: { end: 'lost' } });
  });

  test('a try whose game was deleted is not given back', async () => {
    const services = device();
    const page = new DayPage(DAY, services);
    await forgetGame(services.games, await page.start());
    await page.refresh();
    expect(page.status.kind).toBe('gone');
    await page.start();
    expect(page.own.at(-1)).toMatchObject({ counts: false });
  });

  test('the strongest computer is asked once, and its result is stored', async () => {
    const services = device();
    const page = new DayPage(DAY, services);
    await Promise.all([page.compare(), page.compare()]);
    expect(page.strongest).toEqual(BEST);
    const again = new DayPage(DAY, services);
    await again.compare();
    expect(again.strongest).toEqual(BEST);
    expect(services.asked).toBe(1);
  });
});

test('the next sheet comes at midnight', () => {
  const at = (hour: number, minute = 0) => untilNext(new Date(2026, 10, 18, hour, minute));
  expect([at(0), at(15), at(22, 59), at(23), at(23, 59)]).toEqual([
    { unit: 'hours', count: 24 },
    { unit: 'hours', count: 9 },
    { unit: 'hours', count: 2 },
    { unit: 'minutes', count: 60 },
    { unit: 'minutes', count: 1 },
  ]);
});

test('the text has a stroke for each mark and gives nothing away', () => {
  const result: DayResult = { end: 'won', marks: [1, 0, 2] };
  expect(
    dayText('Sheet of the day', [{ name: 'Ada', words: 'Won in 3 turns', result }], 'abacow/today'),
  ).toBe('Sheet of the day\nAda: Won in 3 turns\n| · ||\nabacow/today');
});

describe('the picture', () => {
  const texts = { title: 'Sheet of the day', day: '16 November 2026', note: '', address: 'abacow/today' };

  test('has a box for each turn and a stroke for each mark, and escapes names', () => {
    const svg = dayPicture(texts, [{ name: '<Ada>', words: 'Won in 3 turns', result: BEST }]);
    expect(svg).toContain('&lt;Ada&gt;');
    expect(svg.match(/<path d="(M[^"]*L[^"]*)+" fill="none"/g)).toHaveLength(3);
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });

  test('gives nothing away: it names no square', () => {
    const svg = dayPicture(texts, [{ name: 'Ada', words: 'Won', result: BEST }]);
    expect(svg).not.toMatch(/>[^<]*\b[a-h][1-8]\b[^<]*</);
  });

  test('long games get smaller boxes', () => {
    expect(boxSize(6)).toBe(72);
    expect(boxSize(30)).toBeLessThan(72);
    expect(boxSize(500)).toBe(30);
  });
});
