/** The address of practice. */
export const PRACTICE = '/practice';
