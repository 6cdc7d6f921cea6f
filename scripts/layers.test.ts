import { describe, expect, test } from 'vitest';
import { importsOf, wrongImports } from './layers.ts';

const why = (file: string, source: string): string[] => wrongImports(file, source).map((found) => found.why);

describe('import direction', () => {
  test('a package may import from lower layers and from itself', () => {
    expect(why('packages/rules/src/a.ts', "import { x } from '@abacow/dice';\nimport './b.ts';")).toEqual([]);
    expect(why('apps/web/src/a.ts', "import { x } from '@abacow/table';")).toEqual([]);
  });

  test('a package may not import from higher layers', () => {
    expect(why('packages/dice/src/a.ts', "import { x } from '@abacow/rules';")).toEqual([
      'dice may not import rules',
    ]);
    expect(why('packages/rules/src/a.ts', "const x = await import('@abacow/ai');")).toEqual([
      'rules may not import ai',
    ]);
    expect(why('packages/table/src/a.ts', "export { x } from '@abacow/ai/cowpath';")).toEqual([
      'table may not import ai',
    ]);
    expect(why('packages/paper/src/a.ts', "import { x } from '@abacow/table';")).toEqual([
      'paper may not import table',
    ]);
  });

  test('apps do not import each other', () => {
    expect(why('apps/web/src/a.ts', "import '@abacow/server';")).toEqual(['web may not import server']);
  });

  test('a relative path may not leave the package', () => {
    expect(why('packages/rules/src/a.ts', "import { x } from '../../dice/src/odds.ts';")).toEqual([
      'leaves its package by a path',
    ]);
  });

  test('a test may import documents and sample files of another package, but not its code', () => {
    expect(
      why('apps/web/src/a.test.ts', "import rules from '../../../packages/rules/RULES.md?raw';"),
    ).toEqual([]);
    expect(why('apps/web/src/a.test.ts', "import '../../../packages/rules/src/text.ts';")).toHaveLength(1);
    expect(
      why('apps/web/src/a.ts', "import rules from '../../../packages/rules/RULES.md?raw';"),
    ).toHaveLength(1);
  });

  test('a test may import the build scripts; other code may not', () => {
    expect(why('apps/server/test/a.ts', "import '../../../scripts/bundle.mjs';")).toEqual([]);
    expect(why('apps/server/src/a.ts', "import '../../../scripts/bundle.mjs';")).toHaveLength(1);
  });

  test('dice, rules, table and paper have no third-party dependencies; their tests may', () => {
    expect(why('packages/dice/src/a.ts', "import { x } from 'lodash';")).toEqual([
      'dice has no third-party dependencies',
    ]);
    expect(why('packages/paper/src/a.ts', "import { encode } from 'uqr';")).toEqual([
      'paper has no third-party dependencies',
    ]);
    expect(why('packages/dice/src/a.test.ts', "import { x } from 'vitest';")).toEqual([]);
  });

  test('an unknown @abacow package is refused', () => {
    expect(why('packages/dice/src/a.ts', "import { x } from '@abacow/attic';")).toEqual([
      'is not one of our packages',
    ]);
  });

  test('finds all forms of import', () => {
    const source =
      "import a from 'a';\nimport 'b';\nexport * from 'c';\nawait import('d');\nimport type { E } from \"e\";";
    expect(importsOf(source)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
