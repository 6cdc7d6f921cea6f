export const trio = {} as const;
