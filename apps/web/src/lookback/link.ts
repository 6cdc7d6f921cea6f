/** A record inside a link. It is compressed to be short, and is in the hash, so that no server sees it. */
import { type GameRecord, type Unreadable, makeRecord, parseRecord, unreadable } from '@abacow/rules';

/** The id in the address when the record is in the link itself. */
export const LINKED = 'link';

const piped = async (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());

const makeBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const parseBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** Without white space. The commitment is included, so that the dice can still be checked. */
export const makeLinkHash = async (record: GameRecord): Promise<string> => {
  const text = JSON.stringify(JSON.parse(makeRecord(record)));
  return `#${makeBase64Url(await piped(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))}`;
};

export const parseLinkHash = async (hash: string): Promise<GameRecord | Unreadable> => {
  try {
    const bytes = await piped(parseBase64Url(hash.replace(/^#/, '')), new DecompressionStream('deflate-raw'));
    return parseRecord(new TextDecoder().decode(bytes));
  } catch {
    return unreadable(1, 'the link is cut off or damaged');
  }
};
