/**
 * Finds seats of computers in a stored summary with LIKE. A summary is JSON that this service wrote, so quotes inside a
 * name are escaped and never match.
 */
export const COMPUTER_SEAT = '%{"kind":"computer"%';
