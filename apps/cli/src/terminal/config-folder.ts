/** The folder for what a user has set up, such as the tokens of online play. */
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

type Variables = Readonly<Record<string, string | undefined>>;

/** As the XDG Base Directory Specification says: a relative path is ignored. Null if the user has no home. */
export const configFolder = (
  variables: Variables,
  platform: string,
  home: () => string = homedir,
): string | null => {
  const { XDG_CONFIG_HOME: xdg = '', APPDATA: roaming = '' } = variables;
  const path = platform === 'win32' ? win32 : posix;
  if (path.isAbsolute(xdg)) return path.join(xdg, 'abacow');
  if (platform === 'win32' && path.isAbsolute(roaming)) return path.join(roaming, 'abacow');
  try {
    return path.join(home(), platform === 'darwin' ? 'Library/Application Support' : '.config', 'abacow');
  } catch {
    return null;
  }
};
