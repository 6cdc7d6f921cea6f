/** When the demo boards are loaded, and when they move. */

/** Runs after texts and buttons are painted, at a different time for each caller. */
export const afterPaint = (then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

const START_AFTER_MS = 4000;

/** Starts some seconds after the page has loaded, and pauses while it is hidden. */
export const playAlong = (stepMs: number, step: () => void): (() => void) => {
  let timer = setTimeout(() => {
    step();
    timer = setInterval(() => {
      if (!document.hidden) step();
    }, stepMs);
  }, START_AFTER_MS);
  return () => clearTimeout(timer);
};
