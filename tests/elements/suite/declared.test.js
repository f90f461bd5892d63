import { expect } from 'chai';
import { drawn, isShown } from '../support/act.js';
import { closePages, elements, entryOf, openPage } from '../support/page.js';
import { addLoader, typeInto, valuesOf } from '../support/typing.js';

const { tags } = await (await fetch('/cdn/one/manifest.json')).json();
const held = { held: ['ApplicationOptions'] };

for (const element of elements.filter(({ tag }) => tags[tag]?.declared.en)) {
  const { tag } = element;
  describe(`first screen of <${tag}>, in the page’s markup`, () => {
    afterEach(closePages);

    it(`<${tag}> is shown without any script, styled under the strict policy`, async () => {
      const page = await openPage({ declared: tag, csp: 'strict' });
      const node = page.find(tag);
      expect(isShown(drawn(node))).to.equal(true);
      expect(page.window.getComputedStyle(drawn(node)).overflowWrap).to.equal('break-word');
      expect(page.probe.violations).to.deep.equal([]);
    });

    it(`<${tag}> gives up the styles that it linked, also where its code runs first`, async () => {
      const page = await openPage({ declared: tag });
      await page.load(entryOf(element), tag);
      const node = page.find(tag);
      await page.ready(node);
      expect(node.shadowRoot.querySelectorAll('link').length).to.equal(0);
    });

    for (const [what, spoil] of [
      ['of this build', () => undefined],
      ['of another build', (box) => box.setAttribute('data-portico', 'older')],
    ]) {
      it(`<${tag}> ${what} keeps what was typed when React takes over`, async () => {
        const page = await openPage({ declared: tag, csp: 'strict', api: held });
        const node = page.find(tag);
        spoil(node.shadowRoot.querySelector('[data-portico]'));
        typeInto(node);
        const typed = valuesOf(node);
        await addLoader(page, tag);
        await page.api.set({ held: [] });
        await page.ready(node);
        await page.settled();
        expect(valuesOf(node)).to.deep.equal(typed);
        expect(node.shadowRoot.querySelectorAll('.portico-root').length).to.equal(1);
        expect(node.shadowRoot.querySelectorAll('link').length).to.equal(0);
        expect(page.probe.violations).to.deep.equal([]);
      });
    }
  });
}
