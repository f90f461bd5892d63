import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/button';
import { Dialog, type DialogProps } from './dialog';

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

  it('[LON-079] opens as a modal, which is above level 100000 of the page, named by its title, with its width', () => {
    render(<Logout />);
    open();
    const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce();
    expect(dialog.style.getPropertyValue('--p-width')).toBe('calc(300 / 16 * var(--p-rem))');
    expect(document.body.getAttribute('style')).toBeNull();
  });

  it('lets its owner decide what Escape does', () => {
    const onClose = vi.fn();
    render(<Logout onClose={onClose} />);
    open();
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void screen.getByRole('dialog').dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does not close with a nested dialog', () => {
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

  it.each([
    ['its title, not a button', <button key="b">Cancel</button>, 'Are you sure?'],
    ['its first field', <input key="i" aria-label="Digits" />, ''],
    ['a frame of fields', <iframe key="f" title="Card" data-fields />, ''],
  ])('[POR-145] starts on %s', (_what, content, text) => {
    render(
      <Dialog open onClose={() => undefined} title="Are you sure?">
        {content}
      </Dialog>,
    );
    const active = document.activeElement;
    expect(active?.matches(text ? '[part~=heading]' : 'input, iframe')).toBe(true);
    expect(active?.textContent).toBe(text);
  });

  it('returns the focus when it is closed', () => {
    render(<Logout />);
    const opener = open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('stays open while its action is busy: nothing in it closes it', () => {
    const onClose = vi.fn();
    const onCancel = vi.fn();
    render(
      <Dialog
        open
        onClose={onClose}
        title="Delete?"
        actions={
          <>
            <Button busy>Delete</Button>
            <Button onClick={onCancel}>Cancel</Button>
          </>
        }
      />,
    );
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(cancel.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(cancel);
    const dialog = screen.getByRole('dialog', { name: 'Delete?' });
    const escape = new Event('cancel', { cancelable: true });
    act(() => void dialog.dispatchEvent(escape));
    expect(escape.defaultPrevented).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('keeps the focus in a field while a button is pressed', () => {
    render(
      <Dialog open onClose={() => undefined} title="Code">
        <input aria-label="Digits" />
        <Button>Cancel</Button>
      </Dialog>,
    );
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    screen.getByLabelText('Digits').focus();
    expect(fireEvent.mouseDown(cancel)).toBe(false);
    screen.getByLabelText('Digits').blur();
    expect(fireEvent.mouseDown(cancel)).toBe(true);
  });
});

/** A dialog over a footer link, with the effects of a press on either. */
function Question({ follow, ...props }: DialogProps & { follow: () => void }) {
  return (
    <>
      <a href="#away" onClick={follow}>
        Branches
      </a>
      <Dialog {...props} />
    </>
  );
}

/** The event as it is that many milliseconds later. */
function later(event: Event, milliseconds: number): Event {
  return Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + milliseconds });
}

describe('the second press of a double click', () => {
  const at = { clientX: 200, clientY: 300 };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  function askedOver(follow: () => void) {
    const props = { follow, onClose: () => undefined, title: 'Pay?' };
    const { rerender } = render(<Question {...props} open actions={<Button>Confirm</Button>} />);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }), { ...at, detail: 1 });
    rerender(<Question {...props} open={false} />);
  }

  it('presses nothing in a dialog whose content has changed', () => {
    const onClick = vi.fn();
    render(
      <Dialog
        open
        onClose={() => undefined}
        title="Pay?"
        actions={<Button {...{ onClick }}>Confirm</Button>}
      />,
    );
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    fireEvent.click(confirm, { ...at, detail: 1 });
    fireEvent.click(confirm, { ...at, detail: 2 });
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does not press what is below a dialog that has closed', () => {
    const follow = vi.fn();
    askedOver(follow);
    const link = screen.getByRole('link', { name: 'Branches' });
    fireEvent.mouseDown(link, { ...at, detail: 1 });
    expect(fireEvent.click(link, { ...at, detail: 1 })).toBe(false);
    expect(follow).not.toHaveBeenCalled();
  });

  it.each([
    ['a press elsewhere', { clientX: 240, clientY: 300, detail: 1 }],
    ['a press by key', { clientX: 0, clientY: 0, detail: 0 }],
  ])('is not %s', (_what, press) => {
    const follow = vi.fn();
    askedOver(follow);
    fireEvent.click(screen.getByRole('link', { name: 'Branches' }), press);
    expect(follow).toHaveBeenCalledOnce();
  });

  it.each([
    ['is a mouse press that the system counts as second', 2, 0],
    ['is not a mouse press that the system counts as first', 1, 1],
  ])('%s', (_what, detail, times) => {
    const follow = vi.fn();
    askedOver(follow);
    const link = screen.getByRole('link', { name: 'Branches' });
    // Prevented, it would take the press's mouse events, and its focus, with it.
    expect(fireEvent.pointerDown(link, { ...at, pointerType: 'mouse' })).toBe(true);
    fireEvent.mouseDown(link, { ...at, detail });
    fireEvent.click(link, { ...at, detail });
    expect(follow).toHaveBeenCalledTimes(times);
  });

  it('is not a press after a key press', () => {
    const follow = vi.fn();
    askedOver(follow);
    const link = screen.getByRole('link', { name: 'Branches' });
    fireEvent.keyDown(link, { key: '4' });
    fireEvent.click(link, { ...at, detail: 1 });
    expect(follow).toHaveBeenCalledOnce();
  });

  it('is not a click without a pointer, as a screen reader or a script makes it', () => {
    const follow = vi.fn();
    askedOver(follow);
    fireEvent.click(screen.getByRole('link', { name: 'Branches' }), { ...at, detail: 0 });
    expect(follow).toHaveBeenCalledOnce();
  });

  it('is not a touch at the same place after half a second', () => {
    const follow = vi.fn();
    askedOver(follow);
    const link = screen.getByRole('link', { name: 'Branches' });
    fireEvent(link, later(createEvent.pointerDown(link, { ...at, pointerType: 'touch' }), 501));
    fireEvent(link, later(createEvent.click(link, { ...at, detail: 1 }), 501));
    expect(follow).toHaveBeenCalledOnce();
  });

  it('is a mouse press that the system counts as second, however slow its owner has set it', () => {
    const follow = vi.fn();
    askedOver(follow);
    const link = screen.getByRole('link', { name: 'Branches' });
    vi.advanceTimersByTime(900);
    fireEvent(link, later(createEvent.pointerDown(link, { ...at, pointerType: 'mouse' }), 900));
    fireEvent(link, later(createEvent.mouseDown(link, { ...at, detail: 2 }), 900));
    fireEvent(link, later(createEvent.click(link, { ...at, detail: 2 }), 900));
    expect(follow).not.toHaveBeenCalled();
  });

  it('is looked for until the next press only', () => {
    const follow = vi.fn();
    askedOver(follow);
    const link = screen.getByRole('link', { name: 'Branches' });
    for (const detail of [1, 2]) {
      fireEvent.pointerDown(link, { ...at, pointerType: 'mouse' });
      fireEvent.mouseDown(link, { ...at, detail });
      fireEvent.click(link, { ...at, detail });
    }
    expect(follow).toHaveBeenCalledTimes(2);
  });
});
