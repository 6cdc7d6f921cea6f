export function obeyPolicy(folder: string): void;
