/** A sheet in a URL: its number on the pad, or its rows joined by `-`, which needs no escaping. */
import { PAD } from '../cowpath/pad.ts';

export const padNumberOf = (text: string): number | null =>
  PAD.find((entry) => entry.text === text)?.number ?? null;

export const makeSheetLink = (text: string): string => String(padNumberOf(text) ?? text.replaceAll('/', '-'));

/** The sheet's text, not yet checked, because a link may contain anything; '' for a number that is not on the pad. */
export const parseSheetLink = (link: string): string =>
  /^[0-9]{1,3}$/.test(link) ? (PAD[Number(link) - 1]?.text ?? '') : link.toLowerCase().replaceAll('-', '/');
