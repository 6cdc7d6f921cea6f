import { expect, test, vi } from 'vitest';
import { modal } from './modal.ts';

/** Like a browser, the dialog is closed at once, and its `close` event comes later. */
const open = () => {
  const dialog = document.createElement('dialog');
  dialog.showModal = () => dialog.show();
  dialog.close = () => dialog.removeAttribute('open');
  const onclose = vi.fn();
  return { dialog, onclose, leave: modal(onclose)(dialog) as () => void };
};

test('a dialog is open, and its closing is known before the next key', async () => {
  const { dialog, onclose } = open();
  expect(dialog.open).toBe(true);
  dialog.close();
  await Promise.resolve();
  expect(onclose).toHaveBeenCalledTimes(1);
});

test('a dialog that was taken away tells nobody', async () => {
  const { dialog, onclose, leave } = open();
  leave();
  dialog.close();
  await Promise.resolve();
  expect(onclose).not.toHaveBeenCalled();
});
