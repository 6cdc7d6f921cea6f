/// <reference types="vite/client" />
import { cutOutCard, reminderOf, rulesCard } from '@abacow/paper';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../settings/languages.ts';
import { type Message, type Texts, fill } from './message.ts';

/** Words and habits that readers stumbled over, in what the app and the printed cards say. */
const AVOIDED: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    // Jargon: this game, coming up today, four of a kind, sums, are the dice fair?, wins in 100 games.
    /(?<!\{)\brecord(s|ed)?\b/i,
    /\bdue\b/i,
    /\bquads?\b/i,
    /(?<!\{)\bfacts?\b/i,
    /check the dice/i,
    /percentage point/i,
    /SHA-256/,
    // In a game of blocking, a closed path is a blocked one.
    /\bclos\w+ (your|the) path/i,
    /must use what you have/,
    /under (one of their|a) pawns?\b/,
    /adds the three numbers(?!.* to (their|your))/,
    /one more round, until/,
    /then throw again/,
    /buy their/,
    /\bfrom \d+ years/,
    /(?<!\b(your|their|its|our|my) )\bown (squares?|pawns?)\b/i,
    /An ordinary die/,
    /pawns out\b/,
    /as often as (it|doubles)/,
    /\bis no (start|message|game|move)\b/,
    /\b(whoever|whom|whomever|need not|needn’t)\b/i,
  ],
  de: [
    /Mitschrift|Protokoll/,
    /Prozentpunkt/,
    /Würfel prüfen/,
    /SHA-256/,
    /schließt? (deinen|den) Weg/i,
    /nie unter 0/,
    /links davon/,
    /erster? Wurf [^.]*\b(geht|ist) mit/i,
    /Sonst markierst du nichts/,
    /Steh im Weg|Zähl die Reihe|Worte und/,
    /Müssen die Nächsten/,
    /Ziel ist auch gut/,
    /so oft (er|es|ein)\b/,
    /\b[Ww]as ist \S+ (mal|plus|minus|geteilt)|(mal|plus) was ist/,
    /steht 1 bis 5/,
    /unter einer ihrer Figuren/,
    /musst? nehmen, was liegt/,
    // One word for one thing.
    /Reihe \S+, Spalte/,
    /\bPl(an|äne)\b/,
    /waagrecht/,
    /\b([Zz]wei|[Dd]rei) Mal\b/,
    /\bSymbole?n?\b/,
    /\b[Ee]in(em|es)? Spiels?\b(?! (von|mit))|\bÜbungsspiel|Das Spiel (beginnt|geht)|das Spiel (jetzt )?beende|gewinnt das Spiel/,
    /[Kk]auft ihre/,
    /×|÷/,
  ],
  fr: [
    /feuille de partie|(que )?dit la feuille/i,
    /points? de pourcentage/,
    /SHA-256/,
    /Vérifier les dés/i,
    // A verb in -er takes an s before en.
    /(?<![sx])-en\b(?! (ligne|train))/,
    /fermes? (ton|le) chemin/i,
    /cherche d’abord un gagnant/,
    /\bmur(é|e|er)e?s?\b/i,
    /nombres égaux/,
    /(?<=\. )Puis ton tour est fini|Sinon, on ne coche/,
    /\b(le|un autre|d’un) but (\(|est|convient|d’habitude)|au lieu d’un but/i,
    /Exactement 200/,
    /aussi souvent qu/,
    /Ça ne va pas bien/,
    /Combien d’aide/,
    /pions d’une couleur/,
    /\{won\} gagnées|calculs sus/,
    /sous (l’un|un) de leurs pions/,
    /achetez leurs/,
    /(?<![=×+÷−])\s…/,
  ],
};

/** What only some texts must not say, by the start of their key. */
const AVOIDED_IN: readonly (readonly [string, Language, RegExp])[] = [
  ['cowpath.', 'fr', /\bnombres?\b(?! (de lancers|secret))/],
  ['trio.', 'fr', /\brangées?\b/],
];

/** Two people at one screen. Where things are stored is another matter. */
const HERE = /\bon (this|one) device\b|\b(an|auf) (diesem|einem) Gerät\b|\bsur (cet|un) appareil\b/i;
const ABOUT_DEVICES = /^(backup|online\.claim|you|room\.seeds|about)\b/;

const FILES: Readonly<Record<string, Texts>> = import.meta.glob('../../**/texts/{en,de,fr}.ts', {
  import: 'default',
  eager: true,
});

const forms = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];

const appTexts = (language: Language): readonly (readonly [string, string])[] =>
  Object.entries(FILES)
    .filter(([path]) => path.endsWith(`/${language}.ts`))
    .flatMap(([, texts]) => Object.entries(texts))
    .flatMap(([key, message]) => forms(message).map((text) => [key, fill(language, text)] as const));

/** Every text in a value, however deep. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const paperTexts = (language: Language): readonly (readonly [string, string])[] =>
  (['cowpath', 'trio'] as const).flatMap((game) => {
    const cards = [rulesCard(game, language, ''), cutOutCard(game, language, ''), reminderOf(game, language)];
    return textsIn(cards).map((text) => [`${game}.paper`, fill(language, text)] as const);
  });

describe.each(LANGUAGES)('%s', (language) => {
  const texts = [...appTexts(language), ...paperTexts(language)];

  test('says nothing that readers stumbled over', () => {
    const found = texts.flatMap(([key, text]) => {
      const here = AVOIDED_IN.filter(([start, of]) => of === language && key.startsWith(start));
      const avoided = [...AVOIDED[language], ...here.map(([, , habit]) => habit)];
      return avoided.filter((habit) => habit.test(text)).map((habit) => `${key}: ${habit} in ${text}`);
    });
    expect(found).toEqual([]);
  });

  test('names a shared screen, not a device', () => {
    const found = texts.filter(([key, text]) => !ABOUT_DEVICES.test(key) && HERE.test(text));
    expect(found).toEqual([]);
  });
});
