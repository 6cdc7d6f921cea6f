/** The app's page with what a first visit needs: preload links, and an invitation as text and as data. */
import type { LobbyTable } from '@abacow/protocol';
import type { GameName } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { cleanName } from '@abacow/table';
import { type Site, type SiteFile, makeFile, packFile } from './site.ts';

type Files = { readonly scripts: readonly string[]; readonly styles: readonly string[] };
type LanguageFiles = Files & {
  /** What an invitation needs besides. */
  readonly invitation: Files;
  readonly invited: string;
  readonly invitedBy: string;
  readonly games: Readonly<Record<GameName, string>>;
};

/** Written by the build: see apps/web/firstpage.config.ts. */
type First = {
  readonly languages: Readonly<Record<Language, LanguageFiles>>;
  readonly invitation: Files;
};

const LANGUAGES = ['en', 'de', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

/** The table of an invitation, found by its code or by its address. */
export type Invitation = { readonly table: LobbyTable; readonly byCode: boolean };

export const FIRST = '/first.json';

/** The first accepted language that the app has, as the app itself chooses. */
export const languageFor = (accepted: string): Language =>
  accepted
    .split(',')
    .map((wish) => wish.trim().slice(0, 2).toLowerCase())
    .find((wish): wish is Language => (LANGUAGES as readonly string[]).includes(wish)) ?? 'en';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Nothing inside a script element may look like its end. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const linksTo = ({ scripts, styles }: Files): string =>
  [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('');

/** The app's first request, started while its files load. */
const PRELOAD_ME = '<link rel="preload" as="fetch" crossorigin href="/api/me">';

const hasFreeSeat = ({ phase, seats }: LobbyTable): boolean =>
  phase === 'seating' && seats.some(({ kind }) => kind === 'open');

const invitedBy = ({ name, bot }: Extract<LobbyTable['seats'][number], { kind: 'person' }>): string =>
  bot === true ? `${cleanName(name)} (bot)` : cleanName(name);

/** `write` formats the name. */
const inviteWords = (
  { seats, choice }: LobbyTable,
  words: LanguageFiles,
  write: (name: string) => string,
): string => {
  const host = seats.find((seating) => seating.kind === 'person');
  const text = host === undefined ? words.invited : words.invitedBy;
  return text
    .replace('{game}', words.games[choice.game])
    .replace('{name}', () => write(host === undefined ? '' : invitedBy(host)));
};

/** Answers to requests that the app would send, by their path under /api. */
const answersFor = ({ table, byCode }: Invitation): Readonly<Record<string, unknown>> => ({
  [`/tables/${table.id}`]: table,
  ...(byCode ? { [`/codes/${table.code}`]: table } : {}),
});

/** Before the fonts: the page is readable without them. */
const withLinks = (html: string, links: string): string =>
  html.replace(/<link rel="preload" as="font"|<\/head>/, (next) => links + next);

/** An invitation is shown in the system's font: on a slow network the fonts would delay the scripts. The app loads them later. */
const withoutFonts = (html: string): string => html.replace(/<link rel="preload" as="font"[^>]*>/g, '');

const pageWith = (html: string, language: Language, first: First, invitation: Invitation | null): string => {
  const words = first.languages[language];
  const page = withLinks(html.replace('<html lang="en">', `<html lang="${language}">`), linksTo(words));
  if (invitation === null) return page;
  const data = `<script type="application/json" id="answers">${escapeJson(answersFor(invitation))}</script>`;
  const links = PRELOAD_ME + linksTo(first.invitation) + linksTo(words.invitation);
  const invited = withoutFonts(withLinks(page, links)).replace('</body>', () => `${data}</body>`);
  if (!hasFreeSeat(invitation.table)) return invited;
  const title = escapeHtml(inviteWords(invitation.table, words, (name) => name));
  const seen = inviteWords(invitation.table, words, (name) => `<bdi>${escapeHtml(name)}</bdi>`);
  return invited
    .replace('<title>Abacow</title>', () => `<title>${title}</title>`)
    .replace('<div id="app"></div>', () => `<div id="app"><h1 class="first">${seen}</h1></div>`);
};

export type FirstPages = {
  readonly page: (accepted: string) => SiteFile;
  readonly invitation: (accepted: string, invitation: Invitation) => SiteFile;
};

const textOf = (file: SiteFile): string => new TextDecoder().decode(file.body);

/** Null where the build wrote no `first.json`. */
export const firstPages = (site: Site): FirstPages | null => {
  const [index, about] = [site.get('/index.html'), site.get(FIRST)];
  if (index === undefined || about === undefined) return null;
  const [html, first] = [textOf(index), JSON.parse(textOf(about)) as First];
  const make = (language: Language, invitation: Invitation | null): SiteFile => {
    const body = new TextEncoder().encode(pageWith(html, language, first, invitation));
    return makeFile('/index.html', body, packFile(body));
  };
  const plain = Object.fromEntries(LANGUAGES.map((language) => [language, make(language, null)]));
  return {
    page: (accepted) => need(plain[languageFor(accepted)]),
    invitation: (accepted, invitation) => make(languageFor(accepted), invitation),
  };
};
