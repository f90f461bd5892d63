import { expect } from 'chai';
import {
  closePages,
  deep,
  elements,
  entryOf,
  lenderPages,
  openPage,
  until,
} from '../support/page.js';
import { usual } from '../support/usual.js';

const { tags } = await (await fetch('/cdn/one/manifest.json')).json();
const headings = 'h1, h2, h3, h4, h5, h6';
const levelsOf = (node) => deep(node.shadowRoot, headings).map(({ localName }) => localName[1]);
const firstOf = (node) => Math.min(...levelsOf(node).map(Number));
/** The portal's title is one, too. */
const ownOf = (node) => deep(node.shadowRoot, '.own-heading, [part=title]')[0];
/** Tags that are used before a borrower has signed in. */
const signedOut = ['portico-sign-in', 'portico-recovery', 'portico-registration'];
/** Tags with sections only, or with nothing below a heading. */
const sectionsOnly = ['portico-accounts', 'portico-document-center'];
const withoutHeadings = ['portico-session', 'portico-sample'];
/** Without an account of the borrower, of this type, these lead to the dashboard. */
const account = '0012-104417-3';
const accountTypes = { 'portico-loan-details': 0, 'portico-deposit-details': 1 };

for (const element of elements) {
  const { tag } = element;
  describe(`headings of <${tag}>`, () => {
    afterEach(closePages);

    /** What the API answers, and what the tag says, where it shows one account. */
    const oneAccount = async () => {
      if (!(tag in accountTypes)) return {};
      const path = '/api/accountList';
      const usualList = await (await fetch(`/fake/usual${path}`)).json();
      const Accounts = usualList.Accounts.map((one) => ({ ...one, Type: accountTypes[tag] }));
      return {
        number: `account-number="${account}"`,
        api: { answers: { [path]: JSON.stringify({ ...usualList, Accounts }) } },
      };
    };

    const open = async () => {
      const {
        attributes: needed = '',
        storage,
        signedIn = !signedOut.includes(tag),
      } = usual[tag] ?? {};
      const { number = '', api } = await oneAccount();
      const page = await openPage({
        scripts: [entryOf(element)],
        body: `<${tag} ${needed} ${number}></${tag}>`,
        api,
        signedIn,
        storage,
        pages: lenderPages,
      });
      const node = page.find(tag);
      // What is done may lead to another page.
      page.document.addEventListener('portico-navigate', (event) => event.preventDefault());
      await page.ready(node);
      await page.settled();
      return { page, node };
    };

    if (withoutHeadings.includes(tag)) {
      it(`<${tag}> has none`, async () => {
        const { node } = await open();
        expect(levelsOf(node)).to.deep.equal([]);
      });
      return;
    }

    it(`<${tag}> begins at heading-level`, async () => {
      const { node } = await open();
      const first = tag === 'portico-portal' ? 1 : 2;
      await until(() => firstOf(node) === first, `a heading at level ${first}`);
      node.setAttribute('heading-level', '4');
      await until(() => firstOf(node) === 4, 'level 4');
      expect(levelsOf(node).filter((level) => level > 6)).to.deep.equal([]);
      node.headingLevel = 6;
      await until(() => firstOf(node) === 6, 'level 6');
      node.headingLevel = undefined;
      await until(() => firstOf(node) === 4, 'the level of the attribute');
      node.removeAttribute('heading-level');
      await until(() => firstOf(node) === first, 'the usual level');
    });

    if (sectionsOnly.includes(tag)) {
      it(`<${tag}> has no heading of its own`, async () => {
        const { node } = await open();
        // Its name, because a report of the element itself would never end.
        expect(ownOf(node)?.localName).to.equal(undefined);
      });
      return;
    }

    it(`<${tag}> with hide-heading has no heading of its own, but what takes its focus`, async () => {
      const { node } = await open();
      const own = await until(() => ownOf(node), 'its own heading');
      const sentence = own.textContent;
      expect(own.localName).to.match(/^h[12]$/);
      node.hideHeading = true;
      const hidden = await until(
        () => deep(node.shadowRoot, 'p[tabindex="-1"]').find((p) => p.textContent === sentence),
        'its sentence to be no heading',
      );
      expect(levelsOf(node).length === 0 || firstOf(node) >= Number(own.localName[1])).to.equal(
        true,
      );
      expect(hidden.getBoundingClientRect().height).to.be.lessThan(2);
      hidden.focus();
      expect(hidden.getRootNode().activeElement).to.equal(hidden);
      node.hideHeading = false;
      await until(() => ownOf(node)?.localName === own.localName, 'its heading again');
    });

    if (tags[tag]?.declared.en) {
      it(`<${tag}> in the page’s markup hides its heading before any script`, async () => {
        const page = await openPage({ declared: tag });
        const node = page.find(tag);
        const own = ownOf(node);
        if (!own) return;
        expect(own.getBoundingClientRect().height).to.be.greaterThan(15);
        node.setAttribute('hide-heading', '');
        expect(own.getBoundingClientRect().height).to.be.lessThan(2);
        node.setAttribute('hide-heading', 'false');
        expect(own.getBoundingClientRect().height).to.be.greaterThan(15);
      });
    }
  });
}
