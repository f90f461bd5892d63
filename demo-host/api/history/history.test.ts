import {
  accountDetails,
  accountHistory,
  documentAddress,
  historyDownload,
  historyDownloadToken,
  readWire,
} from '@portico/contract';
import { parse, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { autoLoan, submitPayment } from '../testing/payment';
import { elementsOf, readPdf } from '../testing/read-pdf';
import { createSignedInHost, minute, type TestHost } from '../testing/test-host';

const homeLoan = '0012-118820-5';
const danielsLoan = '0014-207715-2';
const savings = '0012-500112-7';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const ask = (accountNumber: string, days: number) =>
  host.send(accountHistory, { accountNumber, days, downloadCSV: false }, { token });
async function rowsOf(accountNumber: string, days: number) {
  const read = readWire(accountHistory.response, (await ask(accountNumber, days)).body);
  if (!read.ok) throw new Error('Not an answer');
  return read.value.list;
}
const issue = (downloadType: number, accountNumber = autoLoan, daysOfHistory = 90) =>
  host.send(historyDownloadToken, { accountNumber, daysOfHistory, downloadType }, { token });
async function open(downloadType: number, accountNumber = autoLoan, language = 'en') {
  const { body } = await issue(downloadType, accountNumber);
  const download = parse(string(), body['PassableToken']);
  return host.fetch(documentAddress('', historyDownload, { token: download, language }));
}

describe('the history of an account', () => {
  it.each([
    ['one payment a month', autoLoan, 30, 1],
    ['of 60 days', autoLoan, 60, 2],
    ['of 90 days', autoLoan, 90, 3],
    ['of all days since it was opened', autoLoan, 687, 23],
    ['of more days than that', autoLoan, 1_000_000, 23],
    ['of fewer than none', autoLoan, -5, 0],
    ['of savings', savings, 9_999, 4],
  ])('%s', async (_name, accountNumber, days, count) => {
    expect(await rowsOf(accountNumber, days)).toHaveLength(count);
  });

  it('is newest first, ends at the balance of the page, and adds up', async () => {
    const rows = await rowsOf(autoLoan, 687);
    const [newest] = rows;
    const { body } = await host.send(accountDetails, { accountNumber: autoLoan }, { token });
    const balance = Reflect.get(Object(body['Information']), 'Balance');
    expect(newest?.runningPrincipalBalance).toBe(Math.round(Number(balance) * 100));
    expect(newest).toMatchObject({ transactionDate: '2026-02-14', totalPaymentAmount: 37_035 });
    const paid = rows.slice(0, -1).reduce((sum, row) => sum + (row.principalAmount ?? 0), 0);
    expect(1_850_000 - paid).toBe(newest?.runningPrincipalBalance);
    expect(rows.at(-1)).toMatchObject({
      transactionDescription: 'Loan advance',
      principalAmount: -1_850_000,
    });
  });

  it('has a returned payment, its fee, and the payment made again', async () => {
    const rows = await rowsOf(homeLoan, 400);
    const back = rows.findIndex(({ totalPaymentAmount: total }) => total === -19_143);
    expect(rows.slice(back - 2, back + 2)).toMatchObject([
      { totalPaymentAmount: 20_643, otherAmount: 1_500 },
      { transactionDescription: 'Returned payment fee', otherAmount: -1_500 },
      { transactionDescription: 'Returned: payment from bank account ending in 6789' },
      { totalPaymentAmount: 19_143 },
    ]);
  });

  it('has the time of day of a payment made online', async () => {
    await submitPayment(host, token, {});
    const [row] = await rowsOf(autoLoan, 30);
    expect(row).toMatchObject({ transactionDate: '2026-03-02', transactionTime: '12:00 PM' });
  });

  it('is only the borrower’s own', async () => {
    expect((await ask(danielsLoan, 30)).codes).toEqual(['Error']);
    expect((await issue(0, danielsLoan)).codes).toEqual(['Error']);
  });

  it('is refused for security by the host’s switch, and so are downloads', async () => {
    const { body } = await issue(0);
    await host.changeSetting('historySecurity', 'true', 'host');
    expect((await ask(autoLoan, 30)).codes).toEqual(['HistorySecurity']);
    expect((await issue(0)).codes).toEqual(['HistorySecurity']);
    const download = parse(string(), body['PassableToken']);
    const opened = await host.fetch(documentAddress('', historyDownload, { token: download }));
    expect(opened.status).toBe(404);
  });
});

describe('a download of the history', () => {
  it('as CSV is a file to be saved, in the language asked for', async () => {
    const response = await open(0, autoLoan, 'es');
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="history-2026-03-02.csv"',
    );
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toContain('Fecha,Hora,Descripción');
    expect(lines[1]).toContain('2026-02-14,8:02 AM,Pago desde cuenta bancaria terminada en 6789,');
    expect(lines).toHaveLength(1 + 3 + 1);
  });

  it('[POR-095] as PDF is tagged and in the language asked for', async () => {
    const response = await open(1, homeLoan, 'es');
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toContain('inline');
    const pdf = await readPdf(await response.arrayBuffer());
    expect(pdf).toMatchObject({
      title: 'Historial de la cuenta',
      language: 'es-US',
      isMarked: true,
    });
    expect(elementsOf(pdf.root, 'TH').map(({ text }) => text)).toContain('Descripción');
  });

  it('[LON-287] opens once, for 60 seconds, and by no other token', async () => {
    const { body } = await issue(1);
    const download = parse(string(), body['PassableToken']);
    const address = documentAddress('', historyDownload, { token: download });
    expect((await host.fetch(address)).status).toBe(200);
    expect((await host.fetch(address)).status).toBe(404);
    const later = parse(string(), (await issue(1)).body['PassableToken']);
    host.pass(minute);
    for (const one of [later, token, 'x']) {
      const { status } = await host.fetch(documentAddress('', historyDownload, { token: one }));
      expect(status).toBe(404);
    }
  });

  it('of an unknown format has no token', async () => {
    expect((await issue(2)).codes).toEqual(['Error']);
  });
});
