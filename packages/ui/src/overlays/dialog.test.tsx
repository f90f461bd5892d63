import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

/** jsdom has no modal dialogs: the two methods as the platform specifies them. */
beforeEach(() => {
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    before = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>('button, input')?.focus();
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
  });
});
afterEach(cleanup);

function Logout({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Log out
      </button>
      <Dialog open={open} onClose={close} title="Are you sure?" width={300}>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </Dialog>
    </>
  );
}

function open() {
  const opener = screen.getByRole('button', { name: 'Log out' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

describe('a dialog', () => {
  it('is not in the page until it is open', () => {
    render(<Logout />);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('opens as a modal named by its title, with its width', () => {
    render(<Logout />);
    open();
    const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce();
    expect(dialog.style.getPropertyValue('--p-width')).toBe('300px');
    expect(document.body.getAttribute('style')).toBeNull();
  });

  it('leaves it to its owner what Escape does', () => {
    const onClose = vi.fn();
    render(<Logout onClose={onClose} />);
    open();
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void screen.getByRole('dialog').dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does not close with a dialog that stands in it', () => {
    const outer = vi.fn();
    const inner = vi.fn();
    render(
      <Dialog open onClose={outer} title="Outer">
        <Dialog open onClose={inner} title="Inner" />
      </Dialog>,
    );
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void screen.getByRole('dialog', { name: 'Inner' }).dispatchEvent(cancel));
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });

  it('gives the focus back when it is closed', () => {
    render(<Logout />);
    const opener = open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});
