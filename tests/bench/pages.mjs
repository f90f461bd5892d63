/**
 * The pages that are measured. `floor` is the bare React form; the others carry widgets as a lender
 * would paste them. Each has a field.
 */
export const pages = {
  floor: {
    head: '<script type="module" src="/floor/floor.js"></script>',
    body: '<div id="floor"></div>',
  },
  'sign-in': { body: '<portico-sign-in></portico-sign-in>', second: 'portico-sign-in' },
  'sign-in-preloaded': {
    body: '<portico-sign-in></portico-sign-in>',
    preload: 'portico-sign-in',
    second: 'portico-sign-in',
  },
  'sign-in-and-session': {
    body: '<portico-session></portico-session>\n<portico-sign-in></portico-sign-in>',
  },
  accounts: { body: '<portico-accounts></portico-accounts>', signedIn: true },
  payment: { body: '<portico-payment></portico-payment>', signedIn: true },
  portal: { body: '<portico-portal></portico-portal>' },
};

const loader = '<script type="module" src="/cdn/loader.js" data-api="/fake"></script>';

/**
 * @param {keyof typeof pages} name
 * @param {{ tags: Record<string, { first: { en: string } }> }} manifest
 */
export function markupOf(name, { tags }) {
  const { head = loader, preload, body } = pages[name];
  const ahead = preload ? `<link rel="modulepreload" href="/cdn/${tags[preload].first.en}">\n` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
${ahead}${head}
</head>
<body>
<h1>Cedar Valley Credit</h1>
${body}
</body>
</html>`;
}
