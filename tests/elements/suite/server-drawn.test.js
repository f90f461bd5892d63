import { expect } from 'chai';
import { drawn, isShown } from '../support/act.js';
import { closePages, elements, openPage } from '../support/page.js';
import { addLoader, typeInto, valuesOf } from '../support/typing.js';

const { tags } = await (await fetch('/cdn/one/manifest.json')).json();
const held = { held: ['ApplicationOptions'] };

for (const { tag } of elements.filter(({ entry }) => entry !== undefined)) {
  describe(`the markup of firstScreen() for <${tag}>`, () => {
    afterEach(closePages);

    it(`[POR-120] <${tag}> is shown without a script, and taken over with what was typed`, async () => {
      const page = await openPage({ first: { tag }, api: held });
      const node = page.find(tag);
      expect(isShown(node.shadowRoot.querySelector('[data-portico]'))).to.equal(true);
      typeInto(node);
      const typed = valuesOf(node);
      await addLoader(page, tag);
      await page.api.set({ held: [] });
      await page.ready(node);
      await page.settled();
      // Where only the page knows the screen, it has fields that its skeleton has not.
      expect(valuesOf(node).filter((value) => value)).to.deep.equal(typed);
      expect(node.shadowRoot.querySelectorAll('.portico-root').length).to.equal(1);
      expect(node.shadowRoot.querySelectorAll('link, style').length).to.equal(0);
    });
  });
}

describe('the markup of firstScreen()', () => {
  afterEach(closePages);
  const tag = 'portico-sign-in';
  const heading = (node) => drawn(node).querySelector('h2').textContent;

  it('[POR-120] shows the texts of the tag’s settings, in its language, before and after', async () => {
    const settings = { 'signIn.heading': 'Bienvenida <a lender> & "you"' };
    const page = await openPage({
      first: { tag, settings, locale: 'es' },
      locale: 'es',
      api: held,
    });
    const node = page.find(tag);
    expect(heading(node)).to.equal(settings['signIn.heading']);
    expect(drawn(node).textContent).to.include('Contraseña');
    await addLoader(page, tag);
    await page.api.set({ held: [] });
    await page.ready(node);
    expect(heading(node)).to.equal(settings['signIn.heading']);
    expect(drawn(node).textContent).to.include('Contraseña');
  });

  it('[POR-120] is styled under the strict policy by a style sheet of the page', async () => {
    const stylesheet = `/cdn/one/${tags[tag].entry.replace(/js$/, 'css')}`;
    const page = await openPage({ first: { tag, stylesheet }, csp: 'strict', api: held });
    const node = page.find(tag);
    expect(page.window.getComputedStyle(drawn(node)).overflowWrap).to.equal('break-word');
    typeInto(node);
    const typed = valuesOf(node);
    await addLoader(page, tag);
    await page.api.set({ held: [] });
    await page.ready(node);
    expect(valuesOf(node)).to.deep.equal(typed);
    expect(node.shadowRoot.querySelectorAll('link, style').length).to.equal(0);
    expect(page.probe.violations).to.deep.equal([]);
  });

  it('reserves the height of the element', async () => {
    const page = await openPage({ first: { tag } });
    expect(page.find(tag).getBoundingClientRect().height).to.be.at.least(
      parseInt(/min-height:(\d+)px/.exec(tags[tag].style)?.[1]),
    );
  });
});
