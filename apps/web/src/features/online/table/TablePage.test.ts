import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { Connection } from '../../../table/online/connection/connection.svelte.ts';
import { FakeService, TABLE } from '../../../table/online/connection/fake-service.testing.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import TablePage from './TablePage.svelte';

const scene = vi.hoisted((): { connection: unknown } => ({ connection: null }));
vi.mock('../../../table/online/connection/browser.ts', () => ({ theConnection: () => scene.connection }));

let service: FakeService;
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  service = new FakeService({ seats: [{ kind: 'open' }, { kind: 'open' }], seeds: ['', ''] }, false);
  scene.connection = new Connection(service.environment);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['en', 'Too many people are watching', 'Try now', 'Waiting for players'],
  ['de', 'Zu viele schauen zu', 'Jetzt versuchen', 'Warten auf Mitspieler'],
  ['fr', 'Trop de monde regarde', 'Essayer maintenant', 'On attend les joueurs'],
] as const)('in %s, a watcher too many reads why, and can try again', async (language, why, again, title) => {
  change({ language });
  await speak(language);
  service.full = true;
  render(TablePage, { id: TABLE });
  service.pass(0);
  expect(await screen.findByRole('heading', { name: why })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: again }));
  expect(screen.getByRole('heading', { name: why })).toBeTruthy();
  service.full = false;
  await fireEvent.click(screen.getByRole('button', { name: again }));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test.each([
  ['en', /^The service is newer than this page/, 'Reload'],
  ['de', /^Der Dienst ist neuer als diese Seite/, 'Neu laden'],
  ['fr', /^Le service est plus récent/, 'Recharger'],
] as const)('in %s, a message that cannot be read asks to reload the page', async (language, why, reload) => {
  change({ language });
  await speak(language);
  render(TablePage, { id: TABLE });
  service.pass(0);
  expect(screen.queryByText(why)).toBeNull();
  service.send({ kind: 'fireworks' } as never);
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByRole('button', { name: reload })).toBeTruthy();
});

test.each([
  ['en', /^Too many connections from here/, 'Try now'],
  ['de', /^Zu viele Verbindungen von hier/, 'Jetzt versuchen'],
  ['fr', /^Trop de connexions depuis ici/, 'Essayer maintenant'],
] as const)(
  'in %s, a socket too many is explained, and can be opened again',
  async (language, why, again) => {
    change({ language });
    await speak(language);
    render(TablePage, { id: TABLE });
    service.pass(0);
    service.send({ kind: 'error', code: 'socket/too-many', message: '' });
    expect(await screen.findByText(why)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: again }));
    service.pass(0);
    expect(screen.queryByText(why)).toBeNull();
  },
);
