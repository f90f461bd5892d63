// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { followTranslations } from './translated-texts';

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** A text between two others, as React draws it, and its translation. */
function setUp(how: 'replaced' | 'inserted' = 'replaced') {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({
    mode: 'open',
  });
  end = followTranslations(root);
  const box = document.createElement('p');
  root.append(box);
  const texts = ['Total ', '$1.00', ' due'].map((text) => document.createTextNode(text));
  box.append(...texts);
  const [, text = texts.at(-1)] = texts;
  const tag: string = 'font';
  const translation = document.createElement(tag);
  translation.append('translated');
  return {
    box,
    text,
    translation,
    translate: async () => {
      if (!text) return;
      if (how === 'replaced') text.replaceWith(translation);
      else {
        text.before(translation);
        text.remove();
      }
      await settle();
    },
  };
}

/** MutationObserver calls back in a microtask. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe.each(['replaced', 'inserted'] as const)('a translation that was %s', (how) => {
  it('stays until the text changes, then the text is shown', async () => {
    const { box, text, translate } = setUp(how);
    await translate();
    expect(box.textContent).toBe('Total translated due');
    if (text) text.data = '$2.00';
    await settle();
    expect(box.textContent).toBe('Total $2.00 due');
  });

  it('goes with its text, which is where React removes it', async () => {
    const { box, text, translate } = setUp(how);
    await translate();
    if (text) box.removeChild(text);
    await settle();
    expect(box.textContent).toBe('Total  due');
  });

  it('gives way to an empty text', async () => {
    const { box, text, translate } = setUp(how);
    await translate();
    if (text) text.data = '';
    await settle();
    expect(box.textContent).toBe('Total  due');
  });

  it('stays after its text when React inserts or moves', async () => {
    const { box, text, translate } = setUp(how);
    await translate();
    if (text) text.after('new ');
    await settle();
    expect(box.textContent).toBe('Total translatednew  due');
    if (text) box.append(text);
    await settle();
    expect(box.textContent).toBe('Total new  duetranslated');
  });

  it('is undone by the text it replaced, and translated again', async () => {
    const { box, text, translation, translate } = setUp(how);
    await translate();
    if (text) translation.replaceWith(text);
    await settle();
    expect(box.textContent).toBe('Total $1.00 due');
    await translate();
    expect(box.textContent).toBe('Total translated due');
  });
});

it('a translation is not taken for that of the text beside it, which React removes', async () => {
  const { box, translate } = setUp();
  await translate();
  box.lastChild?.remove();
  await settle();
  expect(box.textContent).toBe('Total translated');
});

it('a text that is replaced by anything else is left alone', async () => {
  const { box, text } = setUp();
  const other = document.createElement('b');
  text?.replaceWith(other);
  await settle();
  expect([...box.childNodes].includes(other)).toBe(true);
  expect(text?.isConnected).toBe(false);
});
