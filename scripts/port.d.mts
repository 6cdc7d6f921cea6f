export function whyNotListen(env: Readonly<Record<string, string | undefined>>): Promise<string | null>;
