import { expect } from 'chai';
import { isShown } from '../support/act.js';
import { closePages, deep, elements, entryOf, lenderPages, openPage } from '../support/page.js';
import { usual } from '../support/usual.js';

/** The spacing of WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const words = (text) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** The texts of a widget with a size, without those that only screen readers read. */
function* texts(node) {
  for (const element of deep(node.shadowRoot, ':not(style, script, option, title)')) {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || !isShown(element)) continue;
    for (const text of element.childNodes) {
      if (text.nodeType === 3 && text.data.trim() !== '') yield { element, text };
    }
  }
}

/** Whether something around a text hides a part of it that no scrolling shows. */
function isCut({ element, text }) {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(text);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  for (let around = element; around; around = around.parentElement) {
    const { overflowX, overflowY } = element.ownerDocument.defaultView.getComputedStyle(around);
    const box = around.getBoundingClientRect();
    // For screen readers alone, or closed.
    if (box.width <= 1 || box.height <= 1) return false;
    // A part of a larger picture; the list beside it has all that it tells.
    if (around.matches('[part~=map]')) return false;
    if (/auto|scroll/.test(overflowX + overflowY)) return false;
    const clips = (overflow) => /hidden|clip/.test(overflow);
    if (clips(overflowX) && (left < box.left - 1 || right > box.right + 1)) return true;
    if (clips(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)) return true;
    if (around.localName === 'button' && bottom > box.bottom + 1) return true;
  }
  return false;
}

/** The name that a control is given by attributes, or undefined where its contents are its name. */
function givenName(control) {
  const ids = control.getAttribute('aria-labelledby');
  if (!ids) return control.getAttribute('aria-label') ?? undefined;
  const root = control.getRootNode();
  return ids
    .split(/\s+/)
    .map((id) => root.getElementById(id)?.textContent ?? '')
    .join(' ');
}

/** A control's label, or the first line that is seen on it; a pin's telephone is no label. */
function seenWords(control) {
  const labels = [...(control.labels ?? [])].map((label) => label.textContent);
  // The text of a select is its choices.
  const own = control.matches('a, button') ? control.innerText.trim().split('\n')[0] : '';
  return words(labels.join(' ') || own);
}

/** Without those to which a tag leads that has nothing to show: the page would be left. */
const pages = Object.fromEntries(
  Object.entries(lenderPages).filter(([screen]) => !['dashboard', 'login'].includes(screen)),
);

for (const element of elements) {
  const { tag } = element;
  const { attributes = '', storage, signedIn } = usual[tag] ?? {};
  for (const visitor of signedIn === undefined ? [false, true] : [signedIn]) {
    describe(`reading <${tag}>${visitor ? ', signed in' : ''}`, () => {
      afterEach(closePages);

      const open = async () => {
        const page = await openPage({
          scripts: [entryOf(element)],
          body: `<${tag} ${attributes}></${tag}>`,
          signedIn: visitor,
          storage,
          pages,
          width: 320,
        });
        const node = page.find(tag);
        await page.ready(node);
        await page.settled();
        return { page, node };
      };

      it(`<${tag}> cuts no text where the reader spaces it, 320 px wide`, async () => {
        const { page, node } = await open();
        const sheet = new page.window.CSSStyleSheet();
        sheet.replaceSync(spacing);
        const roots = new Set(deep(node.shadowRoot, '*').map((one) => one.getRootNode()));
        for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
        await page.settled();
        const cut = [...texts(node)].filter(isCut).map(({ text }) => text.data);
        expect(cut).to.deep.equal([]);
        const { scrollWidth, clientWidth } = page.document.scrollingElement;
        expect(scrollWidth).to.be.at.most(clientWidth);
      });

      it(`<${tag}> has the words of each control in its name`, async () => {
        const { node } = await open();
        const controls = deep(node.shadowRoot, 'a, button, input, select, textarea');
        const others = controls
          .map((control) => ({ name: givenName(control), seen: seenWords(control) }))
          .filter(({ name, seen }) => name !== undefined && !words(name).includes(seen))
          .map(({ name, seen }) => `“${seen}” is called “${name}”`);
        expect(others).to.deep.equal([]);
      });
    });
  }
}
