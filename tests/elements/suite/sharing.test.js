import { expect } from 'chai';
import { closePages, elements, entryOf, loader, openPage, until } from '../support/page.js';

const sample = elements.find(({ entry }) => entry === undefined);
const served = elements.filter(({ entry }) => entry !== undefined);

const setups = async (page) =>
  (await page.api.requests()).filter((path) => path.includes('ApplicationOptions')).length;

const usernameIn = (node) => node.shadowRoot?.querySelector('output[data-session]')?.textContent;

for (const element of elements) {
  describe(`<${element.tag}> beside others`, () => {
    const { tag } = element;
    const title = (what) => `<${tag}> ${what}`;
    afterEach(closePages);

    it(title('shares one setup with another of its kind'), async () => {
      const page = await openPage({
        scripts: [entryOf(element)],
        body: `<${tag} id="a"></${tag}><${tag} id="b"></${tag}>`,
      });
      await page.ready(page.find('#a'));
      await page.ready(page.find('#b'));
      expect(await setups(page)).to.equal(1);
    });

    it(title('shares setup and session with a widget of another copy of the suite'), async () => {
      if (element === sample) return;
      const page = await openPage({
        scripts: [entryOf(element, 'one'), entryOf(sample)],
        body: `<${tag}></${tag}><portico-sample></portico-sample>`,
      });
      await page.ready(page.find(tag));
      await page.ready(page.find('portico-sample'));
      expect(await setups(page)).to.equal(1);
      page.find('portico-sample').shadowRoot.querySelector('[data-begin]').click();
      await until(() => usernameIn(page.find('portico-sample')) === 'suite', 'the session');
      page.find('portico-sample').shadowRoot.querySelector('[data-end]').click();
      await until(() => usernameIn(page.find('portico-sample')) === '', 'the session to end');
    });
  });
}

describe('copies of the suite on one page', () => {
  afterEach(closePages);

  it('two script tags load every tag once and share one setup', async () => {
    const tags = served.map(({ tag }) => tag);
    const page = await openPage({
      scripts: [loader('one'), loader('one'), loader('two')],
      body: tags.map((tag) => `<${tag}></${tag}>`).join(''),
    });
    for (const tag of tags) await page.ready(page.find(tag));
    expect(await setups(page)).to.equal(1);
  });

  it('two versions of the suite share one session', async () => {
    const page = await openPage({
      scripts: [entryOf(sample, 'one')],
      body: '<portico-sample></portico-sample>',
    });
    const node = page.find('portico-sample');
    await page.ready(node);
    node.shadowRoot.querySelector('[data-begin]').click();
    await until(() => usernameIn(node) === 'suite', 'the session');

    const other = await openPage({
      scripts: [entryOf(sample, 'two')],
      body: '<portico-sample></portico-sample>',
    });
    await until(() => usernameIn(other.find('portico-sample')) === 'suite', 'the kept session');
  });
});
