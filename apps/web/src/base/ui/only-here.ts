/** Whether an address leads every device to itself, so that a link with it opens nothing elsewhere. */
export const isOnlyHere = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127\.\d+\.\d+\.\d+$/.test(host);
