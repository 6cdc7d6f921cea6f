/** Where games are saved. */
import { join } from 'node:path';
import type { Environment } from '../environment.ts';

export const gamesFolder = ({ stateFolder }: Environment): string | null =>
  stateFolder === null ? null : join(stateFolder, 'games');

/** A file name that no other saved game has. */
export const freePath = (environment: Environment, name: string): string => {
  for (let number = 1; ; number++) {
    const path = `${name}${number === 1 ? '' : `-${number}`}.table`;
    if (!environment.hasFile(path)) return path;
  }
};

/** Null if the user has no folder for saved games. */
export const newGamePath = (environment: Environment, game: string): string | null => {
  const folder = gamesFolder(environment);
  return folder === null ? null : freePath(environment, join(folder, game));
};

/** Whether the program chose the file, so that it may delete it when the game is over. */
export const isOurs = (environment: Environment, path: string): boolean => {
  const folder = gamesFolder(environment);
  return folder !== null && join(path, '..') === folder;
};
