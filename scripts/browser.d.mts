export const findChromium: () => string | undefined;
export const chromium: () => string;
export const FLAGS: readonly string[];
export const versionOf: (path: string) => string;
