import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import MyTokens from './MyTokens.svelte';

const load = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./you.svelte.ts', () => ({ you: { load } }));

const DAY = Date.UTC(2026, 10, 16);
const token = (id: string, label: string, current = false) => ({
  id,
  label,
  createdAt: 1,
  usedAt: DAY,
  current,
  scope: 'full',
  madeBy: null as string | null,
});

/** The service: it has these tokens until they are revoked. */
let tokens: readonly (Omit<ReturnType<typeof token>, 'usedAt'> & { readonly usedAt: number | null })[];
let links: readonly { readonly id: string; readonly expiresAt: number; readonly madeBy: string | null }[] =
  [];
const revoked: string[] = [];
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
beforeEach(() => {
  revoked.length = 0;
  links = [];
  load.mockClear();
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    if (method === 'GET') return Promise.resolve(Response.json({ tokens, links }));
    const id = path.split('/').at(-1)!;
    revoked.push(id);
    tokens = tokens.filter((each) => each.id !== id);
    return Promise.resolve(Response.json({ deleted: true }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const showIn = async (language: 'en'): Promise<void> => {
  change({ language });
  await speak(language);
  render(MyTokens);
};

test('without tokens there is no list', async () => {
  tokens = [];
  await showIn('en');
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryAllByRole('heading')).toEqual([]);
});

test('a token that was never used says so, and what it may do', async () => {
  tokens = [{ ...token('a', 'my bot'), usedAt: null, scope: 'play' }];
  await showIn('en');
  expect((await screen.findByRole('listitem')).textContent).toContain('never used · may play');
});

test('a new token needs a name, is shown once and listed', async () => {
  tokens = [];
  const made: unknown[] = [];
  const listed = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: { method: string; body?: string }) => {
    if (init.method !== 'POST') return listed(path, init);
    made.push(JSON.parse(init.body!));
    tokens = [{ ...token('a', 'my bot'), usedAt: null, scope: 'read' }];
    return Promise.resolve(Response.json({ token: 'SECRET', id: 't9' }));
  });
  await showIn('en');
  const make = screen.getByRole('button', { name: 'Make a token', hidden: true });
  await fireEvent.click(make);
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Give the program a name.');
  const name = screen.getByRole('textbox', { name: 'Name of the program', hidden: true });
  await fireEvent.input(name, { target: { value: ' my bot ' } });
  await fireEvent.click(screen.getByRole('radio', { name: 'may only watch', hidden: true }));
  await fireEvent.click(make);
  await expect.poll(() => screen.queryByDisplayValue('SECRET')).not.toBeNull();
  expect(made).toEqual([{ label: 'my bot', scope: 'read' }]);
  await expect.poll(() => screen.queryAllByRole('listitem')).toHaveLength(1);
});

describe.each([
  ['en', 'Another device', 'last used on November 16, 2026', 'Sign out', 'Signed out.'],
  ['de', 'Ein anderes Gerät', 'zuletzt benutzt am 16. November 2026', 'Abmelden', 'Abgemeldet.'],
  ['fr', 'Un autre appareil', 'dernière utilisation le 16 novembre 2026', 'Déconnecter', 'Déconnecté.'],
] as const)('in %s', (language, device, used, signOut, done) => {
  test('devices and programs are listed, and one of them is signed out', async () => {
    change({ language });
    await speak(language);
    tokens = [token('a', 'my bot'), token('b', 'device')];
    render(MyTokens);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
      `my bot ${used} ${signOut}`,
      `${device} ${used} ${signOut}`,
    ]);
    await fireEvent.click(within(rows[1]!).getByRole('button'));
    expect(revoked).toEqual([]);
    const dialog = screen.getByRole('dialog');
    await fireEvent.click(within(dialog).getByRole('button', { name: signOut }));
    expect(revoked).toEqual(['b']);
    await expect.poll(() => screen.getAllByRole('status')[0]!.textContent).toBe(done);
    await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1);
    expect(load).not.toHaveBeenCalled();
  });
});

test('after this device signed itself out, the page asks who it is', async () => {
  change({ language: 'en' });
  await speak('en');
  tokens = [token('a', 'device', true)];
  render(MyTokens);
  await fireEvent.click(within(await screen.findByRole('listitem')).getByRole('button'));
  expect(screen.getByRole('heading', { name: /This device/ })).toBeTruthy();
  await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));
  await expect.poll(() => load.mock.calls).toHaveLength(1);
});

describe.each([
  ['en', 'made by “my bot”', ['my bot', 'Another device', 'A link for another device'], 'Sign out all'],
  [
    'de',
    'erstellt von „my bot“',
    ['my bot', 'Ein anderes Gerät', 'Ein Link für ein anderes Gerät'],
    'Alle abmelden',
  ],
  [
    'fr',
    'créé par « my bot »',
    ['my bot', 'Un autre appareil', 'Un lien pour un autre appareil'],
    'Tout déconnecter',
  ],
] as const)('what a program made, in %s', (language, madeBy, going, all) => {
  beforeEach(async () => {
    change({ language });
    await speak(language);
    tokens = [token('a', 'my bot'), { ...token('b', 'device'), madeBy: 'a' }, token('c', 'mine', true)];
    links = [{ id: 'd', expiresAt: 1, madeBy: 'b' }];
    render(MyTokens);
  });

  test('is listed before all of it is signed out', async () => {
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows[1]!.textContent).toContain(madeBy);
    await fireEvent.click(within(rows[0]!).getByRole('button'));
    const dialog = screen.getByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(going);
    await fireEvent.click(within(dialog).getByRole('button', { name: all }));
    expect(revoked).toEqual(['a']);
  });

  test('everything else is signed out at once, and this device stays', async () => {
    await fireEvent.click(await screen.findByRole('button', { name: all }));
    const dialog = screen.getByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(going);
    await fireEvent.click(within(dialog).getByRole('button', { name: all }));
    await expect.poll(() => revoked).toEqual(['tokens']);
    expect(load).not.toHaveBeenCalled();
  });
});

test('with too many, a new token says what to do', async () => {
  tokens = [];
  const listed = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: { method: string }) =>
    init.method === 'POST'
      ? Promise.resolve(Response.json({ error: { code: 'token/too-many', message: '' } }, { status: 409 }))
      : listed(path, init),
  );
  await showIn('en');
  const name = screen.getByRole('textbox', { name: 'Name of the program', hidden: true });
  const make = screen.getByRole('button', { name: 'Make a token', hidden: true });
  await fireEvent.input(name, { target: { value: '\u3164' } });
  await fireEvent.click(make);
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Give the program a name.');
  await fireEvent.input(name, { target: { value: 'my bot' } });
  await fireEvent.click(make);
  await expect
    .poll(() => screen.getByRole('alert', { hidden: true }).textContent)
    .toBe('You have too many devices and programs. Sign one out first.');
});
