import { expect } from 'chai';
import { drawn, isShown } from '../support/act.js';
import { closePages, elements, loader, openPage, until, lenderPages } from '../support/page.js';
import { usual } from '../support/usual.js';

const held = { held: ['ApplicationOptions'] };
const typable = 'input:not([type=hidden]):not([type=radio]):not([type=checkbox]), textarea';

/**
 * The markup drawn: elements with their attributes in order, without the ids that React or preact
 * numbers.
 */
function linesOf(node) {
  return [...drawn(node).querySelectorAll('*')].map((one) => {
    const attributes = [...one.attributes]
      .filter(({ name, value }) => value !== '' || !['value', 'method'].includes(name))
      .map(({ name, value }) => ` ${name}=${value.replace(/_[rR]_\w*?_|\bP\d+-\d+/g, 'id')}`);
    const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === 3);
    return one.localName + attributes.sort().join('') + texts.map(({ data }) => data).join('');
  });
}

/** The fields a borrower can type in. */
function fieldsOf(node) {
  return [...drawn(node).querySelectorAll(typable)].filter((field) => !field.disabled);
}

/** What can be pressed early, and the button that sends. */
const pressOf = (node) =>
  drawn(node).querySelector('form [type=submit], a[href^="#"], a[href^="/"]');
const submitOf = (node) => drawn(node).querySelector('form [type=submit]');

/** Types into a field, with the events a page receives. */
function typeInto(field, index) {
  field.focus();
  field.value = /numeric|tel/.test(field.inputMode) ? `${index + 1}23` : `typed ${index + 1}`;
  field.dispatchEvent(new field.ownerDocument.defaultView.Event('input', { bubbles: true }));
}

/** What is typed into a tag before the code is loaded, by `support/usual.js`. */
const earlyOf = (tag, signedIn) => usual[tag]?.early?.(signedIn);

function fieldNamed(node, name) {
  return drawn(node).querySelector(`[name="${name}"]`);
}

/** Fills in a field as a borrower does. */
function fill(field, value) {
  if (value === true) return field.click();
  const { Event } = field.ownerDocument.defaultView;
  field.value = value;
  const types = field.localName === 'select' ? ['input', 'change'] : ['input'];
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
  return undefined;
}

const digits = (text) => text.replace(/\W/g, '');

