import { expect } from 'chai';
import { drawn } from '../support/act.js';
import { memory } from '../support/memory.js';
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

/** The tags whose screens are for visitors. */
const forVisitors =
  /^portico-(sign-in|recovery|activation|password-change|verify-email|opt-out|registration)$/;

const mountsAtOnce = 10;

describe('the memory of a page', () => {
  afterEach(closePages);

  for (const element of elements) {
    it(`[POR-063] <${element.tag}> mounted and unmounted 100 times leaves nothing behind`, async function () {
      this.timeout(120_000);
      const signedIn = !forVisitors.test(element.tag);
      const page = await openPage({ scripts: [entryOf(element)], signedIn });
      await page.window.customElements.whenDefined(element.tag);

      const mountAndUnmount = async (rounds) => {
        for (let round = 0; round < rounds; round++) {
          const nodes = Array.from({ length: mountsAtOnce }, () =>
            page.document.createElement(element.tag),
          );
          page.document.body.append(...nodes);
          for (const node of nodes) await page.ready(node);
          for (const node of nodes) node.remove();
          await until(() => nodes.every((node) => drawn(node) === undefined), 'them to be cleared');
          page.probe.heard.length = 0;
        }
        await page.settled();
        await rest(page);
      };
      const inUse = async () => ({ ...(await memory()), open: page.probe.open() });

      // Code that is fetched on demand, and caches of the first mounts.
      await mountAndUnmount(5);
      if (signedIn) await monitored(page);
      let before = await inUse();
      await mountAndUnmount(100 / mountsAtOnce);
      let after = await inUse();
      // The heap also grows by what the engine compiles: a leak grows it as much once more.
      if (after.bytes / before.bytes >= 1.05) {
        before = after;
        await mountAndUnmount(100 / mountsAtOnce);
        after = await inUse();
      }

      expect(leftBehind(before.open, after.open)).to.deep.equal([]);
      // Far less than one for each mount: the browser itself begins and ends a few.
      expect(after.nodes - before.nodes, 'new nodes').to.be.below(10);
      expect(after.listeners - before.listeners, 'new listeners').to.be.below(10);
      expect(after.bytes / before.bytes, 'growth of the heap').to.be.below(1.05);
    });
  }
});
