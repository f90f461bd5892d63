import { expect } from 'chai';
import { closePages, elements, lenderPages, loader, openPage, rest } from '../support/page.js';
import { usual } from '../support/usual.js';

const { tags } = await (await fetch('/cdn/one/manifest.json')).json();

/** More text than fits into the window, so that a shift of it counts in full. */
const text = `<p id="below">${'What a lender writes below the widget. '.repeat(300)}</p>`;

/** A page without an account leads to the dashboard, perhaps before it could be kept from it. */
const pages = { ...lenderPages, dashboard: undefined };

/** Of the browser's measure, and of the way that the text moves, as a share of the window. */
const limit = 0.01;

/** How a page reserves the height of a tag: the attribute of the snippet, or the style sheet. */
const ways = {
  'by its attribute': (tag) => ({ attribute: `style="${tags[tag].style}"` }),
  'by the style sheet': () => ({ csp: 'strict', sheet: '/cdn/one/portico.css' }),
};

for (const { tag } of elements.filter(({ entry }) => entry !== undefined)) {
  const { attributes = '', storage, signedIn: only } = usual[tag] ?? {};
  for (const signedIn of [false, true].filter((one) => one === (only ?? one))) {
    describe(`layout shift of <${tag}>${signedIn ? ', signed in' : ''}`, () => {
      afterEach(closePages);

      for (const [way, width] of [
        ['by its attribute', 320],
        ['by its attribute', 1280],
        ['by the style sheet', 1280],
      ]) {
        it(`[POR-069] <${tag}>, its height reserved ${way}, does not shift the text below it, ${width} px wide`, async () => {
          const { attribute = '', ...about } = ways[way](tag);
          const body = `<${tag} ${attributes} ${attribute}></${tag}>${text}`;
          const more = { body, signedIn, storage, width, pages };
          const page = await openPage({ scripts: [loader()], ...about, ...more });
          const node = page.find(tag);
          const stop = watch(page, node);
          page.document.addEventListener('portico-navigate', (event) => event.preventDefault());
          await page.ready(node);
          await page.settled();
          await rest(page);
          expect(stop()).to.be.at.most(limit);
          const { moved, nodes } = measured(page);
          expect(moved, nodes).to.be.at.most(limit);
        });
      }
    });
  }
}

describe('the height reserved by a first screen', () => {
  afterEach(closePages);

  it('is given up with the height of the element', async () => {
    const body = '<portico-payment></portico-payment>';
    const page = await openPage({ scripts: [loader()], body, pages });
    const node = page.find('portico-payment');
    await page.ready(node);
    await page.settled();
    const heightOf = () => node.getBoundingClientRect().height;
    // What is blank ends with the window (D179).
    const { top } = node.getBoundingClientRect();
    expect(heightOf()).to.be.closeTo(page.window.innerHeight - top, 2);
    node.style.minHeight = '0';
    expect(heightOf()).to.be.lessThan(300);
  });
});

/**
 * Starts to sum how far the text moves within the window, beginning where it was before any script
 * ran; the function returned ends it.
 */
function watch({ window, find }, node) {
  const below = find('#below');
  const topOf = (one) => one.getBoundingClientRect().top;
  const place = (top = topOf(below)) => Math.min(top, window.innerHeight);
  const gap = topOf(below) - node.getBoundingClientRect().bottom;
  const reserved = parseFloat(window.getComputedStyle(node).minHeight);
  let [last, moved] = [place(topOf(node) + reserved + gap), 0];
  const look = () => {
    const now = place();
    moved += Math.abs(now - last);
    last = now;
  };
  look();
  const watching = setInterval(look, 10);
  return () => {
    clearInterval(watching);
    look();
    return moved / window.innerHeight;
  };
}

/** The browser's own measure, since the page began to load, and what moved; 0 in engines without it. */
function measured({ window: { PerformanceObserver } }) {
  const type = 'layout-shift';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return { moved: 0, nodes: '' };
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  const shifts = observer.takeRecords();
  return {
    moved: shifts.reduce((sum, { value }) => sum + value, 0),
    nodes: shifts.flatMap(({ sources }) => sources.map(describeMove)).join(', '),
  };
}

const describeMove = ({ node, previousRect, currentRect }) =>
  `${node?.localName ?? 'a node'} from ${previousRect.y} to ${currentRect.y} px`;