for (const element of elements.filter(({ entry }) => entry !== undefined)) {
  for (const signedIn of [false, true]) {
    const name = `<${element.tag}>${signedIn ? ', signed in,' : ''}`;
    const title = (what) => `${name} ${what}`;

    describe(`first screen of ${name}`, () => {
      afterEach(closePages);

      /** A page whose first screen is shown and whose setup is not loaded yet. */
      async function early(options = {}) {
        const body = `<${element.tag}></${element.tag}>`;
        const scripts = [loader()];
        const page = await openPage({ scripts, api: held, signedIn, body, ...options });
        const node = page.find(element.tag);
        await until(() => isShown(drawn(node)), 'the first screen');
        return { page, node, go: () => page.api.set({ held: [] }) };
      }

      /** What the screen has to use; known once the first test has shown it. */
      let has;
      const lacks = (part) => has?.[part] === false;

      it(title('is shown before setup and code are loaded, as React then draws it'), async () => {
        const { page, node, go } = await early({ csp: 'strict' });
        has = {
          field: fieldsOf(node).length > 0,
          press: pressOf(node) !== null,
          submit: submitOf(node) !== null,
        };
        expect(page.probe.heard).to.deep.equal([]);
        await go();
        await page.ready(node);
        await page.settled();
        const fresh = page.document.createElement(element.tag);
        page.document.body.append(fresh);
        await page.ready(fresh);
        await page.settled();
        // For printing, parts that are far down are drawn in both.
        page.window.dispatchEvent(new page.window.Event('beforeprint'));
        // What is loaded on demand may arrive in one before the other.
        const areAlike = () => linesOf(node).join() === linesOf(fresh).join();
        await until(areAlike, 'both to be alike').catch(() => undefined);
        expect(linesOf(node)).to.deep.equal(linesOf(fresh));
        expect(page.probe.violations).to.deep.equal([]);
      });

      it(title('keeps what is typed, the focus and the caret'), async function () {
        if (lacks('field')) this.skip();
        const { page, node, go } = await early();
        if (fieldsOf(node).length === 0) this.skip();
        fieldsOf(node).forEach(typeInto);
        const typed = fieldsOf(node).map(({ value }) => value);
        const [first] = fieldsOf(node);
        first.focus();
        if (first.selectionStart !== null) first.setSelectionRange(1, 3);
        await go();
        await page.ready(node);
        await page.settled();
        expect(fieldsOf(node).map(({ value }) => digits(value))).to.deep.equal(typed.map(digits));
        const [field] = fieldsOf(node);
        expect(node.shadowRoot.activeElement === field, 'the field has the focus').to.equal(true);
        if (field.selectionStart !== null) {
          await until(() => field.selectionStart === 1 && field.selectionEnd === 3, 'the caret');
        }
      });

      it(title('keeps its field while an input method composes text'), async function () {
        if (lacks('field')) this.skip();
        const { page, node, go } = await early();
        const [first] = fieldsOf(node).filter(({ inputMode }) => !inputMode);
        if (!first) this.skip();
        const compose = (type) =>
          first.dispatchEvent(new page.window.CompositionEvent(type, { bubbles: true }));
        first.focus();
        compose('compositionstart');
        typeInto(first, 0);
        await go();
        await page.ready(node);
        await page.settled();
        expect(node.shadowRoot.activeElement === first, 'the field is the same').to.equal(true);
        compose('compositionend');
        await until(() => !first.isConnected, 'the field to be replaced');
        const [field] = fieldsOf(node);
        expect(field.value).to.equal(first.value);
        expect(node.shadowRoot.activeElement === field, 'the field has the focus').to.equal(true);
      });

      it(
        title('keeps what is typed when the page’s markup is from another build'),
        async function () {
          if (lacks('field')) this.skip();
          const { page, node, go } = await early();
          if (fieldsOf(node).length === 0) this.skip();
          fieldsOf(node).forEach(typeInto);
          const typed = fieldsOf(node).map(({ value }) => value);
          // As if that build had another label text.
          drawn(node).querySelector('label').textContent = 'Another';
          drawn(node).append(page.document.createElement('hr'));
          await go();
          await page.ready(node);
          await page.settled();
          expect(node.shadowRoot.querySelectorAll('hr').length).to.equal(0);
          expect(fieldsOf(node).map(({ value }) => digits(value))).to.deep.equal(typed.map(digits));
        },
      );

      it(title('performs an early press once'), async function () {
        if (lacks('press')) this.skip();
        const { page, node, go } = await early({ pages: lenderPages });
        const press = pressOf(node);
        if (!press) this.skip();
        const done = [];
        node.shadowRoot.addEventListener('click', () => done.push('press'));
        page.document.addEventListener('portico-navigate', (event) => {
          event.preventDefault();
          done.push('navigate');
        });
        const address = page.window.location.href;
        press.click();
        press.click();
        expect(done).to.deep.equal([]);
        await go();
        await page.ready(node);
        await until(() => done.length > 0, 'the press');
        await page.settled();
        expect(done.filter((one) => one === 'press').length).to.equal(1);
        expect(done.filter((one) => one === 'navigate').length).to.be.at.most(1);
        expect(page.window.location.href).to.equal(address);
      });

      it(title('sends what was typed and pressed early, once'), async function () {
        const { attributes, typed, call, carries } = earlyOf(element.tag, signedIn) ?? {};
        if (!typed && lacks('submit')) this.skip();
        const body = `<${element.tag} ${attributes ?? ''}></${element.tag}>`;
        const { page, node, go } = await early({ body });
        const submit = submitOf(node);
        expect(submit && !typed, 'support/usual.js to say what is typed').to.not.equal(true);
        if (!typed) this.skip();
        for (const [name, value] of Object.entries(typed)) fill(fieldNamed(node, name), value);
        const before = Object.keys(typed).map((name) => digits(fieldNamed(node, name).value));
        submit?.click();
        submit?.click();
        // As Enter in a field does.
        submit?.form.requestSubmit(submit);
        submit?.click();
        expect(await page.api.bodies(call)).to.deep.equal([]);
        await page.api.set({ held: [call] });
        await page.ready(node);
        const [sent] = await until(async () => {
          const bodies = await page.api.bodies(call);
          return bodies.length > 0 && bodies;
        }, `a call of ${call}`);
        await page.settled();
        const after = Object.keys(typed).map((name) => digits(fieldNamed(node, name).value));
        expect(after).to.deep.equal(before);
        await go();
        await page.settled();
        expect((await page.api.bodies(call)).length).to.equal(1);
        for (const word of carries ?? Object.values(typed).filter((value) => value !== true)) {
          expect(decodeURIComponent(sent)).to.contain(word);
        }
      });
    });
  }
}

describe('a field that the lender hides', () => {
  afterEach(closePages);
  afterEach(() => localStorage.removeItem('portico.hidden'));

  it('<portico-registration> does not show it in the first screen of the site’s next page', async () => {
    const attributes = `settings='{"registrationOptions.noAccountNumberOption": true}'`;
    const body = `<portico-registration ${attributes}></portico-registration>`;
    const find = (page) => page.find('portico-registration');
    const first = await openPage({ scripts: [loader()], body });
    await first.ready(find(first));
    await until(() => localStorage.getItem('portico.hidden'), 'what is hidden to be remembered');
    const next = await openPage({ scripts: [loader()], body, api: held });
    await until(() => isShown(drawn(find(next))), 'the first screen');
    expect(fieldNamed(find(next), 'accountNumber')).to.equal(null);
    fill(fieldNamed(find(next), 'lastName'), 'Whitfield');
    await next.api.set({ held: [] });
    await next.ready(find(next));
    await next.settled();
    expect(fieldNamed(find(next), 'accountNumber')).to.equal(null);
    expect(fieldNamed(find(next), 'lastName').value).to.equal('Whitfield');
  });
});
