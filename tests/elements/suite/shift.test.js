import { expect } from 'chai';
import { drawn, isShown } from '../support/act.js';
import { closePages, elements, lenderPages, loader, openPage, until } from '../support/page.js';
import { usual } from '../support/usual.js';

/**
 * The most pixels by which the content below may move: a layout shift of 0.01 where it fills the
 * window.
 */
const limit = 6;

for (const element of elements.filter(({ entry }) => entry !== undefined)) {
  const { attributes = '', storage, signedIn: only } = usual[element.tag] ?? {};
  for (const signedIn of [false, true].filter((one) => one === (only ?? one))) {
    describe(`layout shift of <${element.tag}>${signedIn ? ', signed in' : ''}`, () => {
      afterEach(closePages);

      for (const width of [320, 1280]) {
        it(`<${element.tag}> does not shift the content below it, ${width} px wide`, async () => {
          const body = `<${element.tag} ${attributes}></${element.tag}><p id="below">Below</p>`;
          const api = { held: ['ApplicationOptions'] };
          const about = { api, signedIn, body, storage, width, pages: lenderPages };
          const page = await openPage({ scripts: [loader()], ...about });
          const node = page.find(element.tag);
          page.document.addEventListener('portico-navigate', (event) => event.preventDefault());
          await until(() => isShown(drawn(node)), 'the first screen');
          const stop = watch(page);
          await page.api.set({ held: [] });
          await page.ready(node);
          await page.settled();
          // What was loaded may be drawn by code that is still loading.
          await new Promise((resolve) => setTimeout(resolve, 300));
          expect(stop()).to.be.at.most(limit);
        });
      }
    });
  }
}

/**
 * Starts to sum how far the content below moves within the window; the function returned ends it.
 */
function watch({ window, find }) {
  const below = find('#below');
  const place = () => Math.min(below.getBoundingClientRect().top, window.innerHeight);
  let [last, moved] = [place(), 0];
  const look = () => {
    const now = place();
    moved += Math.abs(now - last);
    last = now;
  };
  const watching = setInterval(look, 10);
  return () => {
    clearInterval(watching);
    look();
    return moved;
  };
}
