import { expect } from 'chai';
import { addresses, groups, payloads } from '../payloads/payloads.js';
import { activeIn, nothing, watchExecution } from '../support/execution.js';
import { closePages, deep, elements, loader, openPage } from '../support/page.js';
import { usual } from '../support/usual.js';

const served = elements.filter(({ entry }) => entry !== undefined);
const visitors = ['portico-sign-in', 'portico-registration', 'portico-recovery'];
const isForVisitors = ({ tag }) => visitors.includes(tag) || usual[tag]?.signedIn === false;

/** What shows more of a widget. */
const controls = '[role=tab], [aria-expanded=false], summary';

/** Shows the widgets for one kind of visitor while every answer has the text everywhere. */
async function showWidgets(text, signedIn, api) {
  const shown = served.filter((element) => isForVisitors(element) !== signedIn);
  const page = await openPage({
    scripts: [loader()],
    body: shown.map(({ tag }) => `<${tag}></${tag}>`).join(''),
    signedIn,
    storage: Object.assign({}, ...shown.map(({ tag }) => usual[tag]?.storage)),
    api: { text, ...api },
  });
  const nodes = shown.map(({ tag }) => page.find(tag));
  for (const node of nodes) {
    node.setAttribute('account-number', text);
    await page.ready(node);
  }
  await page.settled();
  for (const control of nodes.flatMap(({ shadowRoot }) => deep(shadowRoot, controls))) {
    control.click();
  }
  await page.settled();
  return { page, nodes };
}

/** In turn, the text of every answer: the markup of each kind, and each address. */
const texts = [
  ...Object.entries(groups).map(([group, htmls]) => [group, htmls.join('\n')]),
  ...addresses.map((address) => [JSON.stringify(address.slice(0, 40)), address]),
];

/** Parts of the paths of the calls that the widgets make when they start. */
const refusing = [
  ...['List', 'Details', 'Profile', 'PaymentInfo', 'Documents', 'FileTypes', 'Branch', 'Token'],
  ...['History', 'Email', 'OptOut', 'Requests'],
];

/** Expects that a text runs nothing, for a visitor and for a borrower. */
async function expectInert(text, api = {}) {
  const watch = await watchExecution();
  for (const signedIn of [false, true]) {
    const { page, nodes } = await showWidgets(text, signedIn, api);
    watch.dialogsOf(page);
    expect(nodes.flatMap(({ shadowRoot }) => activeIn(shadowRoot))).to.deep.equal([]);
    closePages();
  }
  expect(await watch.result()).to.deep.equal(nothing);
}

describe('the texts of the server', () => {
  afterEach(closePages);

  for (const [name, text] of texts) {
    it(`[POR-048] run nothing in any widget: ${name}`, () => expectInert(text));
  }

  it('[POR-048] run nothing as the code of a refusal', () =>
    expectInert(payloads.join('\n'), { refusing }));

  it('are shown as they are', async () => {
    const text = '<b onclick="run()">Shown</b>';
    const { nodes } = await showWidgets(text, true, {});
    const showing = nodes.filter(({ shadowRoot }) =>
      deep(shadowRoot, '*').some(({ childNodes }) =>
        [...childNodes].some((one) => one.nodeType === 3 && one.data.includes(text)),
      ),
    );
    expect(showing.length).to.be.greaterThan(5);
  });
});
