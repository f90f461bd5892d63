import {
  accountDetails,
  agreementLogging,
  broadridgeStatement,
  documentAddress,
  passableToken,
  readWire,
  setStatementFormat,
  statementDocument,
  statementList,
  statementUrl,
  type Statement,
} from '@portico/contract';
import { parse, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { autoLoan, listed } from '../testing/payment';
import { readPdf, textsOf } from '../testing/read-pdf';
import { createSignedInHost, minute, type TestHost } from '../testing/test-host';

const homeLoan = '0012-118820-5';
const closedLoan = '0012-090233-8';
const hannasLoan = '0012-131902-6';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const ask = (accountNumber: string, year: number) =>
  host.send(statementList, { accountNumber, year }, { token });
async function statementsOf(accountNumber: string, year: number): Promise<readonly Statement[]> {
  const read = readWire(statementList.response, (await ask(accountNumber, year)).body);
  if (!read.ok) throw new Error('Not an answer');
  return read.value.statementList;
}
async function firstOf(year: number): Promise<Statement> {
  const [statement] = await statementsOf(autoLoan, year);
  if (!statement) throw new Error('No statement');
  return statement;
}
const pass = async (as = token) =>
  parse(string(), (await host.send(passableToken, undefined, { token: as })).body['PassableToken']);

describe('the statements of an account', () => {
  it('are one for each past month since it was opened, newest first', async () => {
    const dates = async (year: number) =>
      (await statementsOf(autoLoan, year)).map((one) => one.date);
    expect(await dates(2026)).toEqual(['2026-02-28', '2026-01-31']);
    expect(await dates(2025)).toHaveLength(12);
    expect((await dates(2024)).at(-1)).toBe('2024-04-30');
    expect(await dates(2023)).toEqual([]);
  });

  it('keep their ids, which do not contain the account, when more are added', async () => {
    const before = await statementsOf(autoLoan, 2025);
    await host.setToday('2026-05-04');
    expect(await statementsOf(autoLoan, 2025)).toEqual(before);
    expect(await statementsOf(autoLoan, 2026)).toHaveLength(4);
    expect(JSON.stringify(before)).not.toContain('104417');
    expect(new Set(before.map(({ id }) => id)).size).toBe(12);
  });

  it('have each provider in each full year', async () => {
    const providers = (await statementsOf(autoLoan, 2025)).map(({ provider }) => provider);
    expect(new Set(providers)).toEqual(new Set([0, 1, 3, 4]));
  });

  it('end with the last posting of a closed account', async () => {
    const [last] = await statementsOf(closedLoan, 2026);
    expect(last?.date).toBe('2026-01-31');
  });

  it('are only the borrower’s own', async () => {
    expect((await ask(hannasLoan, 2026)).codes).toEqual(['Error']);
  });

  it('that the lender added are in the account details', async () => {
    const { body } = await host.send(accountDetails, { accountNumber: autoLoan }, { token });
    expect(body['EStatements']).toMatchObject([
      { Id: 'year-2025', Date: '2025-12-31', Type: 'Annual statement' },
      { Id: 'year-2024', Date: '2024-12-31' },
    ]);
  });
});

describe('a statement', () => {
  const standard = async (about: Partial<Statement> & { language?: string } = {}, as = token) => {
    const { date, id, number, type } = { ...(await firstOf(2026)), ...about };
    const query = { date, start: date, end: date, id, number, type, token: await pass(as) };
    return documentAddress('', statementDocument, { ...query, language: about.language });
  };
  const textOf = async (address: string) => {
    const response = await host.fetch(address);
    expect(response.status).toBe(200);
    return textsOf((await readPdf(await response.arrayBuffer())).root);
  };

  it('has the balances and the activity of its month', async () => {
    const text = await textOf(await standard());
    expect(text).toContain('02/01/2026 to 02/28/2026');
    expect(text).toContain('02/14/2026');
    const after = async (label: string) => text[text.indexOf(label) + 1];
    expect(await after('Balance after')).toMatch(/^\$\d/);
    expect(await after('Balance after')).toBe(text.at(-1));
  });

  it('[POR-095] is in Spanish on request', async () => {
    const response = await host.fetch(await standard({ language: 'es' }));
    const pdf = await readPdf(await response.arrayBuffer());
    expect(pdf).toMatchObject({ title: 'Estado de cuenta', language: 'es-US', isMarked: true });
  });

  it('that was added by hand covers its own days', async () => {
    const text = await textOf(await standard({ id: 'year-2025' }));
    expect(text).toContain('01/01/2025 to 12/31/2025');
  });

  it('that Broadridge keeps opens by its id and date', async () => {
    const { id, date } = await firstOf(2025);
    const address = documentAddress('', broadridgeStatement, {
      token: await pass(),
      documentId: id,
      date,
    });
    expect(address).toContain(`documentId=${id}&date=2025-12-31`);
    expect(await textOf(address)).toContain('12/01/2025 to 12/31/2025');
  });

  it('[LON-287] opens once, for 60 seconds, and only for its borrower', async () => {
    const address = await standard();
    expect((await host.fetch(address)).status).toBe(200);
    expect((await host.fetch(address)).status).toBe(404);
    const late = await standard();
    host.pass(minute);
    expect((await host.fetch(late)).status).toBe(404);
    const hanna = await host.signIn('hanna');
    expect((await host.fetch(await standard({}, hanna))).status).toBe(404);
  });

  describe('on another site', () => {
    const urlFor = async (userToken: string) => {
      const { date, id, number, type } = await firstOf(2025);
      return host.send(statementUrl, { userToken, date, id, number, type }, { token });
    };

    it('has an address that shows it', async () => {
      const { body } = await urlFor(await pass());
      expect(await textOf(parse(string(), body['StatementUrl']))).toContain('Account statement');
    });

    it('[LON-287] needs an unused passable token of the same borrower', async () => {
      const used = await pass();
      await urlFor(used);
      const others = await pass(await host.signIn('hanna'));
      for (const wrong of [used, others, token]) {
        expect((await urlFor(wrong)).codes).toEqual(['Error']);
      }
    });
  });
});

describe('the format of statements', () => {
  const set = (accountNumber: string, format: 'ElectronicOnly' | 'PaperOnly', as = token) =>
    host.send(setStatementFormat, { accountNumber, accountType: 0, format }, { token: as });

  it('is stored, and is in the list and in the details', async () => {
    expect((await set(homeLoan, 'ElectronicOnly')).codes).toEqual([]);
    expect((await listed(host, token, homeLoan)).statementPreference).toBe('ElectronicOnly');
    await set(homeLoan, 'PaperOnly');
    const { body } = await host.send(accountDetails, { accountNumber: homeLoan }, { token });
    expect(body['StatementFormat']).toBe('PaperOnly');
  });

  it('is electronic only once the agreement is accepted, where there is one', async () => {
    const hanna = await host.signIn('hanna');
    expect((await set(hannasLoan, 'PaperOnly', hanna)).codes).toEqual([]);
    expect((await set(hannasLoan, 'ElectronicOnly', hanna)).codes).toEqual(['Error']);
    await host.send(
      agreementLogging,
      { agreements: [11_340], userName: 'hanna', turnEStatementsOn: true, unRestrictEmail: false },
      { token: hanna },
    );
    expect((await set(hannasLoan, 'ElectronicOnly', hanna)).codes).toEqual([]);
    await host.changeSetting('globalOptions.agreements', '');
    const daniel = await host.signIn('daniel');
    expect((await set('0014-207715-2', 'ElectronicOnly', daniel)).codes).toEqual([]);
  });

  it.each([
    ['a closed account', closedLoan],
    ['an account of another borrower', hannasLoan],
  ])('of %s is refused', async (_name, accountNumber) => {
    expect((await set(accountNumber, 'PaperOnly')).codes).toEqual(['Error']);
  });
});
