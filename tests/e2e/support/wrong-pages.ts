import { screens } from '../../../packages/core/src/navigation/destination';

/** A page with one mistake: what differs from a correct page, and what the console must say. */
export type WrongPage = {
  /** The mistake, and what its message says of it. */
  readonly says: readonly [id: string, ...parts: string[]];
  /** Which of several pages with this mistake. */
  readonly form?: string;
  /** The loader has no tag of its own. */
  readonly isWithoutTag?: true;
  /** Attributes of the loader's tag; `API` is the address of the API. */
  readonly loader?: string;
  readonly doctype?: string;
  readonly html?: string;
  readonly head?: string;
  readonly body?: string;
  readonly policy?: string;
  /** A file or an answer that is missing. */
  readonly missing?: string;
};

const noPages = JSON.stringify(Object.fromEntries(screens.map((screen) => [screen, null])));
const pages = (text: string) => `data-api="API" data-locale="en" data-pages='${text}'`;
/** Of a site that has no other page. */
export const correct = pages(noPages);
const session = (attributes: string) => `<portico-session ${attributes}></portico-session>`;
const settings = (text: string) => session(`settings='${text}'`);
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const style = (text: string) => `${viewport}<style>${text}</style>`;
const second = '<script type="module" src="SUITE/loader.js?second" data-api="API"></script>';

const atLoad = (code: string) =>
  `${session('')}<script>addEventListener('load', () => { ${code} })</script>`;

/** Mistakes in the configuration. `WRONG` is a server of wrong APIs. */
export const wrongConfigurations: readonly WrongPage[] = [
  { says: ['page-unknown', '"dashbord"', '"dashboard"'], loader: pages('{"dashbord": "/a"}') },
  {
    says: ['page-unknown', '"signIn"', '"login"'],
    form: 'meaning',
    loader: pages('{"signIn": "/login"}'),
  },
  { says: ['page-address', 'javascript:', '"faq"'], loader: pages('{"faq": "javascript:1"}') },
  {
    says: ['page-placeholder', '"accountNumbr"', '"accountNumber"'],
    loader: pages('{"payment": "/pay?a={accountNumbr}"}'),
  },
  {
    says: ['pages-json', 'line 1, column 11', 'double quotes'],
    loader: pages('{"login": /login}'),
  },
  { says: ['pages-shape', 'a list', '{"login"'], loader: pages('["/login"]') },
  {
    says: ['locale-unknown', '"fr"', 'es'],
    loader: 'data-api="API" data-locale="fr"',
    html: 'lang="fr"',
  },
  {
    says: ['sentences-address', 'http://cdn.example/fr.json', 'https://'],
    loader: `${correct} data-sentences="http://cdn.example/fr.json"`,
  },
  { says: ['words-unknown', '"plian"', '"plain"'], loader: `${correct} data-words="plian"` },
  {
    says: ['configure-unknown', '"language"', '"locale"'],
    body: atLoad("window.portico.configure({ language: 'en' })"),
  },
  { says: ['option-of-tag', 'data-theme', 'theme="dark"'], loader: `${correct} data-theme="dark"` },
  {
    says: ['loader-no-tag', 'window.portico'],
    isWithoutTag: true,
    body: `<script type="module">
      await import('SUITE/loader.js');
      window.portico.configure({ pages: ${noPages} });
    </script><portico-faq></portico-faq>`,
  },
  { says: ['option-unknown', '"page"', '"pages"'], loader: `${correct} data-page="{}"` },
  {
    says: ['api-scheme', 'https://api.example'],
    loader: 'data-api="api.example" data-locale="en"',
  },
  { says: ['api-insecure', 'http://api.example'], loader: 'data-api="http://api.example"' },
  {
    says: ['api-extra', 'https://api.example/v1'],
    loader: 'data-api="https://api.example/v1?key=1"',
  },
  {
    says: ['configure-late', 'https://other.example', 'data-api'],
    body: `${session('')}<script type="module">await window.portico.ready; setTimeout(() => window.portico.configure({ api: 'https://other.example' }), 300);</script>`,
  },
  {
    says: ['loader-classic', 'type="module"'],
    head: `${viewport}<script src="SUITE/loader.js?classic" data-api="API"></script>`,
  },
  {
    says: ['loader-apis', 'WRONG/html', 'one loader'],
    head: `${viewport}<script type="module" src="SUITE/loader.js" data-api="WRONG/html"></script>`,
  },
  { says: ['loader-versions', '?second', 'one loader'], body: second },
];

