/** View model of the sheet editor: the sheet on screen, and the own draft. */
import { type Sheet, checkSheet, draftOf, isSheet } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import {
  PAD,
  type SheetKind,
  daySheet,
  generateSheet,
  makeSheetLink,
  padNumberOf,
  parseSheetLink,
} from '@abacow/rules/sheets';
import {
  type Place,
  type Rows,
  type Sign,
  draftFrom,
  emptyDraft,
  filled,
  makeDraft,
  put,
  resized,
} from './draft.ts';

export const SOURCES = ['pad', 'day', 'fresh', 'own'] as const;
export type Source = (typeof SOURCES)[number] | 'link';

/** Words in addresses that are not sheets. */
const TODAY = 'today';
const OWN = 'own';

const NUMBER = /^\d{1,9}$/;

const UNDO_STEPS = 200;

export interface EditorEnvironment {
  today(): string;
  /** A random word as a seed. */
  newSeed(): string;
  readOwn(): string | null;
  saveOwn(text: string): void;
}

const sheetOf = (text: string): Sheet | null => {
  const checked = checkSheet(draftOf(text));
  return isSheet(checked) ? checked : null;
};

export class SheetEditor {
  source: Source = $state.raw('pad');
  number: number = $state.raw(1);
  kind: SheetKind = $state.raw('mirrored');
  seed: string = $state.raw('');
  linked: string = $state.raw('');
  /** The text of a link without a valid sheet. */
  broken: string | null = $state.raw(null);
  /** A number in a link that is not on the pad. */
  stray: string | null = $state.raw(null);
  draft: Rows = $state.raw(emptyDraft(7, 7));
  mirrored: boolean = $state.raw(false);
  brush: Sign = $state.raw('x');
  #past: readonly Rows[] = $state.raw([]);

  readonly day: string;
  readonly mayUndo = $derived(this.#past.length > 0);
  /** Null while the own draft has faults. */
  readonly sheet: Sheet | null = $derived.by(() => sheetOf(this.#text()));
  /** The sheet's part of the address. */
  readonly address: string | null = $derived.by(() => {
    if (this.source === 'day') return TODAY;
    if (this.source === 'own') return this.broken ?? OWN;
    return this.sheet === null ? null : makeSheetLink(this.sheet.text);
  });

  readonly #environment: EditorEnvironment;

  constructor(environment: EditorEnvironment) {
    this.#environment = environment;
    this.day = environment.today();
  }

  /** Shows what the address says. */
  open(address: string | null): void {
    this.broken = null;
    if (address === null) return this.#show('pad');
    if (address === TODAY) return this.#show('day');
    if (address === OWN) return this.choose('own');
    const text = parseSheetLink(address);
    const number = padNumberOf(text);
    if (number !== null) return this.turnTo(number);
    if (NUMBER.test(address)) return this.#stray(address);
    if (sheetOf(text) === null) return this.#openFaulty(address, text);
    this.linked = text;
    this.#show('link');
  }

  choose(source: Source): void {
    this.broken = null;
    if (source === 'fresh' && this.seed === '') this.seed = this.#environment.newSeed();
    if (source === 'own') this.draft = draftFrom(this.#environment.readOwn() ?? this.#text());
    this.#past = [];
    this.#show(source);
  }

  /** Wraps around at both ends of the pad. */
  turnTo(number: number): void {
    this.number = ((number - 1 + PAD.length) % PAD.length) + 1;
    this.#show('pad');
  }

  another(): void {
    this.seed = this.#environment.newSeed();
  }

  /** Copies the sheet on screen to the own draft. */
  change(): void {
    const text = this.#text();
    this.#environment.saveOwn(text);
    this.draft = draftFrom(text);
    this.#past = [];
    this.#show('own');
  }

  put(place: Place, sign: Sign): void {
    this.#changeDraft(put(this.draft, place, sign, this.mirrored));
  }

  resize(rows: number, columns: number): void {
    this.#changeDraft(resized(this.draft, rows, columns));
  }

  clear(): void {
    this.#changeDraft(emptyDraft(this.draft.length, need(this.draft[0]).length));
  }

  fill(): void {
    this.#changeDraft(filled(this.draft, this.mirrored, this.#environment.newSeed()));
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.draft = before;
    this.#environment.saveOwn(makeDraft(before));
  }

  #changeDraft(draft: Rows): void {
    if (makeDraft(draft) === makeDraft(this.draft)) return;
    this.#past = [...this.#past, this.draft].slice(-UNDO_STEPS);
    this.draft = draft;
    this.broken = null;
    this.#environment.saveOwn(makeDraft(draft));
  }

  #show(source: Source): void {
    this.stray = null;
    this.source = source;
  }

  #stray(number: string): void {
    this.turnTo(1);
    this.stray = number;
  }

  #openFaulty(address: string, text: string): void {
    this.draft = draftFrom(text);
    this.#past = [];
    this.#show('own');
    this.broken = address;
  }

  #text(): string {
    switch (this.source) {
      case 'pad':
        return need(PAD[this.number - 1]).text;
      case 'day':
        return daySheet(this.day).text;
      case 'fresh':
        return generateSheet({ kind: this.kind, seed: this.seed }).text;
      case 'link':
        return this.linked;
      case 'own':
        return makeDraft(this.draft);
    }
  }
}
