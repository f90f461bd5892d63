import { formatDate, formatMoney } from '@portico/rules';
import type { Language } from './language';
import type { Receipt } from './receipt-store';
import type { StatementPage } from './statement-page';

const english = {
  paid: 'Payment receipt',
  scheduled: 'Scheduled payment',
  recurring: 'Recurring payment',
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
    recurring: 'Pago recurrente',
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

/** A payment's ledger description in Spanish; an unknown description stays as it is. */
function described(description: string, language: Language): string {
  if (language === 'en') return description;
  return description
    .replace(/^Recurring payment/, 'Pago recurrente')
    .replace(/^Payment/, 'Pago')
    .replace(/ from (?=[\w ]*x\d+$)/, ' desde ')
    .replace(/desde (\w+) card/, 'desde tarjeta $1')
    .replace(/desde card/, 'desde tarjeta')
    .replace(/desde bank account/, 'desde cuenta bancaria');
}

/** A made or planned payment, as a page. */
export function receiptPage(receipt: Receipt, borrower: string, language: Language): StatementPage {
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
      [t.payment, described(description, language)],
    ],
    paragraphs: [state === 'paid' ? t.thanks : t.notYet],
  };
}
