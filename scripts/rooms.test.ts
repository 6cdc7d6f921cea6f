import { describe, expect, test } from 'vitest';
import { importsOf, trespasses } from './rooms.ts';

const why = (file: string, source: string): string[] => trespasses(file, source).map((found) => found.why);

describe('import direction', () => {
  test('a room may import from rooms above it and from itself', () => {
    expect(why('packages/rules/src/a.ts', "import { x } from '@abacow/dice';\nimport './b.ts';")).toEqual([]);
    expect(why('apps/web/src/a.ts', "import { x } from '@abacow/table';")).toEqual([]);
  });

  test('a room may not import from rooms below it', () => {
    expect(why('packages/dice/src/a.ts', "import { x } from '@abacow/rules';")).toEqual([
      'dice may not use rules',
    ]);
    expect(why('packages/rules/src/a.ts', "const x = await import('@abacow/ai');")).toEqual([
      'rules may not use ai',
    ]);
    expect(why('packages/table/src/a.ts', "export { x } from '@abacow/ai/cowpath';")).toEqual([
      'table may not use ai',
    ]);
  });

  test('apps do not import each other', () => {
    expect(why('apps/web/src/a.ts', "import '@abacow/server';")).toEqual(['web may not use server']);
  });

  test('a relative path may not leave the room', () => {
    expect(why('packages/rules/src/a.ts', "import { x } from '../../dice/src/odds.ts';")).toEqual([
      'leaves its room by a path',
    ]);
  });

  test('a test may read another room’s words and samples, not its code', () => {
    expect(
      why('apps/web/src/a.test.ts', "import rules from '../../../packages/rules/RULES.md?raw';"),
    ).toEqual([]);
    expect(why('apps/web/src/a.test.ts', "import '../../../packages/rules/src/text.ts';")).toHaveLength(1);
    expect(
      why('apps/web/src/a.ts', "import rules from '../../../packages/rules/RULES.md?raw';"),
    ).toHaveLength(1);
  });

  test('dice, rules and table use nothing from outside, their tests may', () => {
    expect(why('packages/dice/src/a.ts', "import { x } from 'lodash';")).toEqual([
      'dice has no dependencies from outside',
    ]);
    expect(why('packages/dice/src/a.test.ts', "import { x } from 'vitest';")).toEqual([]);
  });

  test('a room that is not in the house is a mistake', () => {
    expect(why('packages/dice/src/a.ts', "import { x } from '@abacow/attic';")).toEqual([
      'is no room of the house',
    ]);
  });

  test('finds all forms of import', () => {
    const source =
      "import a from 'a';\nimport 'b';\nexport * from 'c';\nawait import('d');\nimport type { E } from \"e\";";
    expect(importsOf(source)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
