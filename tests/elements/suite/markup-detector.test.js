import { expect } from 'chai';
import { groups, payloads } from '../payloads/payloads.js';
import { activeIn, foreignIn, watchExecution } from '../support/execution.js';
import { closePages, openPage } from '../support/page.js';

/** Inserts markup as a page without a sanitiser would, and once more as it is read back. */
async function insert(htmls) {
  const watch = await watchExecution();
  const page = await openPage();
  const { body } = page.document;
  const found = htmls.map((html) => {
    const host = body.appendChild(document.createElement('div'));
    host.innerHTML = html;
    host.innerHTML = `${host.innerHTML} `;
    return [...activeIn(host), ...foreignIn(host)].length > 0;
  });
  return { unnoticed: htmls.filter((_, index) => !found[index]), ...(await watch.result()) };
}

describe('the detector of active markup', () => {
  afterEach(closePages);

  for (const [group, htmls] of Object.entries(groups)) {
    it(`notices ${group} in a page that does not sanitise`, async () => {
      expect((await insert(htmls)).unnoticed).to.deep.equal([]);
    });
  }

  it('notices what runs', async () => {
    expect((await insert(groups.handlers)).executions).to.be.greaterThan(10);
  });

  it('notices what is requested', async () => {
    expect((await insert(groups.styles)).requests).not.to.deep.equal([]);
  });

  it('has more than a hundred payloads', () => {
    expect(new Set(payloads).size).to.be.greaterThan(150);
  });
});
