// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Instance } from '../define/instance';
import { copyInput } from './copy-input';
import { handleFor } from './hand-over';
import { replaceFirstScreen } from './replace';

const form = '<form><input name="username"><button type="button">Log In</button></form>';

afterEach(() => document.body.replaceChildren());

/** A first screen in a shadow root, and React's screen in a detached box, without React. */
function setUp(html = form) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const before = root.appendChild(boxOf(html));
  const storeHiddenFields = vi.fn<(shown: Element) => void>();
  const handle = handleFor(before, { isTouched: false, copy: copyInput, storeHiddenFields });
  const instance: Pick<Instance, 'host' | 'drawn'> = { host };
  let box: HTMLElement = document.createElement('div');
  replaceFirstScreen(instance, before, handle, (detached) => {
    box = detached;
  });
  const field = within(before, 'input');
  return {
    root,
    before,
    /** What the element shows, in order. */
    shown: () => [...root.children].map((one) => (one === before ? 'first screen' : 'screen')),
    storeHiddenFields,
    box,
    field,
    type: (text: string) => {
      field.focus();
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Draws as React would: `drawn` is called before `portico-ready` is dispatched. */
    draw: (drawn = form, isComplete = true) => {
      box.replaceChildren(...boxOf(drawn).childNodes);
      instance.drawn?.(isComplete);
      if (isComplete) host.dispatchEvent(new Event('portico-ready'));
    },
  };
}

function boxOf(html: string) {
  const box = document.createElement('div');
  box.append(document.createRange().createContextualFragment(html));
  return box;
}

function within<K extends keyof HTMLElementTagNameMap>(box: Element, name: K) {
  const found = box.querySelector(name);
  if (!found) throw new Error(name);
  return found;
}

describe('a first screen', () => {
  it('stays until React’s screen is complete, and is then replaced', () => {
    const page = setUp();
    expect(page.shown()).toEqual(['first screen']);
    page.draw();
    expect(page.shown()).toEqual(['screen']);
    expect(page.storeHiddenFields).toHaveBeenCalledExactlyOnceWith(page.box);
  });

  it('passes on what was typed, with the focus and the caret', async () => {
    const page = setUp();
    page.type('maya');
    page.field.setSelectionRange(1, 3);
    page.draw();
    const field = within(page.box, 'input');
    expect(page.shown()).toEqual(['screen']);
    expect(field.value).toBe('maya');
    expect(page.root.activeElement).toBe(field);
    await expect.poll(() => [field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
  });

  it.each([
    ['the button', form],
    ['the button with another text', form.replace('Log In', 'Sign in')],
    ['the button at another place', form.replace('<form>', '<form><button>Help</button>')],
  ])('passes on a press, once, to %s', async (_what, drawn) => {
    const page = setUp();
    const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    within(page.before, 'button').click();
    within(page.before, 'button').click();
    page.draw(drawn);
    [...page.box.querySelectorAll('button')].at(-1)?.addEventListener('click', pressed);
    await expect.poll(() => pressed).toHaveBeenCalledOnce();
  });

  it('stays while an input method composes text', async () => {
    const page = setUp();
    page.field.dispatchEvent(new Event('compositionstart', { bubbles: true }));
    page.type('か');
    page.draw();
    expect(page.shown()).toEqual(['first screen']);
    page.type('加');
    page.field.dispatchEvent(new Event('compositionend', { bubbles: true }));
    await expect.poll(() => page.shown()).toEqual(['screen']);
    expect(within(page.box, 'input').value).toBe('加');
  });

  it('stays next to the error with what was typed, until the screen is complete', () => {
    const page = setUp();
    page.type('maya');
    page.draw('<p>Try again</p>', false);
    expect(page.shown()).toEqual(['screen', 'first screen']);
    expect(page.field.value).toBe('maya');
    page.draw();
    expect(page.shown()).toEqual(['screen']);
    expect(within(page.box, 'input').value).toBe('maya');
  });

  it('is replaced by the error if it is untouched', () => {
    const page = setUp();
    page.draw('<p>Try again</p>', false);
    expect(page.shown()).toEqual(['screen']);
  });
});
