import { expect, test } from 'vitest';
import { isCounted, placesIn } from './which-game.ts';

const lines = (source: string, file = 'apps/cli/src/a.ts'): readonly number[] =>
  placesIn(file, source).map(({ line }) => line);

test.each([
  "if (game === 'cowpath') return;",
  "if (position.game !== 'trio') return;",
  "    case 'trio':",
  "type Game = 'cowpath' | 'trio';",
  "const NAMES = ['cowpath', 'trio'];",
  "const x = { game: 'trio', players: 2 };",
  "order['trio']",
])('%s asks which game it is', (source) => {
  expect(lines(`\n${source}`)).toEqual([2]);
});

test.each([
  'export const GAMES = { cowpath, trio };',
  'cowpath: () => import("./cowpath/open.ts"),',
  "import { trio } from '@abacow/rules/trio';",
  "'abacow demo --game trio --seed 3'",
  'if (game === other.game) return;',
])('%s does not', (source) => {
  expect(lines(source)).toEqual([]);
});

test.each([
  'apps/cli/src/games/trio/game.ts',
  'packages/ai/src/analysis/cowpath.ts',
  'apps/web/src/games/cowpath/table/turn.svelte.ts',
  'apps/web/src/play/TrioResult.svelte',
  'packages/rules/src/setup.test.ts',
  'packages/table/src/tables.testing.ts',
  'apps/server/test/testserver.ts',
  'packages/ai/measure/luck.ts',
  'scripts/which-game.ts',
  'apps/web/src/app.css',
])('%s is not counted', (file) => {
  expect(isCounted(file)).toBe(false);
  expect(lines("game === 'trio'", file)).toEqual([]);
});

test.each(['apps/web/src/features/local-table/Table.svelte', 'packages/ai/src/engines.ts'])('%s is counted', (file) => {
  expect(isCounted(file)).toBe(true);
});
