import {
  documentAddress,
  payoffBreakdown,
  payoffDownloadToken,
  payoffQuote,
} from '@portico/contract';
import { addDays, localDate, type LocalDate } from '@portico/rules';
import { parse, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { autoLoan } from '../testing/payment';
import { readPdf, textsOf } from '../testing/read-pdf';
import { createSignedInHost, firstDay, minute, type TestHost } from '../testing/test-host';

const danielsLoan = '0014-207715-2';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

describe('the breakdown of a payoff quote', () => {
  const issue = (accountNumber: string, effectiveDate: LocalDate | undefined) =>
    host.send(payoffDownloadToken, { accountNumber, effectiveDate }, { token });
  const addressOf = async (effectiveDate: LocalDate, language?: string) => {
    const { body } = await issue(autoLoan, effectiveDate);
    const downloadToken = parse(string(), body['PassableToken']);
    return documentAddress('', payoffBreakdown, { downloadToken, language });
  };
  const later = addDays(firstDay(), 20);

  it('[POR-092] has parts that add up to the quote of that day', async () => {
    const { body } = await host.send(
      payoffQuote,
      { accountNumber: autoLoan, payOffDate: later },
      { token },
    );
    const response = await host.fetch(await addressOf(later));
    const text = textsOf((await readPdf(await response.arrayBuffer())).root);
    const cell = (label: string) =>
      Number(text[text.indexOf(label) + 1]?.replace(/[$,]/g, '')) * 100;
    const sum = cell('Principal') + cell('Interest to that day') + cell('Fees');
    expect(Math.round(sum)).toBe(Math.round(cell('Payoff amount')));
    expect(cell('Payoff amount') / 100).toBeCloseTo(Number(body['PayOffQuoteAmount']), 2);
  });

  it('[POR-095] is tagged and in the language asked for', async () => {
    const response = await host.fetch(await addressOf(later, 'es'));
    expect(await readPdf(await response.arrayBuffer())).toMatchObject({
      title: 'Cotización de liquidación',
      language: 'es-US',
      isMarked: true,
    });
  });

  it('[LON-287] opens once, for 60 seconds', async () => {
    const address = await addressOf(later);
    expect((await host.fetch(address)).status).toBe(200);
    expect((await host.fetch(address)).status).toBe(404);
    const late = await addressOf(later);
    host.pass(minute);
    expect((await host.fetch(late)).status).toBe(404);
  });

  it.each([
    ['a past day', autoLoan, addDays(firstDay(), -1)],
    ['no day', autoLoan, undefined],
    ['another borrower’s loan', danielsLoan, localDate('2026-04-01')],
    ['savings', '0012-500112-7', localDate('2026-04-01')],
  ])('of %s has no token', async (_name, accountNumber, on) => {
    expect((await issue(accountNumber, on)).codes).toEqual(['Error']);
  });
});
