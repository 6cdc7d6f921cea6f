import { scriptedFaces } from '@abacow/dice';
import { type Table, decide, isTableRefusal, gameAt } from '@abacow/table';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import Record from '../../games/trio/table/Record.svelte';
import { storyAfter } from '../../games/trio/story/story.testing.ts';
import { speak } from '../../base/i18n/language.svelte.ts';
import { OF_THREE, sceneOf } from '../online/tables.testing.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import { announce } from '../model/announcements.ts';
import { CowpathTurn } from '../../games/cowpath/table/turn.svelte.ts';
import type { Services } from '../services/services.ts';
import { trioTurn } from '../../games/trio/table/turn.ts';
import { CowpathStory } from '../../games/cowpath/table/story.svelte.ts';
import { TrioStory } from '../../games/trio/table/story.svelte.ts';
import { afterGivingUp } from '../words/giving-up.ts';
import { spoken } from '../words/spoken.ts';
import TableTools from '../frame/TableTools.svelte';
import { seatNote } from '../words/seat-note.ts';
import { opensIn, whoAt } from '../words/who.ts';
import { whoLeft, whoPlayed } from '../words/earlier-players.ts';

beforeAll(async () => {
  change({ language: 'en', motion: 'reduced' });
  await speak('en');
});
afterEach(cleanup);

const giveUp = (seat: number) => ({ kind: 'give-up', seat }) as const;

test.each([
  [[], 'a computer takes your seat'],
  [[giveUp(1)], 'a computer takes your seat'],
  [[giveUp(1), giveUp(2)], 'Then the last player left wins.'],
] as const)('the confirmation of giving up says what follows after %j', async (before, words) => {
  const seats = [...OF_THREE.seats!, { kind: 'person', name: 'Dora', holder: 'dora' }] as const;
  const choice = { game: 'trio', board: 'addition', players: 4, level: 'junior', target: 200 } as const;
  const { service, online } = await sceneOf({ ...OF_THREE, choice, seats, seeds: ['', '', '', ''] });
  for (const command of before) service.does(['ada', 'ben', 'cleo'][command.seat]!, command);
  render(TableTools, { table: online, keys: [] });
  await fireEvent.click(screen.getByRole('button', { name: 'Give up' }));
  expect(screen.getByRole('dialog').textContent).toContain(words);
});

test('the confirmation says so to two players, and to the last person', async () => {
  expect(afterGivingUp((await sceneOf({})).online.state, 0)).toBe('table.giveUp.text');
  const computer = { kind: 'computer', level: 2 } as const;
  const { online } = await sceneOf({ ...OF_THREE, seats: [OF_THREE.seats![0]!, computer, computer] });
  expect(afterGivingUp(online.state, 0)).toBe('table.giveUp.nobody');
});

/** Ben has placed a pawn and given up; Pip has his seat. */
const afterBen = async () => {
  const { service, online } = await sceneOf({ ...OF_THREE, opening: { kind: 'chosen', seat: 1 } });
  const play = (table: Table, seat: number, by: string, move: string, faces = '') => {
    const dice = scriptedFaces('0123456789', faces);
    const decided = decide(table, { kind: 'play', seat, move }, { by, now: table.lastAt, dice });
    if (isTableRefusal(decided)) throw new Error(decided.code);
    service.events.push(decided.event);
    service.table = decided.table;
  };
  play(service.table, 1, 'ben', 't12', '57');
  play(service.table, 1, 'ben', '5x7');
  await online.reload();
  return { service, online };
};

test('a move keeps the name of the player who made it, and new moves have the computer’s', async () => {
  const { service, online } = await afterBen();
  service.does('ben', giveUp(1));
  expect([0, 1, 2].map((token) => whoPlayed(online, 1, token).name)).toEqual(['Ben', 'Ben', 'Pip']);
  expect(whoAt(online, 1).name).toBe('Pip');
  const { setup } = gameAt(online.state);
  const { happenings, tokens } = storyAfter(setup as Parameters<typeof storyAfter>[0], ['t12=57', '5x7']);
  expect(happenings.map((happening) => tokens.get(happening))).toEqual([0, 1]);
  render(Record, {
    happenings,
    board: 'multiplication',
    whoDid: (happening: (typeof happenings)[number]) =>
      whoPlayed(online, happening.seat, tokens.get(happening)!),
  });
  expect(screen.getByRole('listitem').textContent).toContain('Ben: 5, 7:');
});

test('the screens show it: Trio’s list of events, Cowpath’s banner', async () => {
  const trio = await afterBen();
  trio.service.does('ben', giveUp(1));
  const story = new TrioStory(trio.online, trioTurn(trio.online));
  expect(story.happenings.map((happening) => story.whoDid(happening).name)).toEqual(['Ben', 'Ben']);
  expect(story.who(1).name).toBe('Pip');

  const cowpath = await sceneOf({ opening: { kind: 'chosen', seat: 1 } });
  const toMove = (): number | undefined => cowpath.service.table.game?.position.seat;
  for (const move of ['t12345', '-'])
    if (toMove() === 1) cowpath.service.does('ben', { kind: 'play', seat: 1, move });
  expect(toMove()).toBe(0);
  cowpath.service.does('ada', { kind: 'call-computer', seat: 1 }, [1]);
  const services = {} as Services;
  const { banner } = new CowpathStory(cowpath.online, new CowpathTurn(cowpath.online, services));
  expect(banner.detail).toMatch(/^Ben /);
});

test('the player who gave up is named, not the computer that took the seat', async () => {
  const { service, online } = await sceneOf(OF_THREE);
  const before = online.state;
  service.does('ben', giveUp(1));
  const announcements = announce({ kind: 'given-up', at: 2000, seat: 1 }, before, online.state);
  const naming = [(seat: number) => whoAt(online, seat), (seat: number) => whoLeft(online, seat)] as const;
  expect(spoken(announcements, ...naming)).toBe('Ben gave up.');
  service.does('ada', giveUp(0));
  expect(spoken([{ kind: 'given-up', seat: 0 }], ...naming)).toBe('You gave up.');
});

test('a player who came back has the seat and all its moves', async () => {
  const { service, online } = await sceneOf(OF_THREE);
  service.does('ben', { kind: 'call-computer', seat: 0 }, [0]);
  expect(whoLeft(online, 0)).toEqual({ you: true, name: 'You' });
  service.does('ada', { kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Ada' }, seed: '' });
  expect(whoPlayed(online, 0, 0)).toEqual({ you: true, name: 'You' });
  expect(whoLeft(online, 0).name).toBe('Maggie');
});

test('the time for a throw of the opening is shown beside the player who must throw', async () => {
  const { online } = await sceneOf({ ...OF_THREE, opening: { kind: 'lot' } });
  expect(opensIn(online)).toBe('0:55');
  expect([0, 1].map((seat) => seatNote(online, seat).clock?.text)).toEqual(['0:55', undefined]);
  expect(opensIn((await sceneOf(OF_THREE)).online)).toBe('');
});
