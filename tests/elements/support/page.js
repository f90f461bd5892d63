/** Opens a lender's page in its own frame, so that every test begins with nothing defined. */

let pages = 0;

/** Stored as core stores it, so that a page opens signed in. */
const session = {
  id: '1-2-3',
  userToken: 'token',
  username: 'maya',
  personalName: 'Maya Whitfield',
  lastLoggedInIP: '203.0.113.7',
  servicingBranch: '12',
  emailAddress: 'maya@example.com',
  companyNumber: 0,
  agreed: [],
};

/** The declaration of each tag of the built files. */
export const elements = await (await fetch('/declared/')).json();

/** The addresses of a lender that has all these pages; a link without an address is plain text. */
export const lenderPages = Object.fromEntries(
  [
    'login',
    'register',
    'recovery',
    'dashboard',
    'payment',
    'profile',
    'locations',
    'messages',
    'faq',
  ].map((screen) => [screen, `/${screen}`]),
);

/**
 * Opens a page. It is closed by `closePages()`.
 *
 * @param {object} options
 * @param {string} [options.body]       its markup
 * @param {string} [options.declared]   a tag whose first screen is in the page's markup
 * @param {object} [options.first]     the tag, and other options of `firstScreen()`, at the end of the body
 * @param {string} [options.locale]    `data-locale`
 * @param {string} [options.sentences] `data-sentences`
 * @param {string[]} [options.scripts]  addresses of module scripts
 * @param {'strict'} [options.csp]
 * @param {boolean} [options.quirks]    the page has no doctype
 * @param {string} [options.sheet]      address of a style sheet
 * @param {boolean} [options.signedIn]
 * @param {Record<string, string>} [options.storage]  what the previous page has stored in sessionStorage
 * @param {number} [options.width]      of the page, px
 * @param {object} [options.api]        what the fake API does: `control` of `server/fake-api.mjs`
 * @param {string} [options.held]       a version whose files the page checks by the build's hashes
 * @param {string} [options.address]    of the API, in place of the fake one's
 * @param {object} [options.pages]      the lender's pages, by the name of their screen
 * @param {boolean} [options.isParsed]  returns once its markup is there: in Firefox a page is not
 *   loaded while code that it imports is not answered
 */
