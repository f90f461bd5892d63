import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestKind, RequestOutcome, RequestValue } from '@portico/contract';
import { fillText, formatDate } from '@portico/rules';
import { newFileId, type Executor, type Language } from '@portico/server/parts';
import { factsDocument, type FactsPage } from '../documents/facts-page';
import { payoffPage } from '../documents/payoff-page';
import { makePdf } from '../documents/pdf/make-pdf';
import { owedOn } from '../ledger/loan-state';
import type { Services } from '../services';
import { documentFile, insertDocument } from '../stored-files/document-store';
import type { RequestFacts } from './request-facts';

const english = {
  title: 'Loan paid in full',
  borrower: 'Borrower',
  loan: 'Loan',
  on: 'Paid in full on',
  text: 'The loan was paid in full on {date}. Nothing is owed on it.',
};

const texts: Readonly<Record<Language, Readonly<typeof english>>> = {
  en: english,
  es: {
    title: 'Préstamo pagado por completo',
    borrower: 'Prestatario',
    loan: 'Préstamo',
    on: 'Pagado por completo el',
    text: 'El préstamo se pagó por completo el {date}. No se debe nada.',
  },
};

function paidInFullPage(
  { account, loan, today }: RequestFacts,
  borrower: string,
  language: Language,
): FactsPage {
  const t = texts[language];
  const date = formatDate(loan?.state.lastPayment?.on ?? today);
  return {
    language,
    title: t.title,
    rows: [
      [t.borrower, borrower],
      [t.loan, account.number],
      [t.on, date],
    ],
    paragraphs: [fillText(t.text, { date })],
  };
}

type Letter = {
  readonly kind: RequestKind;
  readonly values: readonly RequestValue[];
  readonly borrower: string;
  readonly language: Language;
};

function pageOf(facts: RequestFacts, letter: Letter): FactsPage | undefined {
  const { kind, values, borrower, language } = letter;
  const { account, postings, today } = facts;
  if (kind === 'paidInFullLetter') return paidInFullPage(facts, borrower, language);
  if (kind !== 'payoffLetter') return undefined;
  const on = values[0]?.date ?? today;
  return payoffPage({ account, owed: owedOn(postings, account.rates, on), on }, borrower, language);
}

/** Makes the letter that was requested, as a document of the account; none of another kind. */
export async function issueLetter(
  tx: Executor,
  { files, clock }: Services,
  facts: RequestFacts,
  letter: Letter,
): Promise<RequestOutcome[]> {
  const page = pageOf(facts, letter);
  if (!page) return [];
  const id = newFileId();
  const path = join(tmpdir(), `portico-letter-${randomUUID()}`);
  try {
    await writeFile(path, await makePdf(factsDocument(page)));
    await files.put(documentFile(id), path);
  } finally {
    await rm(path, { force: true });
  }
  const { account, today } = facts;
  const name = `${page.title}.pdf`;
  await insertDocument(tx, {
    id,
    borrowerId: account.borrowerId,
    account: account.number,
    name,
    format: 'pdf',
    fileType: '',
    uploadedOn: today,
    uploadedAt: clock(),
  });
  return [
    {
      result: 'documentIssued',
      words: {},
      date: today,
      fileId: id,
      displayName: name,
      displayFormat: 'pdf',
    },
  ];
}
