export const ROOT: string;
export function fail(text: string): never;
