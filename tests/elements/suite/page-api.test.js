import { expect } from 'chai';
import { drawn } from '../support/act.js';
import { closePages, elements, loader, openPage, until } from '../support/page.js';
import { typeInto, valuesOf } from '../support/typing.js';

const spanish = (node) => drawn(node).getAttribute('lang') === 'es';

for (const { tag } of elements.filter(({ entry }) => entry !== undefined)) {
  describe(`<${tag}> and the page’s language`, () => {
    afterEach(closePages);

    it(`[POR-116] <${tag}> changes its language at run time, and keeps what is typed`, async () => {
      const page = await openPage({ scripts: [loader()], body: `<${tag}>Call us</${tag}>` });
      const node = page.find(tag);
      await page.ready(node);
      await page.settled();
      typeInto(node, { tell: true });
      await page.settled();
      const [typed, english] = [valuesOf(node), drawn(node).textContent];
      const first = drawn(node);
      page.window.portico.configure({ locale: 'es' });
      await until(() => spanish(node), 'Spanish');
      await until(() => english === '' || drawn(node).textContent !== english, 'Spanish sentences');
      expect(valuesOf(node)).to.deep.equal(typed);
      page.window.portico.configure({ locale: 'en' });
      await until(() => drawn(node).textContent === english, 'English sentences');
      expect(valuesOf(node)).to.deep.equal(typed);
      expect(drawn(node)).to.equal(first);
    });
  });
}

describe('window.portico', () => {
  afterEach(closePages);
  const tag = 'portico-sign-in';

  it('[POR-116] changes first screens and widgets where it is called before there is a core', async () => {
    const page = await openPage({ scripts: [loader()] });
    page.window.portico.configure({ locale: 'es' });
    const node = page.document.createElement(tag);
    page.document.body.append(node);
    await page.ready(node);
    await until(() => spanish(node), 'Spanish');
  });

  it('follows the language of the page where that is asked', async () => {
    const page = await openPage({ scripts: [loader()], body: `<${tag}></${tag}>`, locale: 'auto' });
    const node = page.find(tag);
    await page.ready(node);
    expect(spanish(node)).to.equal(false);
    typeInto(node, { tell: true });
    const typed = valuesOf(node);
    page.document.documentElement.lang = 'es-MX';
    await until(() => spanish(node), 'Spanish');
    await until(() => drawn(node).textContent.includes('Contraseña'), 'Spanish sentences');
    expect(valuesOf(node)).to.deep.equal(typed);
  });

  it('tells a page without a tag who is signed in, without a secret, and signs out', async () => {
    const page = await openPage({ scripts: [loader()], signedIn: true });
    const { portico } = page.window;
    const known = { isSignedIn: true, displayName: 'Maya Whitfield' };
    expect({ ...portico.session }).to.deep.equal(known);
    await portico.ready;
    expect({ ...portico.session }).to.deep.equal(known);
    await portico.signOut();
    expect(portico.session.isSignedIn).to.equal(false);
    expect(await page.api.requests()).to.include('/api/Login/Logout');
  });

  it('is one for two versions on a page, and an element of this name does not replace it', async () => {
    const page = await openPage({
      scripts: [loader('one'), loader('two')],
      body: `<img id="portico" alt="" src="data:,"><${tag}></${tag}><portico-faq></portico-faq>`,
    });
    const nodes = [tag, 'portico-faq'].map((name) => page.find(name));
    for (const node of nodes) await page.ready(node);
    page.window.portico.configure({ locale: 'es' });
    for (const node of nodes) await until(() => spanish(node), 'Spanish');
    await page.window.portico.ready;
    expect(page.window.portico.session.isSignedIn).to.equal(false);
  });
});
