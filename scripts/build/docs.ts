/** Makes the API pages and the guides with TypeDoc: dist/docs. The server serves them at /docs. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, Converter, MinimalSourceFile, ReflectionKind } from 'typedoc';
import { LIBRARIES } from './products.mjs';
import { ROOT, fail } from '../install.mjs';

const OUT = join(ROOT, 'dist/docs');

type Manifest = {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly source?: string }>>;
};

/** The name under which programs import each exported module, by its source. */
const entryPoints = (): ReadonlyMap<string, string> =>
  new Map(
    LIBRARIES.flatMap((name) => {
      const manifest = JSON.parse(
        readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'),
      ) as Manifest;
      return Object.entries(manifest.exports)
        .filter(([, { source }]) => source !== undefined)
        .map(
          ([path, { source = '' }]) =>
            [`packages/${name}/${source.slice(2)}`, manifest.name + path.slice(1)] as const,
        );
    }),
  );

const GUIDES = [
  'docs/*.md',
  'docs/decisions/*.md',
  'packages/rules/RULES.md',
  'packages/dice/VERIFY.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
];

const pagesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));

const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));

/** The server's policy allows only scripts from files, and no styles in attributes or from scripts. */
export const obeyPolicy = (folder: string): void => {
  const moveScript = (up: string, code: string): string => {
    const name = `assets/inline-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(folder, name), code);
    return `<script src="${up}${name}"></script>`;
  };
  for (const path of pagesIn(folder)) {
    const up = '../'.repeat(path.split(/[/\\]/).length - 1);
    edit(join(folder, path), (html) =>
      html
        .replace(/ style="text-align:(\w+)"/g, ' align="$1"')
        .replace(/<script>([^]*?)<\/script>/g, (_, code: string) => moveScript(up, code)),
    );
  }
  // A style for filters, which are off: it stays empty.
  edit(join(folder, 'assets/main.js'), (code) =>
    code.replace('createElement("style")', 'createElement("template")'),
  );
};

/** The page has the title already. */
const withoutTitle = (markdown: string): string => markdown.replace(/^# .*\n/, '');

export const makeDocs = async (): Promise<void> => {
  const entries = entryPoints();
  const app = await Application.bootstrap({
    name: 'Abacow',
    entryPoints: [...entries.keys()].map((path) => join(ROOT, path)),
    tsconfig: join(ROOT, 'tsconfig.packages.json'),
    readme: join(ROOT, 'README.md'),
    projectDocuments: GUIDES.map((path) => join(ROOT, path)),
    disableSources: true,
    disableGit: true,
    excludeExternals: true,
    includeVersion: false,
    githubPages: false,
    headings: { readme: false, document: false },
    // The filters would write styles into the page, which the server's policy forbids.
    visibilityFilters: {},
    // The compiler checks the types in `npm test`.
    skipErrorChecking: true,
    highlightLanguages: ['bash', 'html', 'javascript', 'json', 'python', 'sh', 'sql', 'typescript'],
    // Not about the pages: two declarations of one name, both with a comment.
    logLevel: 'Error',
  });
  const names = new Map([...entries].map(([path, name]) => [join(ROOT, path), name]));
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.kindOf(ReflectionKind.Module)) return;
    const file = context.getSymbolFromReflection(reflection)?.declarations?.[0]?.getSourceFile().fileName;
    reflection.name = names.get(file ?? '') ?? reflection.name;
    const readme = join(ROOT, 'packages', reflection.name.replace('@abacow/', ''), 'README.md');
    // A package's own module shows its README; modules below it have none.
    if (existsSync(readme)) {
      const path = readme as ConstructorParameters<typeof MinimalSourceFile>[1];
      const source = new MinimalSourceFile(withoutTitle(readFileSync(readme, 'utf8')), path);
      reflection.readme = context.converter.parseRawComment(source, context.project.files).content;
    }
  });
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    const title = /^# (.*)$/m.exec(document.content.map(({ text }) => text).join(''))?.[1];
    if (title !== undefined) document.name = `Guides/${title}`;
  });
  const project = await app.convert();
  if (project === undefined) fail('TypeDoc could not read the packages');
  await app.generateDocs(project, OUT);
  obeyPolicy(OUT);
};
