import { expect } from 'chai';
import { drawn, isShown } from '../support/act.js';
import { closePages, elements, entryOf, loader, openPage } from '../support/page.js';

const { tags } = await (await fetch('/cdn/one/manifest.json')).json();
const held = { held: ['ApplicationOptions'] };

const fieldsOf = (node) =>
  [
    ...drawn(node).querySelectorAll('input:not([type=radio]):not([type=checkbox]), textarea'),
  ].filter((field) => !field.disabled);
const valuesOf = (node) => fieldsOf(node).map(({ value }) => value.replace(/\W/g, ''));

/** Adds the loader with the page's own script, and waits until the tag's code has run. */
async function addLoader(page, tag) {
  const script = page.document.createElement('script');
  Object.assign(script.dataset, page.document.querySelector('script').dataset);
  script.type = 'module';
  // As a page under Trusted Types must.
  const rules = { createScriptURL: (address) => address };
  const policy = page.window.trustedTypes?.createPolicy('page', rules) ?? rules;
  script.src = policy.createScriptURL(loader());
  page.document.head.append(script);
  await page.window.customElements.whenDefined(tag);
}

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
        fieldsOf(node).forEach((field, index) => {
          field.value = /numeric|tel/.test(field.inputMode)
            ? `${index + 1}23`
            : `typed${index + 1}`;
        });
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
