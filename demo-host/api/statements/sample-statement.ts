import { addDays, cents, localDate, type LocalDate } from '@portico/rules';
import type { Language } from '@portico/server/parts';
import { makePdf } from '../documents/pdf/make-pdf';
import { owedOn, splitPayment, type Terms } from '../ledger/loan-state';
import { accrual, advance, paymentReceived, type Posting } from '../ledger/posting';
import { statementOf } from './statement';
import { statementPage } from './statement-page';
import { statementTexts } from './statement-texts';

const account = { number: '0000-000000-0', description: 'Auto loan' };

/** A statement of a loan that nobody has, to be opened before e-statements are agreed to. */
export function sampleStatement(language: Language): Promise<Uint8Array> {
  const opened = day('2026-01-05');
  const installment = cents(20_000);
  const terms: Terms = {
    rates: [{ from: opened, rate: 750 }],
    schedule: { firstDue: day('2026-02-05'), installment, installments: 60, billing: 'Monthly' },
  };
  const paidOn = addDays(opened, 31);
  const lent = advance(cents(1_000_000), { on: opened, description: '' });
  const owed = owedOn([lent], terms.rates, paidOn);
  const { description, borrower } = samples[language];
  const postings: Posting[] = [
    lent,
    accrual(owed.unposted, { on: paidOn, description: '' }),
    paymentReceived(
      { ...splitPayment(installment, owed), processingFee: cents(0) },
      { on: paidOn, description, reference: 'P-0' },
    ),
  ];
  const period = { from: day('2026-02-01'), to: day('2026-02-28') };
  const statement = statementOf(postings, terms, period);
  const page = statementPage({ account, borrower, statement }, language);
  return makePdf({
    ...page,
    title: `${statementTexts[language].title} · ${samples[language].title}`,
  });
}

const samples: Readonly<
  Record<
    Language,
    { readonly title: string; readonly borrower: string; readonly description: string }
  >
> = {
  en: { title: 'sample', borrower: 'A borrower', description: 'Payment' },
  es: { title: 'muestra', borrower: 'Una persona prestataria', description: 'Pago' },
};

function day(text: string): LocalDate {
  const read = localDate(text);
  if (!read) throw new Error(`Not a day: ${text}`);
  return read;
}
