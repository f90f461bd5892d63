import { formatDate, formatMoney } from '@portico/rules';
import { describedIn } from './descriptions';
import type { Language } from '@portico/server/parts';
import type { Receipt } from './receipt-store';
import type { FactsPage } from './facts-page';

const english = {
  paid: 'Payment receipt',
  scheduled: 'Scheduled payment',
  recurring: 'Autopay',
  reference: 'Confirmation number',
  borrower: 'Borrower',
  loan: 'Loan',
  date: 'Payment date',
  countedFrom: 'Counted from',
  total: 'Total',
  totalDue: 'The total due on each day',
  payment: 'Payment',
  thanks: 'Thank you for your payment.',
  notYet: 'The payment is made on its day, and can be deleted on the website until then.',
};

const texts: Readonly<Record<Language, Readonly<typeof english>>> = {
  en: english,
  es: {
    paid: 'Recibo de pago',
    scheduled: 'Pago programado',
    recurring: 'Pago automático',
    reference: 'Número de confirmación',
    borrower: 'Prestatario',
    loan: 'Préstamo',
    date: 'Fecha de pago',
    countedFrom: 'Se cuenta desde',
    total: 'Total',
    totalDue: 'El total adeudado en cada fecha',
    payment: 'Pago',
    thanks: 'Gracias por su pago.',
    notYet: 'El pago se hace en su fecha, y hasta entonces puede eliminarse en el sitio web.',
  },
};

/** A made or planned payment, as a page. */
export function receiptPage(receipt: Receipt, borrower: string, language: Language): FactsPage {
  const { state, reference, account, on, total, description } = receipt;
  const t = texts[language];
  return {
    language,
    title: t[state],
    rows: [
      [t.reference, reference],
      [t.borrower, borrower],
      [t.loan, account],
      [state === 'recurring' ? t.countedFrom : t.date, formatDate(on)],
      [t.total, total === 0 ? t.totalDue : formatMoney(total)],
      [t.payment, describedIn(description, language)],
    ],
    paragraphs: [state === 'paid' ? t.thanks : t.notYet],
  };
}
