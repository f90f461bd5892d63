import { addDays, cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { historyPage } from '../../history/history-page';
import type { HistoryRow } from '../../history/history-rows';
import { advance, paymentReceived } from '../../ledger/posting';
import { statementOf } from '../../statements/statement';
import { statementPage } from '../../statements/statement-page';
import { taxFormPage } from '../../tax-forms/tax-form-page';
import { elementsOf, readPdf, textsOf } from '../../testing/read-pdf';
import { firstDay } from '../../testing/test-host';
import { draftAgreementPage } from '../draft-agreement-page';
import { factsDocument } from '../facts-page';
import type { Language } from '@portico/server/parts';
import { payoffPage } from '../payoff-page';
import { receiptPage } from '../receipt-page';
import type { PrintedDocument } from './blocks';
import { makePdf } from './make-pdf';

const today = firstDay();
const account = { number: '0012-1', description: 'Auto loan' };
const borrower = 'Maya Núñez';

const row: HistoryRow = {
  on: today,
  at: '08:02',
  description: 'Payment from bank account ending in 6789, additional principal',
  principal: cents(26_012),
  interest: cents(5_238),
  other: cents(0),
  total: cents(31_250),
  balance: cents(842_300),
};
const historyOf = (count: number, language: Language): PrintedDocument => {
  const rows = Array.from({ length: count }, (_, n) => ({ ...row, on: addDays(today, -n) }));
  return historyPage({ account, borrower, rows, today }, language);
};

const owed = {
  fees: cents(2_500),
  interest: cents(5_238),
  principal: cents(842_300),
  unposted: cents(0),
  payoff: cents(850_038),
};
const parts = {
  fees: cents(0),
  interest: cents(100),
  principal: cents(900),
  surplus: cents(0),
  processingFee: cents(0),
};
const postings = [
  advance(cents(10_000), { on: today, description: 'Loan advance' }),
  paymentReceived(parts, { on: addDays(today, 5), description: 'Payment', reference: 'P-1' }),
];
const receipt = {
  reference: 'P-1',
  state: 'paid',
  account: '0012-1',
  on: today,
  total: cents(10_000),
  description: 'Payment from bank account ending in 1234',
} as const;

const agreement = {
  borrowerId: 1,
  account: '0012-1',
  bankAccount: 'bank-1',
  bankName: 'First',
  routingNumber: '1',
  lastFour: '1234',
  amount: cents(10_000),
  additionalPrincipal: cents(0),
  daysBefore: undefined,
  localTimeOffset: 360,
  preparedAt: 0,
  openedAt: undefined,
} as const;

const taxForm = {
  kind: '1098',
  year: 2025,
  madeOn: today,
  interest: cents(31_250),
  refunded: cents(0),
  principal: cents(842_300),
  openedOn: today,
} as const;

const documents: Readonly<Record<string, (language: Language) => PrintedDocument>> = {
  statement: (language) => {
    const statement = statementOf(postings, undefined, { from: today, to: addDays(today, 29) });
    return statementPage({ account, borrower, statement }, language);
  },
  history: (language) => historyOf(70, language),
  'history without entries': (language) => historyOf(0, language),
  'payoff breakdown': (language) =>
    factsDocument(payoffPage({ account, owed, on: today }, borrower, language)),
  'draft agreement': (language) => factsDocument(draftAgreementPage(agreement, borrower, language)),
  'tax form': (language) => factsDocument(taxFormPage(taxForm, { account, borrower }, language)),
  receipt: (language) => factsDocument(receiptPage(receipt, borrower, language)),
};
const languages = ['en', 'es'] as const;
const each = Object.entries(documents).flatMap(([name, make]) =>
  languages.map((language) => [name, language, make(language)] as const),
);

describe('a PDF', () => {
  it.each(each)(
    '[POR-095] of a %s in %s has title, language and a tree',
    async (_n, language, page) => {
      const pdf = await readPdf(await makePdf(page));
      expect(pdf).toMatchObject({
        title: page.title,
        language: `${language}-US`,
        isMarked: true,
        strays: 0,
      });
      expect(pdf.root.type).toBe('Document');
      expect(elementsOf(pdf.root, 'H1').map(({ text }) => text)).toEqual([page.title]);
    },
  );

  it.each(each)(
    '[POR-095] of a %s in %s has header cells for rows or columns',
    async (_n, _l, page) => {
      const { root } = await readPdf(await makePdf(page));
      const tables = elementsOf(root, 'Table');
      expect(tables.length).toBe(page.blocks.filter(({ kind }) => /facts|table/.test(kind)).length);
      for (const { children } of tables) {
        const [first, ...others] = children.map(({ type, children: cells }) => ({
          type,
          cells: cells.map((cell) => `${cell.type} ${cell.scope ?? ''}`.trim()),
        }));
        expect(first?.type).toBe('TR');
        const isFacts = first?.cells.includes('TH Row');
        expect(new Set(first?.cells)).toEqual(new Set(isFacts ? ['TH Row', 'TD'] : ['TH Column']));
        for (const other of others) {
          expect(other.type).toBe('TR');
          expect(other.cells).toEqual(
            isFacts ? ['TH Row', 'TD'] : Array(first?.cells.length).fill('TD'),
          );
        }
      }
    },
  );

  it.each(each)(
    '[POR-095] of a %s in %s is read in the order it is written',
    async (_n, _l, page) => {
      const { root, pages } = await readPdf(await makePdf(page));
      const written = pages
        .flatMap((pieces) => pieces.filter(({ mark }) => mark !== undefined))
        .map(({ text }) => text)
        .filter((text) => text !== '');
      expect(textsOf(root)).toEqual(written);
      const cells = page.blocks.flatMap((block) => {
        if (block.kind === 'facts') return block.rows.flat();
        if (block.kind !== 'table') return [block.text];
        return [...block.columns.map(({ title }) => title), ...block.rows.flat()];
      });
      expect(written).toEqual(['Cedar Valley Credit', page.title, ...cells]);
    },
  );

  it('[POR-095] of thousands of rows repeats the header and numbers every page', async () => {
    const page = historyOf(2_000, 'es');
    const { root, pages } = await readPdf(await makePdf(page));
    expect(pages.length).toBeGreaterThan(30);
    const [, table] = elementsOf(root, 'Table');
    expect(table?.children).toHaveLength(2_001);
    pages.forEach((pieces, index) => {
      const artifacts = pieces.filter(({ mark }) => mark === undefined).map(({ text }) => text);
      const header = ['Fecha', 'Descripción', 'Capital', 'Intereses', 'Otros', 'Total', 'Saldo'];
      expect(artifacts).toEqual([
        ...(index === 0 ? [] : header),
        `Página ${index + 1} de ${pages.length}`,
      ]);
    });
  });

  it('writes what the font has, and a question mark for anything else', async () => {
    const blocks = [{ kind: 'paragraph', text: 'Zoë — 日本' }] as const;
    const { root } = await readPdf(await makePdf({ language: 'en', title: 'T', blocks }));
    expect(textsOf(root).at(-1)).toBe('Zoë — ??');
  });

  it('breaks a word that is wider than its line', async () => {
    const text = 'x'.repeat(400);
    const blocks = [{ kind: 'facts', rows: [['Label', text]] }] as const;
    const { root } = await readPdf(await makePdf({ language: 'en', title: 'T', blocks }));
    const lines = (textsOf(root).at(-1) ?? '').split(' ');
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).toBe(text);
  });
});
