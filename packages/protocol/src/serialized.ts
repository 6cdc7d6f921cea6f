/**
 * Messages that contain events which are already serialized. The events of a move are serialized once: for the store,
 * for the answer to the player and for everybody who watches.
 */
export type WrittenEvents = {
  readonly table: string;
  readonly from: number;
  /** A JSON array. */
  readonly text: string;
};

export const makeEventsMessage = ({ table, from, text }: WrittenEvents): string =>
  `{"kind":"events","table":${JSON.stringify(table)},"from":${from},"events":${text}}`;

export const makeAcceptedMessage = (id: string, { table, from, text }: WrittenEvents): string =>
  `{"kind":"answer","table":${JSON.stringify(table)},"id":${JSON.stringify(id)},"ok":true,"from":${from},"events":${text}}`;

export const makeRefusedMessage = (
  id: string,
  { table, from, text }: WrittenEvents,
  { code, about }: { readonly code: string; readonly about: string },
): string => {
  const refused = JSON.stringify({ kind: 'answer', table, id, ok: false, code, about, from });
  return `${refused.slice(0, -1)},"events":${text}}`;
};
