import { expect } from 'chai';
import { breakDrawing, drawn, firstField, isBusyAbove, type } from '../support/act.js';
import {
  closePages,
  elements,
  entryOf,
  leftBehind,
  monitored,
  openPage,
  rest,
  until,
} from '../support/page.js';

const cases = elements.flatMap((element) => [
  { element, signedIn: false },
  { element, signedIn: true },
]);

for (const { element, signedIn } of cases) {
  const name = `<${element.tag}>${signedIn ? ', signed in,' : ''}`;
  describe(`life of ${name}`, () => {
    const title = (what) => `${name} ${what}`;
    const scripts = [entryOf(element)];

    describe('through its moves', () => {
      let page;
      let node;
      before(async () => {
        page = await openPage({
          scripts,
          signedIn,
          body: `<div id="here"><${element.tag}></${element.tag}></div><div id="there"></div>`,
        });
        node = page.find(element.tag);
        await page.ready(node);
        await page.settled();
        // A part above it, whose code has no request left, would be drawn during the moves.
        await until(() => !isBusyAbove(node, firstField(node)), 'what is above its field');
      });
      after(() => {
        closePages();
        // The suite keeps this scope, which would keep the page's memory.
        page = node = undefined;
      });

      it(title('keeps its state when it is moved, or removed and put back at once'), async () => {
        const first = drawn(node);
        const field = firstField(node);
        if (field) type(field, '12');
        const typed = field?.value;
        const moves = {
          moved: () => page.find('#there').append(node),
          'removed and put back': () => {
            node.remove();
            page.find('#here').append(node);
          },
          'moved by moveBefore': () => page.find('#there').moveBefore?.(node, null),
        };
        for (const [move, perform] of Object.entries(moves)) {
          perform();
          await rest(page);
          expect(drawn(node) === first, `what was drawn stays, ${move}`).to.equal(true);
          expect(firstField(node) === field, `the field stays, ${move}`).to.equal(true);
          expect(field?.value, `what was typed stays, ${move}`).to.equal(typed);
        }
        expect(page.probe.heard.filter(({ type }) => type === 'portico-ready').length).to.equal(1);
      });

      it(title('leaves nothing behind when it is removed, and starts again'), async () => {
        node.remove();
        await until(() => drawn(node) === undefined, 'it to be cleared');
        await rest(page);
        if (signedIn) await monitored(page);
        const open = page.probe.open();

        const second = page.document.createElement(element.tag);
        page.document.body.append(second);
        await page.ready(second);
        await page.settled();
        expect(second.shadowRoot.adoptedStyleSheets.length).to.be.greaterThan(0);
        second.remove();
        await until(() => drawn(second) === undefined, 'it to be cleared');
        // Listeners, timers, observers and channels.
        const left = () => leftBehind(open, page.probe.open());
        await until(() => left().length === 0, 'what it began to end').catch(() => undefined);
        expect(left()).to.deep.equal([]);
        expect(second.shadowRoot.adoptedStyleSheets.length).to.equal(0);

        const readies = () =>
          page.probe.heard.filter(
            ({ type, target }) => type === 'portico-ready' && target === node,
          );
        expect(readies().length).to.equal(1);
        page.find('#there').append(node);
        await until(() => drawn(node), 'it to be drawn');
        await until(() => readies().length === 2, 'it to be ready again');
      });

      it(title('is garbage-collected after it is removed'), async function () {
        if (typeof window.gc !== 'function') this.skip();
        const gone = await (async () => {
          const second = page.document.createElement(element.tag);
          page.document.body.append(second);
          await page.ready(second);
          await page.settled();
          second.remove();
          await until(() => drawn(second) === undefined, 'it to be cleared');
          page.probe.heard.length = 0;
          return new WeakRef(second);
        })();
        await until(async () => {
          await page.window.gc({ execution: 'async', type: 'major' });
          return gone.deref() === undefined;
        }, 'the element to be collected');
      });
    });

    describe('on a page of its own', () => {
      afterEach(closePages);

      it(title('does nothing while it is detached'), async () => {
        const page = await openPage({ scripts, signedIn });
        await page.window.customElements.whenDefined(element.tag);
        const node = page.document.createElement(element.tag);
        await rest(page);
        expect(drawn(node) === undefined).to.equal(true);
        expect(await page.api.requests()).to.deep.equal([]);
        page.document.body.append(node);
        await page.ready(node);
        expect(drawn(node) === undefined).to.equal(false);
      });

      it(title('shows the content between its tags when drawing throws'), async () => {
        const page = await openPage({
          scripts,
          signedIn,
          body: `<${element.tag}><p id="content">Call us.</p></${element.tag}>`,
          api: { held: ['ApplicationOptions'] },
        });
        const node = page.find(element.tag);
        await until(() => node.shadowRoot?.firstElementChild?.firstChild, 'it to wait');
        // A first screen is emptied, so that it does not match and React draws everything.
        drawn(node)?.replaceChildren();
        const repair = breakDrawing(page.document);
        await page.api.set({ held: [] });
        const { detail } = await page.heard('portico-error', node);
        repair();
        expect(detail).to.deep.equal({ code: 'render', tag: element.tag });
        expect(page.find('#content').getClientRects().length).to.be.greaterThan(0);
      });
    });
  });
}
