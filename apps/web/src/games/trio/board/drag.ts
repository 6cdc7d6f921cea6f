/** Makes an element draggable. A short press is still a tap. */
import type { Attachment } from 'svelte/attachments';

const SLOP = 6;

type Drag = { readonly enabled: () => boolean; readonly drop: (x: number, y: number) => void };

/** Suppresses the click at the end of a drag. */
const swallowClick = (): void => {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
};

/** Follows one pointer from press to release and moves `thing` with it. */
const follow = (thing: HTMLElement, down: PointerEvent, drop: Drag['drop']): (() => void) => {
  const ended = new AbortController();
  const letGo = () => {
    ended.abort();
    delete thing.dataset['dragging'];
    thing.style.translate = '';
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!('dragging' in thing.dataset) && Math.hypot(x, y) < SLOP) return;
    thing.dataset['dragging'] = '';
    thing.style.translate = `${x}px ${y}px`;
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const dragged = 'dragging' in thing.dataset;
    letGo();
    if (!dragged) return;
    swallowClick();
    drop(event.clientX, event.clientY);
  };
  window.addEventListener('pointermove', move, ended);
  window.addEventListener('pointerup', up, ended);
  window.addEventListener('pointercancel', letGo, ended);
  return letGo;
};

/** The element gets the pointer events. Its child marked `data-drag` moves, or the element itself. */
export const draggable =
  ({ enabled, drop }: Drag): Attachment<HTMLElement> =>
  (element) => {
    let letGo = (): void => undefined;
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || !enabled()) return;
      letGo = follow(element.querySelector<HTMLElement>('[data-drag]') ?? element, event, drop);
    };
    element.addEventListener('pointerdown', down);
    return () => {
      element.removeEventListener('pointerdown', down);
      letGo();
    };
  };
