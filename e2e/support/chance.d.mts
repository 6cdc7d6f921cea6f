import type { Site, SiteFile, makeFile as MakeFile } from '../../apps/server/src/http/site.ts';

export const seedChance: (seed: number) => void;
export const seedOf: (text: string) => number;
export const steadyThinking: (lookMs: number) => (question: unknown) => void;
export const steadyThread: () => (question: unknown) => void;
export const steadySite: (site: Site, makeFile: typeof MakeFile) => Map<string, SiteFile>;
