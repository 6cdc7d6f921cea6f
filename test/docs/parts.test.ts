import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkCommand } from './checking.ts';
import { commandsOf } from './markdown.ts';
import { runCommand } from './running.ts';
import { programsOf } from './plain-words.ts';

describe('commands of a page', () => {
  const found = (page: string) => commandsOf(page).map(({ text, how, line }) => `${line} ${how}: ${text}`);

  test('blocks for a shell are run, line by line, without comments', () => {
    expect(found('# A\n\n```sh\nnpm start   # serves\n\nnpx abacow play \\\n  --game trio\n```\n')).toEqual([
      '4 run: npm start',
      '7 run: npx abacow play --game trio',
    ]);
  });

  test('a console block has commands after $ and output', () => {
    expect(found('```console\n$ npx abacow --version\nabacow 1.0.0\n```')).toEqual([
      '2 run: npx abacow --version',
    ]);
  });

  test('a block that is marked as not run is checked', () => {
    expect(
      found('<!-- not run: takes minutes -->\n\n```sh\nnpm run bench\n```\n\n```sh\nnpm ci\n```'),
    ).toEqual(['4 check: npm run bench', '8 run: npm ci']);
    expect(found('<!-- not run: -->\n```sh\nnpm ci\n```')).toEqual(['3 run: npm ci']);
  });

  test('commands in sentences, tables, indented lines and blocks without a language are checked', () => {
    expect(found('Run `PORT=1 npm start` or `play`.')).toEqual(['1 check: PORT=1 npm start']);
    expect(found('    npm run bench -- rules     our rules\n    ratio N')).toEqual([
      '1 check: npm run bench -- rules',
    ]);
    expect(found('```\npython3 train.py\nnumbers\n```\n```ts\nnpm.start();\n```')).toEqual([
      '2 check: python3 train.py',
    ]);
  });
});

test('a line has programs, with quotes, pipes and redirections', () => {
  expect(programsOf(`A=1 echo '{"a b"}' | npx abacow referee > out.json && true`)).toEqual({
    programs: [
      { variables: ['A=1'], name: 'echo', words: ['{"a b"}'], output: null },
      { variables: [], name: 'npx', words: ['abacow', 'referee'], output: 'out.json' },
      { variables: [], name: 'true', words: [], output: null },
    ],
    joins: ['|', '&&'],
  });
  expect(programsOf('source <(abacow completion bash)').programs.map(({ name }) => name)).toEqual([
    'source',
    'abacow',
  ]);
  expect(programsOf(`x --file="a b" c`).programs[0]!.words).toEqual(['--file=a b', 'c']);
});

test.each([
  ['npm run nonsense', 'package.json has no script nonsense'],
  ['npm strat', 'npm has no command strat'],
  ['npx abacow plya', 'abacow has no command plya'],
  ['npx abacow play --gaem trio', 'abacow play: there is no option --gaem; is --game meant?'],
  ['abacow play --game go', 'abacow play: --game must be cowpath or trio, not "go"'],
  ['npx nonsense-tool', 'npx finds no nonsense-tool'],
  ['npx tsx e2e/none.ts', 'there is no file e2e/none.ts'],
  ['node apps/server/none.mjs', 'there is no file apps/server/none.mjs'],
  ['curl -s $SERVER/api/nonsense/$TABLE', 'the service has no route /api/nonsense/$TABLE'],
  ['echo {} | npx abacow refree', 'abacow has no command refree'],
])('%s: %s', async (text, wrong) => {
  expect(await checkCommand(text, 'README.md')).toBe(wrong);
});

test.each([
  'npm start',
  'PORT=3001 npm start',
  'npm run bench -- rules',
  'npx abacow arena advise:100 builder --game trio --level LEVEL --seats N',
  'curl -s "$SERVER/api/tables/$TABLE/view?seen=1"',
  'npx abacow verify FILE',
  'npx abacow COMMAND --help',
])('%s is right', async (text) => {
  expect(await checkCommand(text, 'README.md')).toBeNull();
});

describe('running', () => {
  const folder = mkdtempSync(join(tmpdir(), 'abacow-docs-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('later commands find the files of earlier ones', async () => {
    await runCommand('npx abacow demo --game trio --seed 3 --save new/game.json', folder);
    expect(JSON.parse(readFileSync(join(folder, 'new/game.json'), 'utf8'))).toMatchObject({ abacow: 1 });
    await runCommand('npx abacow verify new/game.json', folder);
    await expect(runCommand('npx abacow verify none.json', folder)).rejects.toThrow('ended with 1');
  });

  test('what is piped in arrives, and output goes to a file', async () => {
    await runCommand(`echo '{"nonsense":1}' | npx abacow referee > answer.json`, folder);
    expect(readFileSync(join(folder, 'answer.json'), 'utf8')).toContain('"ok":false');
  });

  test('npm is not run, and a program that could do harm must be marked', async () => {
    expect(await runCommand('npm start', folder)).toBe(false);
    await expect(runCommand('rm -rf data', folder)).rejects.toThrow('write <!-- not run: REASON -->');
  });
});
