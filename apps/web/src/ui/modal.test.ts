import { expect, test, vi } from 'vitest';
import { modal } from './modal.ts';

const opened = (onclose: () => void): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.showModal = () => dialog.show();
  document.body.append(dialog);
  modal(onclose)(dialog);
  return dialog;
};

test('a dialog is open, and its closing is known before the next key', async () => {
  const onclose = vi.fn();
  const dialog = opened(onclose);
  expect(dialog.open).toBe(true);
  dialog.close();
  await Promise.resolve();
  expect(onclose).toHaveBeenCalledTimes(1);
});

test('a dialog that was taken away tells nobody', async () => {
  const onclose = vi.fn();
  const dialog = document.createElement('dialog');
  dialog.showModal = () => dialog.show();
  const leave = modal(onclose)(dialog);
  if (typeof leave === 'function') leave();
  dialog.close();
  await Promise.resolve();
  expect(onclose).not.toHaveBeenCalled();
});
