/** No game comes near it. A record is not read beyond it, from a file or from a link. */
export const MAX_RECORD_BYTES = 1024 * 1024;
