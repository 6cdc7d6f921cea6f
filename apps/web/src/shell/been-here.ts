/** Whether somebody has played on this device. Reads only notes: the page is painted before a database could answer. */
import { GAME_NAMES } from '../base/router/game-names.ts';
import { note } from '../base/storage/notes.ts';
import { hasPlayed } from '../device/players/played.ts';
import { lessonProgress } from '../table/lesson/progress.ts';

/** Who has one of these has played, practised or given a name. */
const TRACES = [
  'abacow.players',
  'abacow.today',
  'abacow.practice.due',
  ...GAME_NAMES.map((game) => `abacow.lastGame.${game}`),
];

const isStored = (key: string): boolean => note(key, (json) => json !== null).read();

/** A lesson that was only begun is still the first thing to do. */
export const hasBeenHere = (): boolean =>
  hasPlayed() || lessonProgress.read().finished.length > 0 || TRACES.some(isStored);
