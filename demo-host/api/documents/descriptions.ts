import type { Language } from '@portico/server/parts';

/** The Spanish of the descriptions that the ledger writes; the rest of a description stays. */
const spanish: readonly (readonly [RegExp, string])[] = [
  [/^Autopay/, 'Pago automático'],
  [/^Payment/, 'Pago'],
  [/^Returned: payment/, 'Devuelto: pago'],
  [/^Returned payment fee/, 'Cargo por pago devuelto'],
  [/^Late fee for/, 'Cargo por mora del'],
  [/^Loan advance$/, 'Desembolso del préstamo'],
  [/^Draw on the line of credit$/, 'Disposición de la línea de crédito'],
  [/^Opening deposit$/, 'Depósito de apertura'],
  [/^Deposit$/, 'Depósito'],
  [/^Withdrawal$/, 'Retiro'],
  [/^Purchase$/, 'Compra'],
  [/, additional principal$/, ', capital adicional'],
  [/ from (?=[\w ]* ending in \d+)/, ' desde '],
  [/desde card/, 'desde tarjeta'],
  [/desde bank account/, 'desde cuenta bancaria'],
  [/desde (\w+) card/, 'desde tarjeta $1'],
  [/ ending in (?=\d+)/, ' terminada en '],
];

/** A ledger description in a language; an unknown one stays as it is. */
export function describedIn(description: string, language: Language): string {
  if (language === 'en') return description;
  return spanish.reduce((text, [pattern, words]) => text.replace(pattern, words), description);
}
