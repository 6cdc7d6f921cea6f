export type { BoardCard, ScoreCard, SheetCard } from './cards.ts';
export type { CutOutCard } from './cutouts.ts';
export { cutOutCard, reminderOf, rulesCard } from './gamecards.ts';
export { type Page, type PrintItem, drawPages } from './pages.ts';
export { type Layout, PAPERS, PAPER_SIZE, PER_PAGE, type Paper, type PerPage, cellsOf } from './paper.ts';
export type { RulesCard } from './rulecard.ts';
export type { Anchor, Box, Ink, Line, Path, Shape, Text } from './shapes.ts';
export { type Code, codeSign } from './signs.ts';
export { LANGUAGES, type Language } from './texts/index.ts';
