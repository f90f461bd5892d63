// @vitest-environment jsdom
import { configurationName, typedKey } from '@portico/contract/page-protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleFor } from './hand-over';
import { setHandle } from './handle';
import { linkScreens } from './link-screens';
import { showNoCode } from './no-code';
import { keepTyped, restoreTyped } from './typed-before-reload';

const form =
  '<div><form><input name="username" autocomplete="username"><input type="password" name="password" autocomplete="current-password"><button type="submit" aria-disabled="true" aria-describedby="P0-0">Log in</button><p id="P0-0">Enter username and password.</p></form><a href="#faq">FAQ</a><a href="#register">Register</a></div>';
const skeleton = '<div aria-busy="true"><p>Loading</p></div>';

function boxOf(html: string) {
  const box = document.createElement('div');
  box.append(document.createRange().createContextualFragment(html));
  document.body.append(box);
  return box;
}

const draw = (place: Element) =>
  place.append(
    document
      .createRange()
      .createContextualFragment(
        '<div role="alert" tabindex="-1">Not loaded<button>Reload</button></div>',
      ),
  );

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  Reflect.set(globalThis, Symbol.for(configurationName), {
    pages: '{"faq":"/help","recovery":"/{id}"}',
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
  reload.mockReset();
  Reflect.deleteProperty(globalThis, Symbol.for(configurationName));
});

/** A first screen that a borrower can use, whose code does not come. */
function stopped(beforeReload = () => {}) {
  const box = boxOf(form);
  const handle = handleFor(box, { isTouched: false });
  setHandle(box, handle);
  linkScreens(box);
  showNoCode(box, draw, beforeReload);
  return { box, handle };
}

describe('a first screen whose code does not come', () => {
  it('[POR-144] shows the error above it once, and not that its fields are empty', () => {
    const { box } = stopped();
    showNoCode(box, draw, () => {});
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(box.textContent).not.toContain('Enter username');
    expect(one('[type=submit]').hasAttribute('aria-describedby')).toBe(false);
  });

  it('[POR-144] has links to the lender’s pages, and the others as text', () => {
    const { box } = stopped();
    const links = [...box.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/help']);
    expect(box.textContent).toContain('Register');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    links[0]?.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    links[0]?.dispatchEvent(press);
    expect.assertions(3);
  });

  it('[POR-144] answers the press of a button with the error, and never presses it later', async () => {
    const { handle } = stopped();
    one('[type=submit]').click();
    expect(document.activeElement).toBe(one('[role=alert]'));
    const screen = boxOf(form);
    const pressed = vi.fn();
    screen.addEventListener('click', pressed);
    handle.handOver(screen, Promise.resolve());
    await new Promise((resolve) => setTimeout(resolve));
    expect(pressed).not.toHaveBeenCalled();
  });

  it('[POR-143] is loaded again by its button', () => {
    const before = vi.fn();
    stopped(before);
    one('[role=alert] button').click();
    expect(before).toHaveBeenCalledBefore(reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows the content between the tags in place of a skeleton', () => {
    const box = boxOf(skeleton);
    showNoCode(box, draw, () => {});
    expect(box.querySelector('[aria-busy]')).toBeNull();
    expect(box.querySelector('slot')).not.toBeNull();
  });
});

describe('what was typed before a reload', () => {
  it('[POR-143] is filled in once, without what is secret', () => {
    const before = boxOf(form);
    for (const field of before.querySelectorAll('input')) field.value = `typed ${field.name}`;
    keepTyped('portico-x', before);
    const stored = sessionStorage.getItem(typedKey);
    expect(stored).toContain('typed username');
    expect(stored).not.toContain('typed password');
    const after = boxOf(form);
    expect(restoreTyped('portico-other', after)).toBe(false);
    expect(restoreTyped('portico-x', after)).toBe(true);
    const values = [...after.querySelectorAll('input')].map(({ value }) => value);
    expect(values).toEqual(['typed username', '']);
    expect(restoreTyped('portico-x', boxOf(form))).toBe(false);
  });
});
