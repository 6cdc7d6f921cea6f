/** A record inside a link. It is compressed to be short, and is in the hash, so that no server sees it. */
import { type GameRecord, isUnreadable, makeRecord, parseRecord } from '@abacow/rules';
import { type Result, accept, refuse } from '../../../base/result/result.ts';
import { MAX_RECORD_BYTES } from '../../../device/games/limits.ts';
import { chunksOf, readUpTo } from './streams.ts';

/** The id in the address when the record is in the link itself. */
export const LINKED = 'link';

/** Enough for 25,000 tokens. */
const MAX_LINK_CHARS = 64 * 1024;
/** A few bytes can expand a thousandfold, and a browser expands a whole chunk at once. */
const CHUNK_BYTES = 512;

export type BadLink = 'damaged' | 'too-long';

const compress = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
};

/** Null when there is more than a record may have. */
const decompress = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> =>
  readUpTo(
    MAX_RECORD_BYTES,
    chunksOf(bytes, CHUNK_BYTES).pipeThrough(new DecompressionStream('deflate-raw')),
  );

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
  return `#${makeBase64Url(await compress(new TextEncoder().encode(text)))}`;
};

export const parseLinkHash = async (hash: string): Promise<Result<GameRecord, BadLink>> => {
  if (hash.length > MAX_LINK_CHARS) return refuse('too-long');
  try {
    const bytes = await decompress(parseBase64Url(hash.replace(/^#/, '')));
    if (bytes === null) return refuse('too-long');
    const record = parseRecord(new TextDecoder().decode(bytes));
    return isUnreadable(record) ? refuse('damaged') : accept(record);
  } catch {
    return refuse('damaged');
  }
};
