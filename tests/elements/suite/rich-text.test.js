import { expect } from 'chai';
import { groups, payloads } from '../payloads/payloads.js';
import { activeIn, foreignIn, nothing, watchExecution } from '../support/execution.js';
import { closePages, deep, elements, openPage, until } from '../support/page.js';
import { scenes } from '../support/rich-text-scenes.js';

const hasSetHTML = 'setHTML' in Element.prototype;

/**
 * What a scene shows, one after the other: the first each payload, the others each kind of them in
 * one text, because all settings are sanitised and drawn by the same code.
 */
const textsOf = (scene) =>
  scene === scenes[0] ? payloads : Object.values(groups).map((htmls) => htmls.join('\n'));

/** Shows each text in each setting of a scene; resolves to what is active or not text. */
async function showAll(scene, page, nodes) {
  const { keys, settings, shown = () => keys, open, begin, end } = scene;
  const show = (html) => {
    const texts = Object.fromEntries(keys.map((key) => [key, html]));
    for (const node of nodes) node.settings = { ...settings, ...texts };
  };
  const texts = () => nodes.flatMap((node) => deep(node.shadowRoot, '[part=rich-text]'));
  const problems = [];
  show('0:');
  for (const node of nodes) await page.ready(node);
  await open?.(nodes, page);
  for (const [n, html] of textsOf(scene).entries()) {
    show(`${n}:${html}`);
    await begin?.(nodes, n);
    const isShown = ({ textContent }) => textContent.startsWith(`${n}:`);
    await until(
      () => texts().length === shown(n).length && texts().every(isShown),
      `${html} in ${shown(n).join(', ')}`,
    );
    const found = [
      ...nodes.flatMap(({ shadowRoot }) => activeIn(shadowRoot)),
      ...texts().flatMap(foreignIn),
    ];
    if (found.length > 0) problems.push([html, ...found]);
    await end?.(nodes, n);
  }
  return problems;
}

describe('a rich text of the lender', () => {
  afterEach(closePages);

  it('is in a scene, whichever setting it is', () => {
    const declared = elements
      .flatMap(({ settings }) => settings)
      .filter(({ kind }) => kind === 'richText')
      .map(({ key }) => key);
    const shown = scenes.flatMap(({ keys }) => keys);
    expect(shown.sort()).to.deep.equal([...new Set(declared)].sort());
  });

  const runs = scenes.map((scene) => ({ scene, isNative: hasSetHTML }));
  // By DOMPurify also where the browser can sanitise.
  if (hasSetHTML) runs.push({ scene: scenes[0], isNative: false });

  for (const { scene, isNative } of runs) {
    const by = isNative ? 'sanitised by the browser' : 'sanitised by DOMPurify';
    it(`[POR-048] runs nothing in ${scene.name}, ${by}`, async () => {
      const watch = await watchExecution();
      const page = await openPage(await scene.page());
      watch.dialogsOf(page);
      if (!isNative) delete page.window.Element.prototype.setHTML;
      const nodes = [...page.document.querySelectorAll(scene.tag)];
      expect(await showAll(scene, page, nodes)).to.deep.equal([]);
      expect(await watch.result()).to.deep.equal(nothing);
    }).timeout(120_000);
  }
});
