import { accountDocuments, readWire } from '@portico/contract';
import { cents, formatMoney } from '@portico/rules';
import { expect, it } from 'vitest';
import { readPdf, textsOf } from '../../demo-host/api/testing/read-pdf';
import { createSignedInHost } from '../../demo-host/api/testing/test-host';
import { documentAddressOf } from '../../demo-host/api/testing/uploads';
import { rhythm } from './from-specification/dates';
import { createBooks } from './from-specification/loan';

const loan = '0014-207715-2';

/** Daniel's auto loan as the seed opens it, and what its nine payments of 2025 paid of interest. */
function interestOf2025(): number {
  const firstDue = '2025-04-19';
  const books = createBooks({
    ...{ opened: '2025-03-19', firstDue, billing: 'Monthly' },
    ...{ principal: 1_420_000, rate: 1_190, installment: 33_800, installments: 54 },
    ...{ lateFee: 2_500, graceDays: 10 },
  });
  const dueDates = rhythm('Monthly', firstDue);
  let interest = 0;
  for (let paid = 0; paid < 9; paid += 1) {
    books.passTo(dueDates.next().value);
    interest += books.pay(33_800);
  }
  return interest;
}

it('[POR-171] a tax form says the interest of the year as it is computed a second time', async () => {
  const { host, token } = await createSignedInHost('daniel');
  try {
    const { body } = await host.send(accountDocuments, { accountNumber: loan }, { token });
    const read = readWire(accountDocuments.response, body);
    const form = read.ok && read.value.value.find(({ taxYear }) => taxYear === 2025);
    if (!form) throw new Error(JSON.stringify(body));
    const response = await host.fetch(await documentAddressOf(host, token, form.fileId));
    const texts = textsOf((await readPdf(await response.arrayBuffer())).root);
    const shown = texts[texts.indexOf('Interest received') + 1];
    expect(shown).toBe(formatMoney(cents(interestOf2025())));
  } finally {
    await host.close();
  }
});
