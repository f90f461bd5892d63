import { expect } from 'chai';
import { drawn, isShown } from '../support/act.js';
import { closePages, deep, elements, entryOf, loader, openPage, until } from '../support/page.js';

for (const element of elements) {
  describe(`<${element.tag}> on a lender's page`, () => {
    const { tag } = element;
    const title = (what) => `<${tag}> ${what}`;
    const scripts = [entryOf(element)];
    afterEach(closePages);

    for (const signedIn of [false, true]) {
      const who = signedIn ? 'signed in' : 'signed out';
      it(
        title(`is a block with a language under a strict policy with Trusted Types, ${who}`),
        async () => {
          const page = await openPage({
            scripts: element.entry === undefined ? scripts : [loader()],
            body: `<${tag}></${tag}>`,
            csp: 'strict',
            signedIn,
          });
          const node = page.find(tag);
          await page.ready(node);
          await page.settled();
          expect(page.probe.violations).to.deep.equal([]);
          expect(page.window.getComputedStyle(drawn(node)).display).to.equal('block');
          expect(page.window.getComputedStyle(node).display).to.equal('block');
          expect(drawn(node).lang).to.equal('en');
          node.hidden = true;
          expect(isShown(node), 'shown when hidden').to.equal(false);
        },
      );
    }

    it(title('dispatches events through the shadow roots around it'), async () => {
      const page = await openPage({ scripts, body: '<div id="outer"></div>' });
      const { document } = page;
      const outer = page.find('#outer').attachShadow({ mode: 'open' });
      const inner = outer.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
      inner.append(document.createElement(tag));
      const { event, target, detail } = await page.heard('portico-ready');
      expect(target.id).to.equal('outer');
      expect(detail).to.deep.equal({ tag });
      expect([event.bubbles, event.composed, event.cancelable]).to.deep.equal([true, true, false]);
    });

    if (element.entry !== undefined) {
      it(title('is loaded by the loader, even when added later'), async () => {
        const page = await openPage({ scripts: [loader()] });
        const node = page.document.createElement(tag);
        page.document.body.append(node);
        await page.ready(node);
        expect(page.window.customElements.get(tag) === node.constructor).to.equal(true);
      });

      it(
        title('[POR-141] is loaded by the loader in an open root that is attached later'),
        async () => {
          const page = await openPage({ scripts: [loader()], body: '<div></div>' });
          await page.settled();
          const root = page.find('div').attachShadow({ mode: 'open' });
          root.innerHTML = `<${tag}></${tag}>`;
          await page.ready(page.find('div'));
        },
      );
    }

    it(title('is skipped without an error when it is already defined'), async () => {
      const page = await openPage({
        scripts: [entryOf(element, 'one'), entryOf(element, 'two')],
        body: `<${tag}></${tag}>`,
      });
      const errors = [];
      page.window.addEventListener('error', (event) => errors.push(event.message));
      await page.ready(page.find(tag));
      await page.load(entryOf(element, 'three'), tag);
      expect(errors).to.deep.equal([]);
      const before = await page.api.requests();
      await until(() => true);
      expect(before.filter((path) => path.includes('ApplicationOptions')).length).to.equal(1);
    });
  });
}

describe('on a page without a doctype', () => {
  afterEach(closePages);

  for (const tag of ['portico-accounts', 'portico-login-history']) {
    it(`the tables of <${tag}> have the colour and font of the widget`, async () => {
      const body = `<${tag}></${tag}>`;
      const page = await openPage({ scripts: [loader()], body, quirks: true, signedIn: true });
      expect(page.document.compatMode).to.equal('BackCompat');
      const node = page.find(tag);
      await page.ready(node);
      const tables = await until(() => {
        const found = deep(node.shadowRoot, 'table');
        return found.length > 0 && found;
      }, 'a table');
      const textOf = (one) => {
        const { color, fontSize, fontWeight, lineHeight } = page.window.getComputedStyle(one);
        return { color, fontSize, fontWeight, lineHeight };
      };
      for (const table of tables) expect(textOf(table)).to.deep.equal(textOf(table.parentElement));
    });
  }
});
