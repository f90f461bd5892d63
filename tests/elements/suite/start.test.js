import { expect } from 'chai';
import { drawn, isShown } from '../support/act.js';
import { closePages, deep, elements, entryOf, openPage, until } from '../support/page.js';

const held = { held: ['ApplicationOptions'] };
const failing = { failing: ['ApplicationOptions'] };

for (const element of elements) {
  describe(`start of <${element.tag}>`, () => {
    const { tag } = element;
    const title = (what) => `<${tag}> ${what}`;
    const scripts = [entryOf(element)];
    const content = '<p id="content">Call us on 555-0100.</p>';
    afterEach(closePages);

    it(title('shows the content between its tags until its first screen is shown'), async () => {
      const page = await openPage({ body: `<${tag}>${content}</${tag}>`, api: held });
      const node = page.find(tag);
      expect(isShown(page.find('#content')), 'before the definition').to.equal(true);
      await page.load(scripts[0], element.tag);
      await until(async () => (await page.api.requests()).length > 0, 'the request for the setup');
      expect(isShown(page.find('#content')), 'while it waits').to.equal(!isShown(drawn(node)));
      await page.api.set({ held: [] });
      await page.ready(node);
      expect(isShown(page.find('#content')), 'when it is ready').to.equal(false);
      expect(drawn(node) === undefined).to.equal(false);
    });

    it(title('reserves height, busy, where it has no first screen and no content'), async () => {
      const page = await openPage({ scripts, body: `<${tag}>\n</${tag}>`, api: held });
      const node = page.find(tag);
      const room = await until(() => drawn(node), 'it to reserve height');
      expect(room.getBoundingClientRect().height).to.be.greaterThan(16);
      if (element.entry === undefined) expect(room.getAttribute('aria-busy')).to.equal('true');
      await page.api.set({ held: [] });
      await page.ready(node);
      expect(drawn(node).getAttribute('aria-busy')).to.equal(null);
    });

    if (element.drawsWithoutSetup) {
      it(title('is drawn without a setup'), async () => {
        const page = await openPage({ scripts, body: `<${tag}></${tag}>`, api: failing });
        await page.ready(page.find(tag));
      });
      return;
    }

    it(
      title('[ACC-137, LON-046] shows an inline error when the setup fails, and stays on its page'),
      async () => {
        const page = await openPage({ scripts, body: `<${tag}></${tag}>`, api: failing });
        const node = page.find(tag);
        const address = page.window.location.href;
        const [alert] = await until(() => {
          const found = deep(node.shadowRoot ?? node, '[role=alert]');
          return found.length > 0 && found;
        }, 'the error');
        const sentence = 'This part of the page could not be loaded.';
        expect(alert.textContent).to.contain(sentence);
        expect(page.window.location.href).to.equal(address);
        expect(page.probe.heard.map(({ type }) => type)).not.to.include('portico-navigate');

        await page.api.set({ failing: [] });
        deep(node.shadowRoot, 'button')[0].click();
        await page.ready(node);
        // A screen may have its own alert, such as one that needs a link from an e-mail.
        for (const { textContent } of deep(node.shadowRoot, '[role=alert]')) {
          expect(textContent).not.to.contain(sentence);
        }
      },
    );

    it(title('[ACC-138, LON-047] dispatches portico-error when the setup fails'), async () => {
      const page = await openPage({ scripts, body: `<${tag}></${tag}>`, api: failing });
      const { detail } = await page.heard('portico-error', page.find(tag));
      expect(detail).to.deep.equal({ code: 'setup', tag });
    });

    it(
      title('[POR-050] shows the content between its tags and the error when the setup fails'),
      async () => {
        const page = await openPage({ scripts, body: `<${tag}>${content}</${tag}>`, api: failing });
        const node = page.find(tag);
        await page.heard('portico-error', node);
        expect(isShown(page.find('#content'))).to.equal(true);
        await until(() => deep(node.shadowRoot, '[role=alert]').length > 0, 'the error');
        expect(deep(node.shadowRoot, 'button').length).to.be.greaterThan(0);
      },
    );
  });
}
