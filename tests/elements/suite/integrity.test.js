import { expect } from 'chai';
import { isShown } from '../support/act.js';
import { closePages, loader, openPage, until } from '../support/page.js';

const manifest = await (await fetch('/cdn/one/manifest.json')).json();
const tag = 'portico-sign-in';
const { entry, first, preload } = manifest.tags[tag];
const nameOf = (file) => file.split('/').at(-1);
const content = '<p id="content">Call us on 555-0100.</p>';
const open = (version, options = {}) =>
  openPage({
    scripts: [loader(version)],
    held: version,
    body: `<${tag}>${content}</${tag}>`,
    ...options,
  });

/** Imports from within the page, whose import map checks the hashes. */
async function importIn(page, addresses) {
  const script = page.document.createElement('script');
  script.type = 'module';
  script.textContent = 'globalThis.load = (address) => import(address)';
  page.document.head.append(script);
  const load = await until(() => page.window.load, 'the page to import');
  return Promise.all(
    addresses.map((address) =>
      load(address).then(
        () => 'loaded',
        () => 'refused',
      ),
    ),
  );
}

describe('a page that checks the files by their hashes', () => {
  afterEach(closePages);

  it('shows its widgets', async () => {
    const page = await open('one');
    await page.ready(page.find(tag));
  });

  it('shows them under a strict policy that names the hash of its import map', async () => {
    const page = await open('one', { csp: 'strict' });
    await page.ready(page.find(tag));
    expect(page.probe.violations).to.deep.equal([]);
  });

  for (const file of ['loader.js', first.en, entry, ...preload].map(nameOf)) {
    it(`[POR-046] refuses ${file} with a changed byte, and shows its own content`, async () => {
      const page = await open(`changed@${file}`);
      await until(() => isShown(page.find('#content')), 'the content between the tags');
      // Where only the code is refused, the first screen is shown; React never takes over.
      await page.settled();
      expect(page.window.customElements.get(tag)).to.equal(undefined);
      expect(isShown(page.find('#content'))).to.equal(true);
    });
  }

  it('[POR-046] refuses any further file with a changed byte', async () => {
    const page = await openPage({ held: 'changed@*' });
    const files = Object.keys(manifest.files).filter((name) => name !== 'loader.js');
    const outcomes = await importIn(
      page,
      files.map((name) => `/cdn/changed@*/${name}`),
    );
    expect(files.filter((_, index) => outcomes[index] !== 'refused')).to.deep.equal([]);
  });

  it('refuses them by its own hashes: another page loads the same file', async () => {
    const page = await openPage();
    expect(await importIn(page, [`/cdn/not-held-changed@*/${manifest.ahead}`])).to.deep.equal([
      'loaded',
    ]);
  });
});
