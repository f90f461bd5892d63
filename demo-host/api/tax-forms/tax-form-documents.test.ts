import { accountDocuments, readWire, taxFormDelivery } from '@portico/contract';
import { formatMoney, cents } from '@portico/rules';
import { number, object } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { elementsOf, readPdf, textsOf } from '../testing/read-pdf';
import { createSignedInHost, type TestHost } from '../testing/test-host';
import { documentAddressOf } from '../testing/uploads';

const mortgage = '0012-118820-5';
const studentLoan = '0012-090233-8';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

async function formsOf(accountNumber: string, language = 'en') {
  const headers = { 'Accept-Language': language };
  const { body } = await host.send(accountDocuments, { accountNumber }, { token, headers });
  const read = readWire(accountDocuments.response, body);
  if (!read.ok) throw new Error(JSON.stringify(body));
  return read.value.value.filter(({ taxYear }) => taxYear !== undefined);
}

async function pdfOf(fileId: string, as = token) {
  const response = await host.fetch(await documentAddressOf(host, as, fileId));
  return { status: response.status, bytes: await response.arrayBuffer() };
}

/** The only form of an account, read as a screen reader does. */
async function onlyForm(accountNumber: string, language = 'en') {
  const [form, ...others] = await formsOf(accountNumber, language);
  if (!form) throw new Error(`No tax form of ${accountNumber}`);
  expect(others).toEqual([]);
  const pdf = await readPdf((await pdfOf(form.fileId)).bytes);
  const texts = textsOf(pdf.root);
  return { form, pdf, texts, after: (label: string) => texts[texts.indexOf(label) + 1] };
}

/** What was paid to interest in a year, by nothing but the entries of the ledger. */
async function interestInLedger(account: string, year: number): Promise<string> {
  const found = await host.database.first(
    object({ paid: number() }),
    `SELECT 0 - SUM(l.amount) AS paid FROM postings p JOIN posting_lines l ON l.posting_id = p.id
     WHERE p.account = ? AND l.book = 'interest' AND p.kind IN ('payment', 'reversal')
     AND p.posted_on LIKE ?`,
    [account, `${year}-%`],
  );
  return formatMoney(cents(found?.paid ?? 0));
}

describe('[POR-171] a tax form', () => {
  it('is a document of its account with its kind and year', async () => {
    expect(await formsOf(mortgage)).toMatchObject([
      {
        displayName: 'Form 1098, mortgage interest, 2025',
        displayFormat: 'pdf',
        dateUploaded: '2026-01-15',
        kind: '1098',
        taxYear: 2025,
      },
    ]);
    await host.setToday('2027-01-15');
    token = await host.signIn('maya');
    expect((await formsOf('0012-104417-3')).map(({ taxYear }) => taxYear)).toEqual([]);
    expect((await formsOf(mortgage)).map(({ taxYear }) => taxYear)).toEqual([2026, 2025]);
  });

  it.each([
    ['maya', mortgage, '1098', 'Box 1: Mortgage interest received'],
    ['maya', studentLoan, '1098-E', 'Box 1: Student loan interest received'],
    ['daniel', '0014-207715-2', '1098-VLI', 'Interest received'],
  ])(
    'of %s’s loan %s says the interest of the ledger on %s',
    async (name, account, kind, label) => {
      token = await host.signIn(name);
      const { form, after } = await onlyForm(account);
      expect(form.kind).toBe(kind);
      const interest = await interestInLedger(account, 2025);
      expect(interest).not.toBe('$0.00');
      expect(after(label)).toBe(interest);
    },
  );

  it('is a tagged PDF of the borrower and the loan', async () => {
    const { pdf, after } = await onlyForm(mortgage);
    const title = 'Form 1098, mortgage interest, 2025';
    expect(pdf).toMatchObject({ title, language: 'en-US', isMarked: true, strays: 0 });
    expect(elementsOf(pdf.root, 'H1').map(({ text }) => text)).toEqual([title]);
    expect(after('Borrower')).toBe('Maya Whitfield');
    expect(after('Loan')).toBe(mortgage);
    expect(after('Box 2: Outstanding mortgage principal')).toBe('$6,000.00');
    expect(after('Box 3: Mortgage origination date')).toBe('05/07/2025');
    expect(after('Box 4: Refund of overpaid interest')).toBe('$0.00');
  });

  it('is in Spanish where the page is', async () => {
    const { form, pdf, after } = await onlyForm(mortgage, 'es');
    expect(form.displayName).toBe('Formulario 1098, intereses hipotecarios, 2025');
    expect(pdf).toMatchObject({ title: form.displayName, language: 'es-US' });
    expect(after('Casilla 1: Intereses hipotecarios recibidos')).toBe(
      await interestInLedger(mortgage, 2025),
    );
  });

  it('opens for its borrower alone', async () => {
    const { form } = await onlyForm(mortgage);
    const daniel = await host.signIn('daniel');
    expect((await pdfOf(form.fileId, daniel)).status).toBe(404);
    expect((await pdfOf(form.fileId)).status).toBe(200);
  });

  it('is announced by its year, once there is one', async () => {
    const newest = async (name: string) => {
      token = await host.signIn(name);
      const { body } = await host.send(taxFormDelivery, undefined, { token });
      return body['NewestYear'];
    };
    expect(await newest('maya')).toBe(2025);
    expect(await newest('hanna')).toBeUndefined();
  });
});
