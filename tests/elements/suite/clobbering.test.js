import { expect } from 'chai';
import { closePages, fakeApi, loader, openPage, until } from '../support/page.js';

/** Properties of a document, its forms and a window that elements of a page may shadow by name. */
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

/** Properties React or Preact use themselves: drawing may fail there. */
const ofLibrary = [
  'addEventListener',
  'createElement',
  'createElementNS',
  'createTextNode',
  'defaultView',
];

/** Elements that shadow the property of that name, each with another API address. */
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
      await until(async () => (await asked()).length > 0, 'the request for the setup');
      if (!ofLibrary.includes(name)) await page.ready(page.find('portico-sign-in'));
      expect((await asked())[0]).to.equal('/api/setup/ApplicationOptions');
      expect(await fakeApi(other.split('/').at(-1)).requests()).to.deep.equal([]);
    });
  }
});
