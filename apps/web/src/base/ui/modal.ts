import type { Attachment } from 'svelte/attachments';

/**
 * Opens a dialog and calls `onclose` as soon as it is closed in any way. The browser's `close` event comes later: a key that
 * opens the dialog again could be pressed before it, and would be lost.
 */
export const modal =
  (onclose: () => void): Attachment<HTMLDialogElement> =>
  (dialog) => {
    dialog.showModal();
    const watcher = new MutationObserver(() => {
      if (dialog.open) return;
      watcher.disconnect();
      onclose();
    });
    watcher.observe(dialog, { attributeFilter: ['open'] });
    return () => watcher.disconnect();
  };
