import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { obeyPolicy } from './docs.ts';

test('pages get along with a policy that forbids inline scripts and styles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'abacow-docs-'));
  mkdirSync(join(folder, 'modules'));
  const html = '<script>let a = 1</script><td style="text-align:right">7</td><script src="b.js"></script>';
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/main.js'), 'document.createElement("style")');
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'modules/rules.html'), html);
  obeyPolicy(folder);
  expect(readFileSync(join(folder, 'assets/main.js'), 'utf8')).not.toContain('style');
  const script = readdirSync(join(folder, 'assets')).find((name) => name.startsWith('inline'));
  expect(readFileSync(join(folder, 'assets', script!), 'utf8')).toBe('let a = 1');
  const rest = '<td align="right">7</td><script src="b.js"></script>';
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(
    `<script src="assets/${script}"></script>${rest}`,
  );
  expect(readFileSync(join(folder, 'modules/rules.html'), 'utf8')).toBe(
    `<script src="../assets/${script}"></script>${rest}`,
  );
  rmSync(folder, { recursive: true });
});
