import { expect } from 'chai';
import { closePages, elements, entryOf, loader, openPage, until } from '../support/page.js';

const sample = elements.find(({ entry }) => entry === undefined);
const served = elements.filter(({ entry }) => entry !== undefined);

const setups = async (page) =>
  (await page.api.requests()).filter((path) => path.includes('ApplicationOptions')).length;

/** The suite's own widget begins and ends a session, and shows its username. */
const inSample = (page, selector) => page.find('portico-sample').shadowRoot.querySelector(selector);
const usernameIn = (page) => inSample(page, 'output[data-session]')?.textContent;
const begin = (page) => inSample(page, '[data-begin]').click();
const end = (page) => inSample(page, '[data-end]').click();

for (const element of elements) {
  describe(`<${element.tag}> with others on the page`, () => {
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
      begin(page);
      await until(() => usernameIn(page) === 'suite', 'the session');
      await page.settled();
      end(page);
      await until(() => usernameIn(page) === '', 'the session to end');
      expect(page.find(tag).isConnected).to.equal(true);
    });
  });
}

describe('copies of the suite on one page', () => {
  afterEach(closePages);

  it('the loan page requests its figures before its setup is loaded, and no second time', async () => {
    const tag = 'portico-loan-details';
    const page = await openPage({
      scripts: [loader()],
      body: `<${tag} account-number="0012-104417-3"></${tag}>`,
      signedIn: true,
      api: { held: ['ApplicationOptions'] },
    });
    const figures = ['/api/AccountDetails', '/api/accountList'];
    const requested = async () =>
      (await page.api.requests()).filter((path) => figures.includes(path)).sort();
    await until(async () => (await requested()).length === figures.length, 'the figures');
    await page.api.set({ held: [] });
    await page.ready(page.find(tag));
    await page.settled();
    expect(await requested()).to.deep.equal(figures);
  });

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
    const [session, accounts] = ['portico-session', 'portico-accounts'].map((tag) =>
      elements.find((one) => one.tag === tag),
    );
    const page = await openPage({
      scripts: [entryOf(session, 'one'), entryOf(accounts, 'two'), entryOf(sample, 'three')],
      body: [session, accounts, sample].map(({ tag }) => `<${tag}></${tag}>`).join(''),
    });
    for (const { tag } of [session, accounts, sample]) await page.ready(page.find(tag));
    expect(await setups(page)).to.equal(1);

    begin(page);
    const textOf = (tag) => page.find(tag).shadowRoot.textContent;
    await until(() => textOf('portico-session').includes('Suite'), 'the name in one version');
    await until(
      async () => (await page.api.requests()).includes('/api/accountList'),
      'the request for the accounts in the other',
    );
    end(page);
    await until(() => !textOf('portico-session').includes('Suite'), 'the session to end');
  });
});
