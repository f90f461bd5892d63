import { expect } from 'chai';
import { isShown, type } from '../support/act.js';
import { closePages, deep, lenderPages, loader, openPage, until } from '../support/page.js';

const manifest = await (await fetch('/cdn/one/manifest.json')).json();
const tag = 'portico-sign-in';
const { entry, first, preload } = manifest.tags[tag];
const nameOf = (file) => file.split('/').at(-1);
const startFiles = [first.en, entry, ...preload].map(nameOf);

let versions = 0;
/** A version of this test alone in which the file fails; `x` times is always. */
const failing = (how, times, file) =>
  `${how}x${times}@${file}~${Math.trunc(performance.timeOrigin)}-${++versions}`;
const open = (version, options = {}) =>
  openPage({
    scripts: [loader(version)],
    body: `<${tag}><p id="content">Call us on 555-0100.</p></${tag}>`,
    pages: lenderPages,
    isParsed: true,
    ...options,
  });

const field = (node, name) => node.shadowRoot?.querySelector(`[name="${name}"]`);
const errorOf = (node) => deep(node.shadowRoot ?? node, '[role=alert]')[0];
const buttonOf = (node, text) =>
  deep(node.shadowRoot ?? node, 'button').find(({ textContent }) => textContent === text);
const reload = 'Reload the page';

/**
 * Whether the engine reads a coded character of an address as the character: a file that another one
 * imports has one address there, whatever the spelling of its folder, and only a reload gets it.
 */
const hasOneSpelling = (await fetch('/cdn/one/%6danifest.json')).url.endsWith('/manifest.json');

/** Presses the button that loads the page again, and returns the tag of the page that follows. */
async function pressReload(page, node) {
  const button = await until(() => buttonOf(node, reload), 'the button', 15_000);
  const frame = page.window.frameElement;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  button.click();
  await loaded;
  return until(() => frame.contentDocument.querySelector(tag), 'the tag');
}

/** Waits longer than the first pauses between the tries, and than the limit of one. */
const ready = ({ ownerDocument }) => {
  const { probe } = ownerDocument.defaultView;
  const isReady = () => probe.heard.some(({ type }) => type === 'portico-ready');
  return until(isReady, `<${tag}> to be ready`, 30_000);
};

describe('a file that fails once', () => {
  afterEach(closePages);

  for (const how of ['503', 'half', 'held']) {
    for (const file of startFiles) {
      const isReloaded = hasOneSpelling && how !== '503' && file === nameOf(manifest.ahead);
      const by = isReloaded ? 'a reload' : 'itself';
      it(`[POR-143] (${how}) is had by ${by}, with what was typed: ${file}`, async () => {
        const page = await open(failing(how, 1, file));
        let node = page.find(tag);
        if (file !== nameOf(first.en) || how !== 'held') {
          const username = await until(() => field(node, 'username'), 'the first screen', 15_000);
          type(username, 'maya');
        }
        if (isReloaded) node = await pressReload(page, node);
        await ready(node);
        if (file !== nameOf(first.en) || how !== 'held')
          expect(field(node, 'username').value).to.equal('maya');
      });
    }
  }

  for (const how of ['503', 'half']) {
    it(`[POR-143] (${how}) is had by the press that needs it: a dialog`, async () => {
      const page = await open(failing(how, 1, 'later-log-out-dialog.js'), {
        body: '<portico-session></portico-session>',
        signedIn: true,
      });
      const node = page.find('portico-session');
      await page.ready(node);
      const logOut = await until(
        () => buttonOf(node, 'Log out') ?? buttonOf(node, 'Log Out'),
        'it',
      );
      logOut.click();
      await until(() => deep(node.shadowRoot, 'dialog[open]').length > 0, 'the dialog');
    });
  }
});

describe('code that never comes', () => {
  afterEach(closePages);

  for (const [how, file] of [
    ['503', nameOf(entry)],
    ['half', nameOf(entry)],
    ['held', nameOf(entry)],
    ['503', nameOf(manifest.ahead)],
    ['held', nameOf(manifest.ahead)],
  ]) {
    it(`[POR-144] is said within ten seconds, with links that lead somewhere: ${file} ${how}`, async () => {
      const page = await open(failing(how, 'x', file));
      const node = page.find(tag);
      await until(() => field(node, 'username'), 'the first screen');
      type(field(node, 'username'), 'maya');
      type(field(node, 'password'), 'secret');
      const send = node.shadowRoot.querySelector('[type=submit]');
      send.click();
      const error = await until(() => errorOf(node), 'the error');
      expect(isShown(error)).to.equal(true);
      expect(error.textContent).to.contain('This part of the page could not be loaded.');
      expect(isShown(buttonOf(node, reload))).to.equal(true);
      // Nothing says any more that the fields are empty, and no press is without an answer.
      expect(node.shadowRoot.textContent).not.to.contain('Enter username and password.');
      send.click();
      expect(node.shadowRoot.activeElement).to.equal(error);
      expect(deep(node.shadowRoot, 'a').map((link) => link.getAttribute('href'))).to.deep.equal([
        lenderPages.recovery,
        lenderPages.register,
        lenderPages.faq,
      ]);
      expect(deep(node.shadowRoot, '[role=alert]')).to.have.length(1);
    });
  }

  it('[POR-144] is said where there is no first screen either, with the own content', async () => {
    const page = await open(failing('503', 'x', nameOf(first.en)));
    const node = page.find(tag);
    const error = await until(() => errorOf(node), 'the error');
    expect(isShown(error)).to.equal(true);
    expect(isShown(page.find('#content'))).to.equal(true);
    expect(isShown(buttonOf(node, reload))).to.equal(true);
  });

  it('[POR-143] leads to a reload that keeps what was typed, except the password', async () => {
    const page = await open(failing('503', 'x', nameOf(manifest.ahead)));
    const node = page.find(tag);
    await until(() => field(node, 'username'), 'the first screen');
    type(field(node, 'username'), 'maya');
    type(field(node, 'password'), 'secret');
    const next = await pressReload(page, node);
    await until(() => field(next, 'username')?.value === 'maya', 'the username');
    expect(field(next, 'password').value).to.equal('');
    expect(JSON.stringify(sessionStorage)).not.to.contain('secret');
  });

  it('[POR-143] of a part offers a reload beside the retry', async () => {
    const page = await open(failing('503', 'x', 'later-paying.first.view.js'), {
      body: '<portico-payment account-number="0012-104417-3"></portico-payment>',
      signedIn: true,
    });
    const node = page.find('portico-payment');
    await until(() => buttonOf(node, reload), 'the button', 30_000);
    expect(isShown(buttonOf(node, 'Try again') ?? buttonOf(node, 'Try Again'))).to.equal(true);
  });
});
