/** When the little boards that play by themselves come, and when they move. */

/** Words and buttons are painted first. Each caller gets a moment of its own. */
export const afterPaint = (then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

const SETTLED_MS = 4000;

/** Not while the page is still settling, nor while nobody looks. */
export const playAlong = (stepMs: number, step: () => void): (() => void) => {
  let timer = setTimeout(() => {
    step();
    timer = setInterval(() => {
      if (!document.hidden) step();
    }, stepMs);
  }, SETTLED_MS);
  return () => clearTimeout(timer);
};
