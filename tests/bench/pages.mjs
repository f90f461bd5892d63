/** The amount due of the fixtures' loan, which every answer about it has. */
const due = '$312.50';
const list = '/api/accountList';
const ofLoan = (path) => `${path}?accountNumber=0012-104417-3`;

/** A bare React page that asks for what a page with tags asks before it shows the amount due. */
const figuresFloor = (...asks) => ({
  head: '<script type="module" src="/floor/figures.js"></script>',
  body: `<div id="floor" data-asks="${asks.map((path) => `/fake${path}`).join(' ')}"></div>`,
  shows: due,
});

/** A page of a signed-in borrower. */
const signedIn = (tag, floor, attributes = '') => ({
  tags: [tag],
  attributes,
  signedIn: true,
  shows: due,
  floor,
});

/**
 * The measured pages. `floor` is the bare React form, each other floor a bare React page that shows
 * an amount of the API; the others contain widgets as a lender would paste them, `plain` without the
 * lines that preload files, with text below that must not move. A page is usable with its first
 * field, or once the text `shows` is visible; it is compared with its `floor`.
 */
export const pages = {
  floor: {
    head: '<script type="module" src="/floor/floor.js"></script>',
    body: '<div id="floor"></div>',
  },
  'sign-in': { tags: ['portico-sign-in'], second: 'portico-sign-in' },
  'sign-in-plain': { tags: ['portico-sign-in'], plain: true, second: 'portico-sign-in' },
  'sign-in-and-session': { tags: ['portico-session', 'portico-sign-in'] },
  registration: { tags: ['portico-registration'] },
  'floor-list': figuresFloor(list),
  'floor-loan': figuresFloor(list, ofLoan('/api/AccountDetails')),
  'floor-payment': figuresFloor(
    list,
    ofLoan('/api/AccountDetails'),
    ofLoan('/api/PaymentInformation/GetPaymentInfo'),
    ofLoan('/api/PaymentMethod/GetPaymentMethods'),
  ),
  accounts: signedIn('portico-accounts', 'floor-list'),
  loan: signedIn('portico-loan-details', 'floor-loan', ' account-number="0012-104417-3"'),
  payment: signedIn('portico-payment', 'floor-payment', ' account-number="0012-104417-3"'),
  'portal-accounts': signedIn('portico-portal', 'floor-list'),
  locations: { tags: ['portico-branch-locator'], signedIn: true },
  messages: { tags: ['portico-messages'], signedIn: true },
  portal: { tags: ['portico-portal'] },
};

/** @param {keyof typeof pages} name @returns {string} the page that it is compared with */
export const floorOf = (name) => (name.startsWith('floor') ? name : (pages[name].floor ?? 'floor'));

const loader =
  '<script type="module" async src="/cdn/loader.js" data-api="/fake" data-debug="false"></script>';
const preload = (file) => `<link rel="modulepreload" href="/cdn/${file}">`;

/**
 * Like the console's snippets: preloads the largest file with the script, and the first screen and the
 * entry with each tag.
 */
function pasted({ tags, attributes = '', plain = false }, manifest) {
  const ahead = (file) => (plain || !file ? [] : [preload(file)]);
  const known = ({ declared, first }) => declared.en && first.en;
  return {
    head: [loader, ...ahead(manifest.ahead)].join('\n'),
    body: tags
      .flatMap((tag) => [
        ...ahead(known(manifest.tags[tag])),
        ...ahead(manifest.tags[tag].entry),
        `<${tag}${attributes} style="${manifest.tags[tag].style}"></${tag}>`,
      ])
      .join('\n'),
  };
}

/**
 * @param {keyof typeof pages} name
 * @param {{ ahead: string, tags: Record<string, Record<'first' | 'declared', { en?: string }> & { entry: string, style: string }> }} manifest
 */
export function markupOf(name, manifest) {
  const page = pages[name];
  const { head, body } = page.tags ? pasted(page, manifest) : page;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<h1>Cedar Valley Credit</h1>
${body}
<p>Cedar Valley Credit lends to families and farms in the valley since 1952.</p>
</body>
</html>`;
}
