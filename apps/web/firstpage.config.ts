/**
 * Writes `first.json` for the server: the files that a first visit needs, and the texts of an invitation, so that the
 * server can put both into the page. A server that does not know this file serves the same app, a little slower.
 */
import type { Plugin } from 'vite';
import de from './src/base/i18n/texts/de.ts';
import en from './src/base/i18n/texts/en.ts';
import fr from './src/base/i18n/texts/fr.ts';
import deOnline from './src/table/online/texts/de.ts';
import enOnline from './src/table/online/texts/en.ts';
import frOnline from './src/table/online/texts/fr.ts';

type Chunk = {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

const TEXTS = {
  en: { ...en, ...enOnline },
  de: { ...de, ...deOnline },
  fr: { ...fr, ...frOnline },
} as const;

/** In the order in which the page needs them. */
const INVITATION = [
  '/src/features/online/arrival/Join.svelte',
  '/src/features/online/arrival/TableScreen.svelte',
];

const ENTRY = '/src/main.ts';

const holds = ({ moduleIds }: Chunk, module: string): boolean => moduleIds.some((id) => id.endsWith(module));

const isChunk = (file: Bundle[string] | undefined): file is Chunk =>
  file !== undefined && 'moduleIds' in file;

const chunkOf = (bundle: Bundle, module: string): Chunk => {
  const found = Object.values(bundle).find((file): file is Chunk => isChunk(file) && holds(file, module));
  if (found === undefined) throw new Error(`no chunk holds ${module}`);
  return found;
};

/** The chunk and all chunks that it imports. The entry chunk is left out, because the page names it already. */
const closure = (bundle: Bundle, chunk: Chunk, seen: Set<Chunk> = new Set<Chunk>()): ReadonlySet<Chunk> => {
  if (holds(chunk, ENTRY) || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const file = bundle[name];
    if (isChunk(file)) closure(bundle, file, seen);
  }
  return seen;
};

const filesOf = (bundle: Bundle, modules: readonly string[]) => {
  const chunks = new Set(modules.flatMap((module) => [...closure(bundle, chunkOf(bundle, module))]));
  const styles = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return {
    scripts: [...chunks].map(({ fileName }) => `/${fileName}`),
    styles: [...new Set(styles)].map((name) => `/${name}`),
  };
};

type Files = ReturnType<typeof filesOf>;

/** Leaves out files that are listed already. */
const without = (files: Files, named: Files): Files => ({
  scripts: files.scripts.filter((file) => !named.scripts.includes(file)),
  styles: files.styles.filter((file) => !named.styles.includes(file)),
});

const languageOf = (bundle: Bundle, language: keyof typeof TEXTS) => ({
  ...filesOf(bundle, [`/src/base/i18n/texts/${language}.ts`]),
  invitation: without(
    filesOf(bundle, [`/src/table/online/texts/${language}.ts`]),
    filesOf(bundle, INVITATION),
  ),
  invited: TEXTS[language]['room.invited'],
  invitedBy: TEXTS[language]['room.invited.by'],
  games: { cowpath: TEXTS[language]['game.cowpath'], trio: TEXTS[language]['game.trio'] },
});

export const firstPage: Plugin = {
  name: 'abacow-first-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, output) {
    const bundle = output as unknown as Bundle;
    const source = JSON.stringify({
      languages: {
        en: languageOf(bundle, 'en'),
        de: languageOf(bundle, 'de'),
        fr: languageOf(bundle, 'fr'),
      },
      invitation: filesOf(bundle, INVITATION),
    });
    this.emitFile({ type: 'asset', fileName: 'first.json', source });
  },
};
