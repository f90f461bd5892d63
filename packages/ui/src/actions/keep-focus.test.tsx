import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFocusLost, keepFocus } from './keep-focus';

/** Until the browser has reported what was changed. */
const changed = () => new Promise((resolve) => setTimeout(resolve));

let host: HTMLElement;
let root: ShadowRoot;
let stop: () => void;

const show = (html: string) => {
  root.innerHTML = `<div part="root"><p>Balance</p><section>${html}</section></div>`;
};
const find = (selector: string) => root.querySelector<HTMLElement>(selector);

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = host.attachShadow({ mode: 'open' });
  stop = keepFocus(root);
});
afterEach(() => {
  stop();
  host.remove();
});

describe('[POR-145] the focus in a part that is replaced', () => {
  beforeEach(async () => {
    show('<p role="alert">Failed <button>Try again</button></p>');
    await changed();
    find('button')?.focus();
  });

  it('goes to what was around it, and on to the heading of what comes', async () => {
    const section = find('section');
    find('[role=alert]')?.remove();
    await changed();
    expect(root.activeElement).toBe(section);
    expect(isFocusLost(host)).toBe(true);
    const loaded = document.createElement('section');
    loaded.innerHTML = '<h3 part="heading" tabindex="-1">History</h3><button>All</button>';
    section?.replaceWith(loaded);
    await changed();
    expect(root.activeElement).toBe(find('h3'));
  });

  it('goes to the root of the widget where everything is replaced', async () => {
    show('Loading');
    await changed();
    expect(root.activeElement).toBe(find('[part=root]'));
  });

  it('is left where it was moved on purpose', async () => {
    const next = root.appendChild(document.createElement('button'));
    next.focus();
    find('[role=alert]')?.remove();
    await changed();
    expect(root.activeElement).toBe(next);
  });

  it('is not taken from the page', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    find('[role=alert]')?.remove();
    await changed();
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('is not taken where the borrower has left it', async () => {
    find('button')?.blur();
    await changed();
    find('[role=alert]')?.remove();
    await changed();
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves no place that takes the focus from a press beside a field', async () => {
    find('[role=alert]')?.remove();
    await changed();
    const section = find('section');
    expect(section?.getAttribute('tabindex')).toBe('-1');
    section?.blur();
    expect(section?.hasAttribute('tabindex')).toBe(false);
  });
});
