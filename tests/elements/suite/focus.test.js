/** Where the focus is after a part of a widget was replaced. */
import { expect } from 'chai';
import { focused, isShown } from '../support/act.js';
import { closePages, deep, elements, entryOf, openPage } from '../support/page.js';
import { usual } from '../support/usual.js';

/** What every page reads before it can show anything. */
const setup = /\/(setup|GetInstitutionOptions)/i;

const account = '0012-104417-3';

const buttons = (node, text) =>
  deep(node.shadowRoot, 'button').filter(
    (button) => isShown(button) && text.test(button.textContent.trim()),
  );

async function open(element, api) {
  const { tag } = element;
  const { attributes = '', storage, signedIn = true } = usual[tag] ?? {};
  const body = `<${tag} account-number="${account}" ${attributes}></${tag}>`;
  const page = await openPage({ scripts: [entryOf(element)], body, storage, signedIn, api });
  const node = page.find(tag);
  await page.ready(node);
  await page.settled();
  return { page, node };
}

/** The calls of a tag without which it could begin. */
async function callsOf(element) {
  const { page } = await open(element);
  const paths = new Set(await page.api.requests());
  closePages();
  return [...paths].filter((path) => !setup.test(path));
}

describe('[POR-145] the focus', () => {
  afterEach(closePages);

  for (const element of elements) {
    it(`is in <${element.tag}> after each Try again`, async function () {
      this.timeout(60_000);
      const { page, node } = await open(element, { failing: await callsOf(element) });
      const count = buttons(node, /^Try again$/i).length;
      for (let n = 0; n < count; n += 1) {
        const [retry] = buttons(node, /^Try again$/i);
        if (!retry) break;
        retry.focus();
        await page.api.set({ failing: [] });
        retry.click();
        await page.settled();
        expect(focused(page.document), `after Try again ${n + 1} of ${count}`).not.to.equal(
          undefined,
        );
      }
    });
  }
});
