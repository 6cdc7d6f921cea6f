export const cowpath = {} as const;
