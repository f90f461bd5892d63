/** Where the focus is after a part of a widget was replaced, and in a dialog that has opened. */
import { expect } from 'chai';
import { isShown } from '../support/act.js';
import { closePages, deep, elements, entryOf, openPage, until } from '../support/page.js';
import { usual } from '../support/usual.js';

/** What every page reads before it can show anything. */
const setup = /\/(setup|GetInstitutionOptions)/i;

const account = '0012-104417-3';

/** The element of the shadow trees that has the focus; undefined: nothing has. */
function focused(document) {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body || active === null || active?.shadowRoot ? undefined : active;
}

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

  const sessionTag = elements.find(({ tag }) => tag === 'portico-session');

  it('starts on the title of a dialog without fields, and is back after it', async () => {
    const { page, node } = await open(sessionTag);
    const [logOut] = await until(() => {
      const found = buttons(node, /^Log ?out$/i);
      return found.length > 0 && found;
    }, 'the button');
    logOut.focus();
    logOut.click();
    const dialog = await until(() => deep(node.shadowRoot, 'dialog[open]')[0], 'the dialog');
    expect(focused(page.document)).to.equal(dialog.querySelector('[part~=heading]'));
    const [cancel] = buttons(node, /^(Cancel|No)/i);
    cancel.click();
    await until(() => deep(node.shadowRoot, 'dialog[open]').length === 0, 'the dialog to close');
    expect(focused(page.document)).to.equal(logOut);
  });
});
