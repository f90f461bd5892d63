/** The screens that show a lender's rich text, in each setting of that kind. */
import { type } from './act.js';
import { deep, elements, entryOf, until } from './page.js';

/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {string} tag
 * @property {string[]} keys       the rich-text settings that it shows
 * @property {object} [settings]   further settings
 * @property {(n: number) => string[]} [shown]  those of `keys` that are on the screen in a turn
 * @property {() => Promise<object>} page       options of `openPage`
 * @property {(nodes: Element[], page: object) => Promise<void>} [open]  leads to the screen
 * @property {(nodes: Element[], n: number) => Promise<void>} [begin]    opens the text of a turn
 * @property {(nodes: Element[]) => Promise<void>} [end]                 closes it
 */

const account = '0012-104417-3';

function lenderPage(tag, { count = 1, ...options } = {}) {
  const element = elements.find((one) => one.tag === tag);
  return async () => ({
    scripts: [entryOf(element)],
    body: `<${tag} account-number="${account}"></${tag}>`.repeat(count),
    ...options,
  });
}

/** A page whose API answers these calls with a change: by path, from the usual answer to another. */
function withAnswers(page, changes) {
  return async () => {
    const answers = {};
    for (const [path, change] of Object.entries(changes)) {
      const usual = await (await fetch(`/fake/usual${path}`)).json();
      answers[path] = JSON.stringify(change(usual));
    }
    return { ...(await page()), api: { answers } };
  };
}

/** Waits for an element in the shadow trees. */
const found = (nodes, selector, text = '') =>
  until(
    () =>
      nodes
        .flatMap((node) => deep(node.shadowRoot, selector))
        .find(({ textContent }) => textContent.includes(text)),
    `${selector} ${text}`,
  );

/** Waits for what is loaded when it is near; for printing, all is. */
const printed = ([node], { window }, selector) =>
  until(() => {
    window.dispatchEvent(new window.Event('beforeprint'));
    return deep(node.shadowRoot, selector)[0];
  }, selector);

async function press(nodes, text) {
  (await found(nodes, 'button', text)).click();
}

async function choose(nodes, name, text) {
  const select = await found(nodes, `select[name=${name}]`);
  select.value = (await found(nodes, `select[name=${name}] option`, text)).value;
  select.dispatchEvent(new select.ownerDocument.defaultView.Event('change', { bubbles: true }));
}

const card = { CardType: 'Visa', CardNumber: '4242', ExpirationDate: '08/29', ProfileId: 'card-1' };

const withCard = (usual) => ({
  ...usual,
  PaymentMethods: [
    { IsCard: true, LastFour: '4242', CardInfo: { ...card, DebitCreditType: 'DebitCard' } },
  ],
});

/** Some settings are read only from the setup. */
const allowingCards = (usual) => ({
  ...usual,
  gassySettings: {
    shared: {
      'cardPaymentOptions.cardProfilesOption': 'true',
      'cardPaymentOptions.allowRawCardsOption': 'true',
    },
  },
});

/** A loan that is paid by card, with a payment of each planned kind. */
const paidByCard = (usual) => ({
  ...withCard(usual),
  PaymentOptions: { ...usual.PaymentOptions, AllowCards: true, AllowACH: false },
  ScheduledPayments: [
    {
      EncryptedString: 'scheduled-1',
      AccountNumber: '6789',
      PaymentDate: '2026-06-12',
      PaymentAmount: 312.5,
    },
  ],
  RecurringPayment: {
    EncryptedData: 'recurring-1',
    RecurringOption: 'DayOfMonth',
    Date: '2026-06-15',
    TotalAmount: 312.5,
    PaymentAccountNum: '6789',
  },
});

const agreements = [1, 2, 3, 4, 5];
const sections = ['Security', 'Account', 'Rates', 'Holidays', 'General'];

/** @type {readonly Scene[]} */
export const scenes = [
  {
    name: 'the announcement',
    tag: 'portico-sign-in',
    keys: ['loginOptions.announcementText'],
    page: lenderPage('portico-sign-in'),
  },
  {
    name: 'the answers to frequent questions',
    tag: 'portico-faq',
    keys: sections.map((name) => `globalOptions.faq${name}Text`),
    page: lenderPage('portico-faq', { count: sections.length }),
    // Each of the elements shows another section.
    open: async (nodes) => {
      for (const [i, node] of nodes.entries()) deep(node.shadowRoot, 'button')[i].click();
    },
  },
  {
    name: 'the message of the registration',
    tag: 'portico-registration',
    keys: ['registrationOptions.infoText'],
    page: lenderPage('portico-registration'),
  },
  {
    name: 'the texts of a payment',
    tag: 'portico-payment',
    keys: [
      'generalPaymentOptions.accountSelectorText',
      'generalPaymentOptions.paymentTypeText',
      'generalPaymentOptions.scheduledDeletionBlockedText',
      'recurringPaymentOptions.recurringDeletionBlockedText',
      'cardPaymentOptions.cardFeeInfoText',
    ],
    page: withAnswers(lenderPage('portico-payment', { signedIn: true }), {
      '/api/setup/ApplicationOptions': allowingCards,
      '/api/PaymentInformation/GetPaymentInfo': paidByCard,
      '/api/PaymentMethod/GetPaymentMethods': withCard,
    }),
    open: async (nodes) => {
      await choose(nodes, 'method', '4242');
      (await found(nodes, 'input[name=howMuch][value=other]')).click();
      type(await found(nodes, 'input[name=amount]'), '100');
    },
  },
  {
    name: 'the texts of the dashboard',
    tag: 'portico-portal',
    keys: [
      'globalOptions.dashboardInfoText',
      'globalOptions.dashboardNoticeText',
      'globalOptions.footerText',
    ],
    page: lenderPage('portico-portal', { signedIn: true }),
    open: async (_nodes, page) => {
      page.window.location.hash = '#/myaccount/dashboard';
    },
  },
  {
    name: 'the disclosures',
    tag: 'portico-portal',
    keys: ['globalOptions.disclosuresText'],
    page: lenderPage('portico-portal'),
  },
  {
    name: 'the attribution of the map',
    tag: 'portico-branch-locator',
    keys: ['globalOptions.mapTileAttribution'],
    settings: { 'globalOptions.mapTileUrl': '/tiles/{z}/{x}/{y}.png' },
    page: lenderPage('portico-branch-locator'),
  },
  {
    name: 'the agreements',
    tag: 'portico-loan-details',
    keys: agreements.map((place) => `globalOptions.agreementText${place}`),
    settings: {
      'loanOptions.hideLoanHistoryOption': true,
      'loanOptions.hideLoanOverTimeOption': true,
      'globalOptions.agreements': agreements
        .map((place) => `/${place}|01/31/2024|Agreement ${place}|estatements`)
        .join('\n'),
    },
    page: withAnswers(lenderPage('portico-loan-details', { signedIn: true }), {
      '/api/AccountDetails': (usual) => ({ ...usual, StatementFormat: 'PaperOnly' }),
    }),
    open: async (nodes, page) => {
      (await printed(nodes, page, 'input[name=eStatements]')).click();
      await found(nodes, 'button', 'Read the Agreement 5');
    },
    // Each is sanitised when it is listed, and once more when it is read: one in each turn.
    shown: (n) => [`globalOptions.agreementText${(n % agreements.length) + 1}`],
    begin: (nodes, n) => press(nodes, `Read the Agreement ${(n % agreements.length) + 1}`),
    end: (nodes) => press(nodes, 'Cancel'),
  },
];
