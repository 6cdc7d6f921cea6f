/** Which stickers of practice the app has told each player about. */
import { fieldsOf, itemsOf, note } from '../../base/storage/notes.ts';
import type { PracticeSticker } from './practice-stickers.ts';

type Said = Readonly<Record<string, readonly string[]>>;

const isText = (value: unknown): value is string => typeof value === 'string';

const said = note('abacow.stickers.said', (json): Said =>
  Object.fromEntries(Object.entries(fieldsOf(json)).map(([player, ids]) => [player, itemsOf(ids, isText)])),
);

/** What was earned so long before the first time is old. */
const FRESH_MS = 10 * 60 * 1000;

/** The stickers that are new to the player; from now on they are known. */
export const sayOnce = (
  player: string | null,
  earned: ReadonlyMap<PracticeSticker, number>,
  now: number,
): readonly PracticeSticker[] => {
  const before = said.read()[player ?? ''];
  const isNew = (id: PracticeSticker, at: number): boolean =>
    before === undefined ? now - at <= FRESH_MS : !before.includes(id);
  said.change((all) => ({ ...all, [player ?? '']: [...earned.keys()] }));
  return [...earned].filter(([id, at]) => isNew(id, at)).map(([id]) => id);
};
