export const SERVER_EXTERNAL: readonly string[];
export function buildApp(): void;
export function buildLibraries(): void;
export function buildServer(): Promise<void>;
export function buildCli(): Promise<void>;