export async function openPage(options = {}) {
  const {
    body = '',
    declared,
    first,
    locale,
    sentences,
    scripts = [],
    csp,
    quirks,
    sheet,
    api,
    address,
    held,
    pages: leadTo,
    signedIn,
    storage = {},
    width = 800,
    isParsed = false,
  } = options;
  const name = `page${(pages += 1)}-${Math.trunc(performance.timeOrigin)}`;
  for (const [key, text] of Object.entries(storage)) sessionStorage.setItem(key, text);
  const fake = fakeApi(name);
  if (api !== undefined) await fake.set(api);
  const of = address ?? `${location.origin}/fake/${name}`;
  if (signedIn) {
    const stored = JSON.stringify({ ...session, api: new URL(of, location).href });
    sessionStorage.setItem('portico.session', stored);
  }

  const query = new URLSearchParams({ body, api: of });
  for (const script of scripts) query.append('script', script);
  if (held !== undefined) query.set('held', held);
  if (csp !== undefined) query.set('csp', csp);
  if (quirks) query.set('quirks', '');
  if (sheet !== undefined) query.set('sheet', sheet);
  if (declared !== undefined) query.set('declared', declared);
  if (first !== undefined) query.set('first', JSON.stringify(first));
  if (locale !== undefined) query.set('locale', locale);
  if (sentences !== undefined) query.set('sentences', sentences);
  if (leadTo !== undefined) query.set('pages', JSON.stringify(leadTo));
  const frame = document.createElement('iframe');
  frame.width = String(width);
  frame.height = '600';
  frame.src = `/page/?${query}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await (isParsed ? until(() => isParsedIn(frame), 'the markup') : loaded);

  const window = frame.contentWindow;
  const { probe } = window;
  const isReady = (target) =>
    probe.heard.some((one) => one.type === 'portico-ready' && one.target === target);
  return {
    window,
    document: window.document,
    probe,
    api: fake,
    // Works where an element of the page has the method's name.
    find: (selector) => window.Document.prototype.querySelector.call(window.document, selector),
    /** Waits until an element of the page has dispatched the event. */
    heard: (type, target) =>
      until(
        () => probe.heard.find((one) => one.type === type && (!target || one.target === target)),
        `${type} to be heard`,
      ),
    isReady,
    ready: (target) => until(() => isReady(target), `<${target?.localName}> to be ready`),
    settled,
    /** Adds the module script of a tag as a page would, and waits until it has run. */
    load: async (src, tag) => {
      await new Promise((resolve, reject) => {
        const script = window.document.createElement('script');
        script.type = 'module';
        script.addEventListener('load', resolve);
        script.addEventListener('error', () => reject(new Error(`${src} cannot be loaded`)));
        script.src = src;
        window.document.head.append(script);
      });
      await window.customElements.whenDefined(tag);
    },
  };
}

/** Before the page arrives, the frame has an empty document. */
function isParsedIn({ contentWindow: { location, document } }) {
  return location.pathname === '/page/' && document.readyState !== 'loading';
}

/** Removes what `openPage` has added, and what its pages have stored. */
export function closePages() {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  sessionStorage.clear();
  localStorage.clear();
}

/** The loader, under a version's name: each name is a separate module. */
export function loader(version = 'one') {
  return `/cdn/${version}/loader.js`;
}

/** The file that defines a tag. */
export function entryOf({ entry }, version = 'one') {
  return entry === undefined ? `/widgets/${version}/register.js` : `/cdn/${version}/${entry}`;
}

/** The fake API of a name; each page's own is its `api`. */
export function fakeApi(name) {
  const control = `/fake/${name}/control`;
  return {
    set: (behaviour) => fetch(control, { method: 'PUT', body: JSON.stringify(behaviour) }),
    requests: async () => (await (await fetch(control)).json()).requests,
    /** The contents of the requests for a path, query and body. */
    bodies: async (path) => (await (await fetch(control)).json()).bodies[path] ?? [],
  };
}

/** Waits for a condition, checked every 10 ms. */
export async function until(condition, what = 'a condition', limit = 10_000) {
  const end = performance.now() + limit;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (performance.now() > end) throw new Error(`Timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** What the engine has requested of the suite's server: how much, and how much of it is unanswered. */
const activity = async () => (await fetch('/activity/')).json();

/** Waits until every request is answered, for code, styles and data, and no other follows. */
function settled() {
  return until(async () => {
    const start = performance.now();
    const before = await activity();
    // The slower the machine, the later follows what an answer leads to.
    const pause = Math.max(50, 5 * (performance.now() - start));
    await new Promise((resolve) => setTimeout(resolve, pause));
    const { begun, unanswered } = await activity();
    return unanswered === 0 && begun === before.begun;
  }, 'the requests to end');
}

/** Waits until React has unmounted, and what it does at once has happened. */
export async function rest(page) {
  const isDue = (one) => /^(setTimeout|requestAnimationFrame) at once$/.test(one);
  let isQuiet = false;
  await until(() => {
    const wasQuiet = isQuiet;
    isQuiet = !page.probe.open().some(isDue);
    return wasQuiet && isQuiet;
  }, 'timers to end');
}

/** Waits until the code that monitors a session has begun, a second after the session. */
export async function monitored(page) {
  await until(
    () => page.probe.open().includes('listener touchmove'),
    'the session to be monitored',
  );
}

/** What was begun since then and has not ended; `before` and `after` are of `probe.open()`. */
export function leftBehind(before, after) {
  const known = [...before];
  return after.filter((one) => {
    const at = known.indexOf(one);
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  });
}

/** Every element in a shadow tree, shadow trees inside it included. */
export function deep(root, selector) {
  const found = [...root.querySelectorAll(selector)];
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) found.push(...deep(element.shadowRoot, selector));
  }
  return found;
}
