import { expect } from 'chai';
import { closePages, fakeApi, loader, openPage, until } from '../support/page.js';

/** Properties of a document, of its forms and of a window that a page's elements may bear the names of. */
const names = [
  'scripts',
  'currentScript',
  'body',
  'head',
  'documentElement',
  'title',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'getElementsByTagName',
  'baseURI',
  'cookie',
  'forms',
  'images',
  'links',
  'all',
  'children',
  'childNodes',
  'defaultView',
  'adoptedStyleSheets',
  'styleSheets',
  'readyState',
  'location',
  'URL',
  'activeElement',
  'nodeType',
  'nodeName',
  'localName',
  'shadowRoot',
  'matches',
  'ownerDocument',
  'implementation',
  'parentNode',
  'trustedTypes',
  'customElements',
  'sessionStorage',
  'fetch',
  'dispatchEvent',
  'addEventListener',
  'removeEventListener',
  'createElement',
  'createElementNS',
  'createTextNode',
  'createComment',
];

/** What React or Preact asks of the document by itself: it may not be able to draw. */
const ofLibrary = [
  'addEventListener',
  'createElement',
  'createElementNS',
  'createTextNode',
  'defaultView',
];

/** Elements that go before the property of that name, each with an API of its own. */
function named(name, other) {
  const own = `name="${name}" src="${loader()}" type="module" data-api="${other}"`;
  return `<img ${own}><img ${own}><img id="${name}" ${own}>
    <form name="${name}"><input name="src" value="${loader()}" data-api="${other}"></form>
    <form><input name="${name}"></form>`;
}

describe('a page with elements named like properties', () => {
  afterEach(closePages);

  for (const name of names) {
    it(`[POR-024] name="${name}" changes neither the loader nor its API`, async () => {
      const other = `/fake/other-${name}`;
      const page = await openPage({
        scripts: [loader()],
        body: `${named(name, other)}<portico-sign-in></portico-sign-in>`,
      });
      const asked = () => page.api.requests();
      await until(async () => (await asked()).length > 0, 'the setup to be asked for');
      if (!ofLibrary.includes(name)) await page.ready(page.find('portico-sign-in'));
      expect((await asked())[0]).to.equal('/api/setup/ApplicationOptions');
      expect(await fakeApi(other.split('/').at(-1)).requests()).to.deep.equal([]);
    });
  }
});
