export type { BoardCard, PrintItem, ScoreCard, SheetCard } from './cards.ts';
export { type Page, drawPages } from './pages.ts';
export { type Layout, PAPERS, PAPER_SIZE, PER_PAGE, type Paper, type PerPage, cellsOf } from './paper.ts';
export type { Anchor, Box, Ink, Line, Path, Shape, Text } from './shapes.ts';
export { type Code, codeSign } from './signs.ts';
