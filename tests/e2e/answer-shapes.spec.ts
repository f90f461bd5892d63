import { test } from '@playwright/test';
import { mixedShapes } from '../../demo-host/api/shapes/mixed-shapes';
import { hanna } from './support/borrowers';
import { payFromNewBank } from './support/borrower-steps';
import { openConsole } from './support/console';
import { startTestHost } from './support/host';
import { ledgerOf } from './support/ledger';
import { plainSite, portalSite } from './support/sites';

/** Each mixture on one kind of page: the lender's own, and the portal. */
const walks = [
  { shapes: mixedShapes[0], site: plainSite },
  { shapes: mixedShapes[1], site: portalSite },
];

for (const { shapes, site } of walks) {
  test(`[POR-062] a borrower pays where the API answers with ${shapes}: ${site.title}`, async ({
    browser,
  }) => {
    const host = await startTestHost({ ANSWER_SHAPES: shapes });
    try {
      const page = await browser.newPage({ baseURL: host.url });
      const testConsole = openConsole(host.url);
      await testConsole.skipHolidays();
      const borrower = await testConsole.borrower(hanna.username);
      const visit = { page, site, testConsole, borrower };
      await payFromNewBank(visit, hanna.loan, ledgerOf(host.database));
      await page.close();
    } finally {
      await host.close();
    }
  });
}
