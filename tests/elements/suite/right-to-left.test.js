import { expect } from 'chai';
import { isShown } from '../support/act.js';
import { closePages, deep, elements, loader, openPage } from '../support/page.js';
import { usual } from '../support/usual.js';

const width = 320;

/** Whether a reader scrolls to it in a box around it, such as that of a table. */
function isScrolled(element) {
  const { defaultView } = element.ownerDocument;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(defaultView.getComputedStyle(around).overflowX)) return true;
  }
  return false;
}

/** What is read of a widget, and where: texts and fields, without those for screen readers alone. */
function* shown(node) {
  for (const element of deep(node.shadowRoot, ':not(style, script, option, title)')) {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || !isShown(element) || isScrolled(element)) continue;
    if (element.matches('input, select, textarea')) yield { text: element.name, box };
    for (const text of element.childNodes) {
      if (text.nodeType !== 3 || text.data.trim() === '') continue;
      const range = element.ownerDocument.createRange();
      range.selectNodeContents(text);
      yield { text: text.data, box: range.getBoundingClientRect() };
    }
  }
}

for (const { tag } of elements.filter(({ entry }) => entry !== undefined)) {
  const { attributes = '', storage, signedIn = true } = usual[tag] ?? {};

  it(`[POR-151] <${tag}> in a right-to-left language of the lender's file fits 320 px`, async () => {
    const page = await openPage({
      scripts: [loader()],
      body: `<${tag} ${attributes}></${tag}>`,
      signedIn,
      storage,
      width,
      locale: 'ar',
      sentences: '/sentences/ar.json',
    });
    const node = page.find(tag);
    await page.ready(node);
    await page.settled();
    const [root] = deep(node.shadowRoot, '[part~=root]');
    expect(root.dir).to.equal('rtl');
    expect(root.lang).to.equal('ar');
    const parts = [...shown(node)];
    expect(parts.map(({ text }) => text).join(' ')).to.match(/[\u0627-\u064a]/);
    const outside = parts.filter(({ box }) => box.left < -1 || box.right > width + 1);
    expect(outside.map(({ text }) => text)).to.deep.equal([]);
    closePages();
  });
}
