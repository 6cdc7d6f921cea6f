/** The folder for what a user's programs remember between two runs. */
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

type Variables = Readonly<Record<string, string | undefined>>;

/** As the XDG Base Directory Specification says: a relative path is ignored. Null if the user has no home. */
export const stateFolder = (
  variables: Variables,
  platform: string,
  home: () => string = homedir,
): string | null => {
  const { XDG_STATE_HOME: xdg = '', LOCALAPPDATA: local = '' } = variables;
  const path = platform === 'win32' ? win32 : posix;
  if (path.isAbsolute(xdg)) return path.join(xdg, 'abacow');
  if (platform === 'win32' && path.isAbsolute(local)) return path.join(local, 'abacow');
  const own = homeOr(home);
  if (own === '') return null;
  return platform === 'darwin'
    ? path.join(own, 'Library', 'Application Support', 'abacow')
    : path.join(own, '.local', 'state', 'abacow');
};

const homeOr = (home: () => string): string => {
  try {
    return home();
  } catch {
    return '';
  }
};
