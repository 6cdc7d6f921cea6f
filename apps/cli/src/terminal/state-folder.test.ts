import { expect, test } from 'vitest';
import { stateFolder } from './state-folder.ts';

const home = () => '/home/ada';

test.each([
  [{}, 'linux', '/home/ada/.local/state/abacow'],
  [{ XDG_STATE_HOME: '/data/state' }, 'linux', '/data/state/abacow'],
  [{ XDG_STATE_HOME: 'relative' }, 'linux', '/home/ada/.local/state/abacow'],
  [{}, 'darwin', '/home/ada/Library/Application Support/abacow'],
  [{ XDG_STATE_HOME: '/data/state' }, 'darwin', '/data/state/abacow'],
  [{ LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local' }, 'win32', 'C:\\Users\\ada\\AppData\\Local\\abacow'],
])('%j on %s: %s', (variables, platform, folder) => {
  expect(stateFolder(variables, platform, home)).toBe(folder);
});

test('a user without a home has none', () => {
  expect(stateFolder({}, 'linux', () => '')).toBeNull();
  const throws = (): string => {
    throw new Error('no home');
  };
  expect(stateFolder({}, 'linux', throws)).toBeNull();
});
