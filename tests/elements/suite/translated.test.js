import { expect } from 'chai';
import { drawn } from '../support/act.js';
import { closePages, elements, loader, openPage, until } from '../support/page.js';

const spanish = (node) => drawn(node).getAttribute('lang') === 'es';

/**
 * Replaces each text by an element, as a browser's translator does; with the same words, so that
 * only what is outdated later differs.
 */
function translate(node) {
  if (node.nodeType === 3 && node.data.trim() !== '') {
    const [outer, inner] = ['font', 'font'].map((name) => node.ownerDocument.createElement(name));
    outer.append(inner);
    inner.textContent = node.data;
    node.replaceWith(outer);
  } else if (node.nodeType === 1 && node.translate && !/^(STYLE|SCRIPT|FONT)$/.test(node.tagName)) {
    [...node.childNodes].forEach(translate);
  }
}

/** Undoes it, as "Show original" does: with the nodes that were there. */
function translateAndKeep(node) {
  const kept = [];
  const walk = (one) => {
    if (one.nodeType === 3 && one.data.trim() !== '') {
      const font = one.ownerDocument.createElement('font');
      font.textContent = 'translated';
      kept.push([font, one]);
      one.replaceWith(font);
    } else if (one.nodeType === 1 && one.translate) [...one.childNodes].forEach(walk);
  };
  walk(node);
  return () => kept.forEach(([font, text]) => font.replaceWith(text));
}

const figure = /^(?:-?\$[\d,]+\.\d\d|\d\d?\/\d\d?\/\d{2,4}|\d{4}-\d{6}-\d)$/;

/** Texts that are a figure, a day or an account number, and that a translator would change. */
function translatedFigures(node) {
  const found = [];
  const walk = (one) => {
    if (one.nodeType === 3 && figure.test(one.data.trim())) found.push(one.data);
    else if (one.nodeType === 1 && one.translate) one.childNodes.forEach(walk);
  };
  walk(drawn(node));
  return found;
}

for (const { tag, entry } of elements) {
  if (entry === undefined) continue;
  for (const signedIn of [false, true]) {
    const name = `<${tag}>${signedIn ? ', signed in,' : ''}`;

    describe(`${name} on a translated page`, () => {
      afterEach(closePages);

      it(`[POR-140] ${name} shows every text right after each change`, async () => {
        const page = await openPage({
          scripts: [loader()],
          body: `<${tag}>Call us</${tag}>`,
          signedIn,
        });
        const node = page.find(tag);
        await page.ready(node);
        await page.settled();
        const change = async (locale) => {
          page.window.portico.configure({ locale });
          await until(() => spanish(node) === (locale === 'es'), locale);
          await page.settled();
        };
        /** What it shows once nothing changes it any more. */
        const lastText = async () => {
          let text;
          await until(async () => {
            const before = text;
            await page.settled();
            text = drawn(node).textContent;
            return text === before;
          }, 'the text to stay');
          return text;
        };
        const shows = async (text) => {
          const isShown = until(() => drawn(node).textContent === text);
          await isShown.catch(() => expect(drawn(node).textContent).to.equal(text));
        };
        const english = await lastText();
        await change('es');
        const own = await lastText();
        await change('en');
        await shows(english);
        translate(drawn(node));
        await change('es');
        await shows(own);
        await change('en');
        await shows(english);
        const showOriginal = translateAndKeep(drawn(node));
        await page.settled();
        showOriginal();
        await shows(english);
        expect(translatedFigures(node)).to.deep.equal([]);
      });
    });
  }
}
