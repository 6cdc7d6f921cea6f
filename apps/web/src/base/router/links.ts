/** Absolute addresses, for messages and for QR codes on paper. */
import { makeSheetLink } from '@abacow/rules/sheets';
import { type Route, makeRoute } from './routes.ts';

export const linkTo = (origin: string, route: Route): string => `${origin}${makeRoute(route)}`;

export const sheetLink = (origin: string, text: string): string =>
  linkTo(origin, { kind: 'sheets', sheet: makeSheetLink(text) });
