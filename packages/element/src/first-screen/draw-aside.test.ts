// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { drawAside } from './draw-aside';
import type { Standing } from './first-screen';
import type { Instance } from '../define/instance';
import { loadTakeOver } from './load-take-over';

const form = '<form><input name="username"><button type="button">Log In</button></form>';

/** A first screen in a shadow root, and screens drawn in a detached box, without React. */
function stage() {
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  const before = root.appendChild(boxOf(form));
  const release = vi.fn<Standing['release']>();
  const keepHidden = vi.fn<NonNullable<Standing['keepHidden']>>();
  let isTouched = false;
  const standing: Standing = { id: 'id', isTouched: () => isTouched, release, keepHidden };
  const instance: Pick<Instance, 'drawn'> = {};
  let aside: HTMLElement = document.createElement('div');
  drawAside(instance, before, standing, (box) => {
    aside = box;
  });
  const type = (text: string) => {
    isTouched = true;
    const field = before.querySelector('input');
    if (field) field.value = text;
    field?.focus();
  };
  return { root, before, release, keepHidden, instance, aside, type };
}

function boxOf(html: string) {
  const box = document.createElement('div');
  box.append(document.createRange().createContextualFragment(html));
  return box;
}

/** Draws the screens as React would, then calls `drawn`. */
function finish({ aside, instance }: ReturnType<typeof stage>, html = form, isWhole = true) {
  aside.replaceChildren(...boxOf(html).childNodes);
  instance.drawn?.(isWhole);
}

// Loading takes long the first time.
beforeAll(async () => {
  await loadTakeOver();
}, 30_000);

describe('screens drawn in a detached box', () => {
  it('keep the first screen until they are complete, then replace it', () => {
    const page = stage();
    expect([...page.root.children]).toEqual([page.before]);
    finish(page);
    expect([...page.root.children]).toEqual([page.aside]);
    expect(page.release).toHaveBeenCalledOnce();
    expect(page.keepHidden).toHaveBeenCalledExactlyOnceWith(page.aside);
  });

  it('receive what was typed and pressed while they were drawn, with the focus', async () => {
    const page = stage();
    const button = page.before.querySelector('button');
    page.release.mockReturnValue(button ?? undefined);
    page.type('maya');
    const pressed = vi.fn<() => void>();
    finish(page);
    page.aside.querySelector('button')?.addEventListener('click', pressed);
    expect([...page.root.children]).toEqual([page.before]);
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    const field = page.aside.querySelector('input');
    expect([...page.root.children]).toEqual([page.aside]);
    expect(field?.value).toBe('maya');
    expect(page.root.activeElement).toBe(field);
  });

  it('are shown next to what was typed if they cannot start, and receive it when they can', async () => {
    const page = stage();
    page.type('maya');
    finish(page, '<p>Try again</p>', false);
    expect([...page.root.children]).toEqual([page.aside, page.before]);
    expect(page.before.querySelector('input')?.value).toBe('maya');
    finish(page);
    await vi.waitFor(() => expect([...page.root.children]).toEqual([page.aside]));
    expect(page.aside.querySelector('input')?.value).toBe('maya');
  });

  it('replace an untouched first screen even if they cannot start', () => {
    const page = stage();
    finish(page, '<p>Try again</p>', false);
    expect([...page.root.children]).toEqual([page.aside]);
    expect(page.keepHidden).not.toHaveBeenCalled();
  });
});