/** Mistakes in the tags and their attributes. */
export const wrongTags: readonly WrongPage[] = [
  {
    says: ['tag-unknown', '<portico-sesion>', '"portico-session"'],
    body: '<portico-sesion></portico-sesion>',
  },
  {
    says: ['tag-unknown', '<portico-login>', '"portico-sign-in"'],
    form: 'meaning',
    body: '<portico-login></portico-login>',
  },
  {
    says: ['tag-unknown', '<portico_session>', '"portico-session"'],
    form: 'letters',
    body: '<portico_session></portico_session>',
  },
  {
    says: ['tag-template', '<portico-faq>', 'out of the <template>'],
    body: '<template><portico-faq></portico-faq></template>',
  },
  {
    says: ['tag-closed-root', '<portico-faq>', 'portico.scan'],
    body: `<div id="card"></div>${atLoad("card.attachShadow({ mode: 'closed' }).innerHTML = '<portico-faq></portico-faq>'")}`,
  },
  {
    says: ['tag-not-loaded', '<portico-messages>'],
    body: '<portico-messages></portico-messages>',
    missing: '/messages.js',
  },
  {
    says: ['tag-not-closed', '<footer>', '</portico-session>'],
    body: '<portico-session /><footer>A</footer>',
  },
  {
    says: ['tag-not-closed', '<div>', '</portico-session>'],
    form: 'any',
    body: '<portico-session /><div>A</div>',
  },
  { says: ['tag-inside', '<button>', '<div>'], body: `<button>${session('')}</button>` },
  { says: ['portal-twice', '2', 'Keep one'], body: '<portico-portal></portico-portal>'.repeat(2) },
  {
    says: ['tag-twice', '<portico-sign-in>', 'Keep one'],
    body: '<portico-sign-in></portico-sign-in>'.repeat(2),
  },
  {
    says: ['attribute-unknown', '"heading-levl"', '"heading-level"'],
    body: session('heading-levl="2"'),
  },
  {
    says: ['attribute-data', '"data-theme"', 'theme="dark"'],
    body: session('data-theme="dark"'),
  },
  { says: ['attribute-boolean', 'hide-heading', '"no"'], body: session('hide-heading="no"') },
  { says: ['attribute-choice', 'heading-level', '"7"'], body: session('heading-level="7"') },
  {
    says: ['attribute-json', 'line 1, column 2', 'double quotes'],
    body: session(`settings="{a: 1}"`),
  },
  { says: ['theme-unknown', '"night"', 'theme="dark"'], body: session('theme="night"') },
  { says: ['settings-shape', 'a list', 'each key'], body: settings('["session.logOut"]') },
  {
    says: ['setting-unknown', '"session.logOt"', '"session.logOut"'],
    body: settings('{"session.logOt": "Leave"}'),
  },
  {
    says: ['setting-value', 'globalOptions.useFAQOption', 'true or false'],
    body: settings('{"globalOptions.useFAQOption": "yes"}'),
  },
  {
    says: ['setting-setup-only', 'cardPaymentOptions.hostedFieldsUrl', 'in the setup'],
    body: settings('{"cardPaymentOptions.hostedFieldsUrl": "x"}'),
  },
  {
    says: ['setting-markup', '<script', 'loginOptions.announcementText'],
    body: settings('{"loginOptions.announcementText": "<script>1</script>"}'),
  },
  {
    says: ['text-placeholder', '"nam"', '"name"'],
    body: settings('{"session.signedInAs": "{nam}"}'),
  },
];

/** Mistakes of the page around the tags. */
export const wrongSurroundings: readonly WrongPage[] = [
  {
    says: ['viewport-missing', '<meta name="viewport"'],
    head: '<title>A</title>',
    body: session(''),
  },
  { says: ['quirks-mode', '<!doctype html>'], doctype: '', body: session('') },
  { says: ['language-missing', '<html lang="en">'], html: '', body: session('') },
  { says: ['language-differs', '"es"', 'auto'], html: 'lang="es"', body: session('') },
  {
    says: ['scheme-missing', 'color-scheme: dark'],
    head: style('body { background: #111 }'),
    body: session(''),
  },
  {
    says: ['property-unknown', '--portico-color-brnd', '"--portico-color-brand"'],
    head: style(':root { --portico-color-brnd: red }'),
    body: session(''),
  },
  {
    says: ['property-unknown', '--portico-brand-color', '"--portico-color-brand"'],
    form: 'meaning',
    head: style(':root { --portico-brand-color: red }'),
    body: session(''),
  },
  {
    says: ['density-value', '"compact"', 'from 0.75 to 1.5'],
    head: style(':root { --portico-density: compact }'),
    body: session(''),
  },
  {
    says: ['part-unknown', '::part(headng)', '"heading"'],
    head: style('portico-session::part(headng) { color: red }'),
    body: session(''),
  },
  {
    says: ['height-missing', '<portico-sign-in>', 'portico.css'],
    body: '<portico-sign-in></portico-sign-in><main style="height: 800px">A</main>',
  },
];

/** Mistakes of the API and of the policy. */
export const wrongNetworks: readonly WrongPage[] = [
  {
    says: ['api-missing', 'data-api'],
    loader: 'data-locale="en"',
    missing: '/api/setup/ApplicationOptions',
  },
  {
    says: ['api-unreachable', 'https://api.invalid', 'certificate'],
    loader: 'data-api="https://api.invalid"',
  },
  { says: ['api-cors', 'Access-Control-Allow-Origin: API'], loader: 'data-api="WRONG/closed"' },
  { says: ['api-not-found', '404', 'before /api'], loader: 'data-api="WRONG/missing"' },
  { says: ['api-fails', '503', 'log'], loader: 'data-api="WRONG/fails"' },
  { says: ['api-html', 'in place of JSON', 'website'], loader: 'data-api="WRONG/html"' },
  { says: ['api-shape', 'no setup', 'gassySettings'], loader: 'data-api="WRONG/shape"' },
  { says: ['api-version', 'version 2.0', 'version 1.0'], loader: 'data-api="WRONG/version"' },
  { says: ['clock-wrong', '60 minutes', 'Correct'], loader: 'data-api="WRONG/clock"' },
  { says: ['policy-connect', "connect-src 'self'"], policy: "connect-src 'none'" },
  {
    says: ['policy-image', 'img-src https://tiles.example'],
    policy: "img-src 'self' data:",
    body: `<portico-branch-locator settings='{"globalOptions.mapTileUrl": "https://tiles.example/{z}/{x}/{y}.png"}'></portico-branch-locator>`,
  },
  {
    says: ['policy-style', "style-src 'self'"],
    policy: "style-src 'none'",
    head: `${viewport}<link rel="stylesheet" href="SUITE/portico.css">`,
  },
  {
    says: ['policy-script', "script-src 'self'"],
    policy: 'script-src SUITE/loader.js SUITE/debug.js',
    body: session(''),
  },
];
