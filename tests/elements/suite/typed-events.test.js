import { expect } from 'chai';
import { drawn, firstField, isShown } from '../support/act.js';
import { closePages, elements, loader, openPage, until } from '../support/page.js';

const held = { held: ['ApplicationOptions'] };

/** What a borrower types, presses and pastes in a text field: it is the field's alone. */
const taken = [
  ['s'],
  ['/'],
  ['?', { shiftKey: true }],
  ['7', { code: 'Digit7' }],
  [' '],
  ['Enter'],
  ['Backspace'],
  ['ArrowDown'],
  ['Home'],
  ['@', { code: 'KeyQ', ctrlKey: true, altKey: true, modifierAltGraph: true }],
  ['@', { code: 'KeyL', altKey: true }],
  ['ß', { code: 'KeyS', altKey: true }],
  ['Escape', { isComposing: true }],
];

/** What the page still receives. */
const passed = [
  ['Escape'],
  ['Tab'],
  ['Tab', { shiftKey: true }],
  ['F1'],
  ['Shift', { shiftKey: true }],
  ['k', { code: 'KeyK', ctrlKey: true }],
  ['k', { code: 'KeyK', metaKey: true }],
  ['s', { code: 'KeyS', altKey: true }],
];

const keyEvents = ['keydown', 'keypress', 'keyup'];
const textEvents = ['beforeinput', 'input', 'compositionupdate', 'paste', 'cut', 'copy'];

/** What listeners around the tag receive: on the form in which it stands, the document and the window. */
function listenAround(page) {
  const heard = [];
  const around = [page.find('form'), page.document, page.window];
  for (const target of around) {
    for (const type of [...keyEvents, ...textEvents])
      page.window.EventTarget.prototype.addEventListener.call(target, type, (event) => {
        heard.push(`${type} ${event.key ?? ''}`);
      });
  }
  return { heard: () => heard.splice(0), times: around.length };
}

function press(node, [key, more = {}]) {
  const { KeyboardEvent } = node.ownerDocument.defaultView;
  const init = { key, bubbles: true, composed: true, cancelable: true, ...more };
  for (const type of keyEvents) node.dispatchEvent(new KeyboardEvent(type, init));
}

function tell(field, type) {
  const { Event } = field.ownerDocument.defaultView;
  field.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));
}

for (const { tag, entry } of elements) {
  if (entry === undefined) continue;
  for (const signedIn of [false, true]) {
    describe(`what is typed in <${tag}>${signedIn ? ', signed in' : ''}`, () => {
      afterEach(closePages);

      /** Presses everything in a field of the widget, and in the content between its tags. */
      function expectKept(page, node, field) {
        const { heard, times } = listenAround(page);
        for (const key of taken) press(field, key);
        for (const type of textEvents) tell(field, type);
        expect(heard()).to.deep.equal([]);
        for (const key of passed) {
          press(field, key);
          const each = keyEvents.flatMap((type) => Array(times).fill(`${type} ${key[0]}`));
          expect(heard(), key[0]).to.deep.equal(each);
        }
        press(node.querySelector('input'), ['s']);
        expect(heard()).to.have.lengthOf(keyEvents.length * times);
      }

      it(`[POR-138] <${tag}>${signedIn ? ', signed in,' : ''} keeps it from the page around, first screen and screen`, async () => {
        const page = await openPage({
          scripts: [loader()],
          api: held,
          signedIn,
          body: `<form><${tag}><input></${tag}></form>`,
        });
        const node = page.find(tag);
        const isThere = () => isShown(drawn(node)) || isShown(node.querySelector('input'));
        await until(() => node.shadowRoot && isThere(), 'the tag');
        const early = firstField(node);
        if (early) expectKept(page, node, early);
        await page.api.set({ held: [] });
        await page.ready(node);
        await page.settled();
        const field = firstField(node);
        if (field && field !== early) expectKept(page, node, field);
        const button = drawn(node).querySelector('button:not([disabled])');
        if (!button) return;
        const { heard, times } = listenAround(page);
        // Nothing is pressed or sent.
        button.addEventListener(
          'keydown',
          (event) => event.key === 'Enter' && event.preventDefault(),
        );
        press(button, ['Enter']);
        expect(heard()).to.deep.equal([]);
        press(button, ['s']);
        expect(heard()).to.have.lengthOf(keyEvents.length * times);
      });
    });
  }
}
