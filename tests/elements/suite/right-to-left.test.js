import { expect } from 'chai';
import { isShown } from '../support/act.js';
import { closePages, deep, elements, loader, openPage } from '../support/page.js';
import { usual } from '../support/usual.js';

const width = 320;

/** In boxes that a reader scrolls, such as a table, a part may be beyond an edge. */
const isScrolled = (element) => {
  for (let around = element; around; around = around.parentElement) {
    const { overflowX } = element.ownerDocument.defaultView.getComputedStyle(around);
    if (/auto|scroll|hidden|clip/.test(overflowX) && around !== element) return true;
  }
  return false;
};

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
    const outside = deep(node.shadowRoot, ':not(style, script, option, title)')
      .filter((element) => isShown(element) && !isScrolled(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > width + 1))
      .map(({ element }) => element.outerHTML.slice(0, 200));
    expect(outside).to.deep.equal([]);
    closePages();
  });
}
