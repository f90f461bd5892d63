import type { Language } from '@portico/server/parts';

const english = {
  title: 'Account statement',
  borrower: 'Borrower',
  account: 'Account',
  period: 'Period',
  until: '{from} to {to}',
  opening: 'Balance before',
  principal: 'Principal paid, less what was lent or returned',
  saved: 'Deposits, less withdrawals',
  interest: 'Interest paid',
  other: 'Fees paid, less those charged',
  closing: 'Balance after',
  fees: 'Fees owed',
  accrued: 'Interest earned and not paid',
  due: 'Payment due',
  dueOn: 'Due date',
  nothingDue: 'Nothing is due',
  activity: 'Activity',
  noActivity: 'Nothing was paid or charged in this period.',
};

/** The words of a statement. */
export const statementTexts: Readonly<Record<Language, Readonly<typeof english>>> = {
  en: english,
  es: {
    title: 'Estado de cuenta',
    borrower: 'Prestatario',
    account: 'Cuenta',
    period: 'Período',
    until: '{from} a {to}',
    opening: 'Saldo anterior',
    principal: 'Capital pagado, menos lo prestado o devuelto',
    saved: 'Depósitos, menos retiros',
    interest: 'Intereses pagados',
    other: 'Cargos pagados, menos los nuevos',
    closing: 'Saldo final',
    fees: 'Cargos adeudados',
    accrued: 'Intereses generados y no pagados',
    due: 'Pago debido',
    dueOn: 'Fecha de vencimiento',
    nothingDue: 'No se debe nada',
    activity: 'Movimientos',
    noActivity: 'En este período no se pagó ni se cargó nada.',
  },
};
