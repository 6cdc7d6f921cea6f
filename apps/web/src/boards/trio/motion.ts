/** Whether things may move: the switch in the settings wins over the system's wish, in both directions. */
export const motionAllowed = (): boolean => {
  const chosen = document.documentElement.dataset['motion'];
  if (chosen === 'reduced') return false;
  if (chosen === 'full') return true;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
};
