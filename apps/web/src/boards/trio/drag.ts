/** A thing that can be picked up and dropped somewhere. A short press stays a tap. */
import type { Attachment } from 'svelte/attachments';

const SLOP = 6;

type Drag = { readonly enabled: () => boolean; readonly drop: (x: number, y: number) => void };

/** Swallows the click that ends a drag. */
const swallowClick = (): void => {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
};

export const draggable =
  ({ enabled, drop }: Drag): Attachment<HTMLElement> =>
  (element) => {
    let start: PointerEvent | null = null;
    const isDragging = () => 'dragging' in element.dataset;

    const letGo = () => {
      start = null;
      delete element.dataset['dragging'];
      element.style.translate = '';
    };
    const down = (event: PointerEvent) => {
      if (event.button === 0 && enabled()) start = event;
    };
    const move = (event: PointerEvent) => {
      if (start === null) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!isDragging() && Math.hypot(x, y) < SLOP) return;
      if (!isDragging()) element.setPointerCapture(event.pointerId);
      element.dataset['dragging'] = '';
      element.style.translate = `${x}px ${y}px`;
    };
    const up = (event: PointerEvent) => {
      if (isDragging()) {
        swallowClick();
        drop(event.clientX, event.clientY);
      }
      letGo();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', letGo);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', letGo);
    };
  };
