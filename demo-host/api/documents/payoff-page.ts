import { fillText, formatDate, formatMoney, type LocalDate } from '@portico/rules';
import type { StoredAccount } from '../ledger/account-store';
import type { Owed } from '../ledger/loan-state';
import type { FactsPage } from './facts-page';
import type { Language } from '@portico/server/parts';

const english = {
  title: 'Payoff quote',
  borrower: 'Borrower',
  loan: 'Loan',
  on: 'Payoff date',
  principal: 'Principal',
  interest: 'Interest to that day',
  fees: 'Fees',
  payoff: 'Payoff amount',
  holds:
    'The payoff amount holds for {date} if nothing else is paid, charged or returned until then.',
};

const texts: Readonly<Record<Language, Readonly<typeof english>>> = {
  en: english,
  es: {
    title: 'Cotización de liquidación',
    borrower: 'Prestatario',
    loan: 'Préstamo',
    on: 'Fecha de liquidación',
    principal: 'Capital',
    interest: 'Intereses hasta ese día',
    fees: 'Cargos',
    payoff: 'Monto de liquidación',
    holds:
      'El monto de liquidación vale para el {date} si hasta entonces no se paga, carga ni devuelve nada más.',
  },
};

/** The parts of a payoff quote, as a page. */
export function payoffPage(
  {
    account,
    owed,
    on,
  }: {
    readonly account: Pick<StoredAccount, 'number'>;
    readonly owed: Owed;
    readonly on: LocalDate;
  },
  borrower: string,
  language: Language,
): FactsPage {
  const t = texts[language];
  return {
    language,
    title: t.title,
    rows: [
      [t.borrower, borrower],
      [t.loan, account.number],
      [t.on, formatDate(on)],
      [t.principal, formatMoney(owed.principal)],
      [t.interest, formatMoney(owed.interest)],
      [t.fees, formatMoney(owed.fees)],
      [t.payoff, formatMoney(owed.payoff)],
    ],
    paragraphs: [fillText(t.holds, { date: formatDate(on) })],
  };
}
