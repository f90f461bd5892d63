import { describe, expect, it } from 'vitest';
import { pagePolicy, strictPolicy } from './policy';
import { readPdf } from '../api/testing/read-pdf';
import { createWebsite } from './routes';
import { pageNames, pagePath, variantNames, type PageName } from './variants';

const site = createWebsite({
  suites: ['/portico/1.0.0', '/portico/1.0.1'],
  loaderHash: () => Promise.resolve('sha384-of-the-loader'),
  year: () => '2025',
  cardFields: 'http://127.0.0.1:4301',
  hasConsole: true,
});

async function get(path: string, cookie = ''): Promise<{ response: Response; text: string }> {
  const response = await site.request(`http://127.0.0.1:4300${path}`, { headers: { cookie } });
  return { response, text: await response.text() };
}

const tags: Readonly<Record<PageName, string>> = {
  home: 'portico-session',
  login: 'portico-sign-in',
  register: 'portico-registration',
  'verify-email': 'portico-verify-email',
  recovery: 'portico-recovery',
  activate: 'portico-activation',
  'new-password': 'portico-password-change',
  'opt-out': 'portico-opt-out',
  faq: 'portico-faq',
  messages: 'portico-messages',
  locations: 'portico-branch-locator',
  account: 'portico-accounts',
  loan: 'portico-loan-details',
  deposit: 'portico-deposit-details',
  application: 'portico-application-details',
  documents: 'portico-document-center',
  requests: 'portico-requests',
  profile: 'portico-profile',
  'contact-change': 'portico-contact-change',
  'sign-ins': 'portico-login-history',
  pay: 'portico-payment',
  confirm: 'portico-payment-confirmation',
};

const everyPage = variantNames.flatMap((variant) =>
  pageNames.map((page) => [variant, page] as const),
);

describe.each(everyPage)('the %s page %s', (variant, page) => {
  it('has its tag and the loader', async () => {
    const { response, text } = await get(pagePath(variant, page));
    expect(response.status).toBe(200);
    expect(text).toContain(`<${tags[page]}`);
    expect(
      text.match(/<script\s+type="module"\s+async\s+src="\/portico\/[^>"]*loader\.js"/g),
    ).toHaveLength(1);
  });

  it('has what a page of a lender should have: a policy on framing, no guessed types, the hash of the loader', async () => {
    const { response, text } = await get(pagePath(variant, page));
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).toMatch(/loader\.js"\s+integrity="sha384-of-the-loader"\s+crossorigin/);
  });

  it('takes the address of the API from the site, not from the request', async () => {
    const response = await site.request(`http://evil.example${pagePath(variant, page)}`);
    const text = await response.text();
    expect(text).toMatch(/data-api="\/"/);
    expect(text).not.toContain('evil.example');
  });

  it('has no inline script, style or handler', async () => {
    const { text } = await get(pagePath(variant, page));
    expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/);
  });
});

it.each([
  ['in English', '', 'Account statement · sample'],
  ['in Spanish', '?lang=es', 'Estado de cuenta · muestra'],
])('the sample statement is a PDF %s', async (_language, query, title) => {
  const response = await site.request(`http://127.0.0.1:4300/terms/sample-statement${query}`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(pdf.title).toBe(title);
});

describe('the strict pages', () => {
  it.each(pageNames)('%s is sent with the policy', async (page) => {
    const { response } = await get(pagePath('strict', page));
    expect(response.headers.get('content-security-policy')).toBe(
      strictPolicy('http://127.0.0.1:4301'),
    );
  });

  it('are the only ones with it', async () => {
    const { response } = await get(pagePath('plain', 'login'));
    expect(response.headers.get('content-security-policy')).toBe(pagePolicy);
  });
});

it('lists the page of each screen, in the same variant', async () => {
  const { text } = await get('/hostile/pay');
  const pages = /data-pages="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"');
  expect(JSON.parse(pages ?? '')).toEqual({
    login: '/hostile/login',
    register: '/hostile/register',
    verifyEmail: '/hostile/verify-email#token={enc}',
    recovery: '/hostile/recovery',
    activate: '/hostile/activate',
    forcePasswordChange: '/hostile/new-password#token={enc}',
    optOut: '/hostile/opt-out',
    faq: '/hostile/faq',
    messages: '/hostile/messages',
    locations: '/hostile/locations',
    dashboard: '/hostile/account',
    loanDetails: '/hostile/loan?account={accountReference}',
    depositDetails: '/hostile/deposit?account={accountReference}',
    applicationDetails: '/hostile/application?number={applicationNumber}',
    documentCenter: '/hostile/documents?account={accountReference}',
    requests: '/hostile/requests?account={accountReference}',
    profile: '/hostile/profile',
    requestChange: '/hostile/contact-change',
    loginHistory: '/hostile/sign-ins',
    payment: '/hostile/pay?account={accountReference}',
    paymentConfirm: '/hostile/confirm',
  });
});

it('passes the account of the address to the payment tag, escaped', async () => {
  const { text } = await get('/plain/pay?account=001-1000001-1');
  expect(text).toMatch(/<portico-payment\s+account-number="001-1000001-1"/);
  const attack = await get(`/plain/pay?account=${encodeURIComponent('"><script>x</script>')}`);
  expect(attack.text).not.toContain('<script>x');
});

it('is in Spanish for a visitor who chose it', async () => {
  const { text } = await get('/plain/login', 'lang=es; brand=plum; scheme=dark');
  expect(text).toContain('<html lang="es" data-brand="plum" data-scheme="dark"');
  expect(text).toContain('data-locale="es"');
  expect(text).toContain('Qué gusto verle');
});

it('has plain words, or the built-in ones for a visitor who chose them', async () => {
  expect((await get('/plain/login')).text).toContain('data-words="plain"');
  expect((await get('/portal')).text).toContain('data-words="plain"');
  expect((await get('/plain/login', 'words=built-in')).text).not.toContain('data-words');
});

it('stores a choice in a cookie and redirects to the address without it', async () => {
  const { response } = await get('/plain/pay?account=1-2-3&brand=plum');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/plain/pay?account=1-2-3');
  expect(response.headers.get('set-cookie')).toMatch(/^brand=plum;/);
});

it('has the scripts of two versions on request', async () => {
  const { text } = await get('/plain/login?twice');
  expect(text.match(/\/portico\/[\d.]+\/loader\.js/g)).toEqual([
    '/portico/1.0.0/loader.js',
    '/portico/1.0.1/loader.js',
  ]);
});

it('gives the portal no `data-pages`', async () => {
  const { text } = await get('/portal');
  expect(text).toContain('<portico-portal ');
  expect(text).not.toContain('data-pages');
});
