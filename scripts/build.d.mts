export function buildApp(outDir?: string): void;
