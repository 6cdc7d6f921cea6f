export function bundle(
  entries: Readonly<Record<string, string>>,
  folder: string,
  external: readonly string[],
): Promise<void>;
