import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { checkIcon } from '../icon';
import { moneyIcon } from './money-icon';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

afterEach(cleanup);

function ask(more: Partial<ConfirmDialogProps> = {}) {
  const calls = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(
    <ConfirmDialog title="Delete it?" confirmLabel="Delete" cancelLabel="Keep" {...calls} {...more}>
      <p>It cannot be undone.</p>
    </ConfirmDialog>,
  );
  return { ...calls, dialog: screen.getByRole('alertdialog', { name: 'Delete it?' }) };
}

it('[ACC-068, LON-078] shows the title, text and labels of its caller, 400 px wide', () => {
  const { dialog, onConfirm, onCancel } = ask();
  expect(dialog.style.getPropertyValue('--p-width')).toBe('calc(400 / 16 * var(--p-rem))');
  expect(screen.getByText('It cannot be undone.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ['a check mark', 'check', [checkIcon]],
  ['a money sign', 'money', [moneyIcon]],
  ['no icon', undefined, []],
] as const)('[ACC-069] shows %s when its caller requests %s', (_sign, icon, paths) => {
  const { dialog } = ask({ icon });
  const shown = [...dialog.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
  expect(shown).toEqual(paths);
});

it('cannot be cancelled while it is busy', () => {
  const { onCancel } = ask({ busy: true });
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(onCancel).not.toHaveBeenCalled();
});
