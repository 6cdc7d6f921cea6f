export type Parts = Readonly<Record<'unit' | 'app' | 'e2e' | 'unknown', readonly string[]>>;
export function partsOf(paths: readonly string[]): Parts;
