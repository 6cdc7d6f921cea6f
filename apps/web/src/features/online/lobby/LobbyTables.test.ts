import type { LobbyTable } from '@abacow/protocol';
import { PAD } from '@abacow/rules/sheets';
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import LobbyTables from './LobbyTables.svelte';

const table = (id: string, phase: string, more: Partial<LobbyTable> = {}): LobbyTable => ({
  id,
  code: id,
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: 'Ada', holder: 'ada' },
    { kind: 'person', name: 'Ben', holder: 'ben' },
  ],
  phase,
  public: true,
  createdAt: 1,
  updatedAt: 1,
  ...more,
});

vi.mock('../../../table/online/connection/browser.ts', () => ({
  theConnection: () => ({
    state: 'open',
    lobby: [
      table('first', 'opening', { rated: true }),
      table('second', 'playing', { rated: false }),
      table('third', 'playing', {
        choice: { game: 'cowpath', sheet: PAD[16]!.text },
        clock: { kind: 'game', ms: 120_000 },
      }),
    ],
    watchLobby: () => undefined,
  }),
}));

beforeAll(() => speak('en'));
afterEach(cleanup);

test('a table in its opening is listed among the games as about to start, and a table says its terms and whether it is rated', () => {
  render(LobbyTables);
  const games = within(screen.getByRole('region', { name: 'Games in progress' })).getAllByRole('listitem');
  expect(games.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Cowpath: Ada and Ben · about to start · rated Loose sheet · no clock Watch',
    'Cowpath: Ada and Ben · not rated Loose sheet · no clock Watch',
    'Cowpath: Ada and Ben Sheet 17 · 2 minutes each Watch',
  ]);
});
