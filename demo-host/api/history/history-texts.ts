import type { Language } from '@portico/server/parts';

const english = {
  title: 'Account history',
  borrower: 'Borrower',
  account: 'Account',
  period: 'Period',
  until: '{from} to {to}',
  entries: 'Entries',
  date: 'Date',
  time: 'Time',
  description: 'Description',
  principal: 'Principal',
  interest: 'Interest',
  other: 'Other',
  total: 'Total',
  balance: 'Balance',
  none: 'No account history found.',
  signs: 'Amounts below zero were lent, charged or returned.',
};

/** The words of the history as a document. */
export const historyTexts: Readonly<Record<Language, Readonly<typeof english>>> = {
  en: english,
  es: {
    title: 'Historial de la cuenta',
    borrower: 'Prestatario',
    account: 'Cuenta',
    period: 'Período',
    until: '{from} a {to}',
    entries: 'Movimientos',
    date: 'Fecha',
    time: 'Hora',
    description: 'Descripción',
    principal: 'Capital',
    interest: 'Intereses',
    other: 'Otros',
    total: 'Total',
    balance: 'Saldo',
    none: 'No se encontró historial de la cuenta.',
    signs: 'Los montos negativos se prestaron, se cargaron o se devolvieron.',
  },
};
