import { fillText, formatDate, formatMoney } from '@portico/rules';
import type { Language } from '@portico/server/parts';
import type { FactsPage } from '../documents/facts-page';
import type { StoredAccount, TaxFormKind } from '../ledger/account-store';
import type { TaxForm } from './tax-form';

const english = {
  '1098': 'Form 1098, mortgage interest, {year}',
  '1098-E': 'Form 1098-E, student loan interest, {year}',
  '1098-VLI': 'Form 1098-VLI, vehicle loan interest, {year}',
  borrower: 'Borrower',
  loan: 'Loan',
  year: 'Calendar year',
  mortgageInterest: 'Box 1: Mortgage interest received',
  mortgagePrincipal: 'Box 2: Outstanding mortgage principal',
  mortgageDate: 'Box 3: Mortgage origination date',
  mortgageRefund: 'Box 4: Refund of overpaid interest',
  studentInterest: 'Box 1: Student loan interest received',
  vehicleInterest: 'Interest received',
  vehiclePrincipal: 'Outstanding principal',
  vehicleDate: 'Loan origination date',
  keep: 'Keep this form for your tax return. We report the same amounts to the Internal Revenue Service (IRS).',
  counted:
    'The interest is what you paid in the year. A payment that your bank returned is not counted.',
};

const texts: Readonly<Record<Language, Readonly<typeof english>>> = {
  en: english,
  es: {
    '1098': 'Formulario 1098, intereses hipotecarios, {year}',
    '1098-E': 'Formulario 1098-E, intereses de préstamo estudiantil, {year}',
    '1098-VLI': 'Formulario 1098-VLI, intereses de préstamo para vehículo, {year}',
    borrower: 'Prestatario',
    loan: 'Préstamo',
    year: 'Año calendario',
    mortgageInterest: 'Casilla 1: Intereses hipotecarios recibidos',
    mortgagePrincipal: 'Casilla 2: Capital hipotecario pendiente',
    mortgageDate: 'Casilla 3: Fecha de origen de la hipoteca',
    mortgageRefund: 'Casilla 4: Reembolso de intereses pagados de más',
    studentInterest: 'Casilla 1: Intereses de préstamo estudiantil recibidos',
    vehicleInterest: 'Intereses recibidos',
    vehiclePrincipal: 'Capital pendiente',
    vehicleDate: 'Fecha de origen del préstamo',
    keep: 'Guarde este formulario para su declaración de impuestos. Informamos los mismos montos al Servicio de Impuestos Internos (IRS).',
    counted:
      'Los intereses son los que pagó en el año. Un pago que su banco devolvió no se cuenta.',
  },
};

type Row = readonly [label: keyof typeof english, value: string];

/** The boxes of each form. */
const boxes: Readonly<Record<TaxFormKind, (form: TaxForm) => readonly Row[]>> = {
  '1098': ({ interest, principal, openedOn, refunded }) => [
    ['mortgageInterest', formatMoney(interest)],
    ['mortgagePrincipal', formatMoney(principal)],
    ['mortgageDate', formatDate(openedOn)],
    ['mortgageRefund', formatMoney(refunded)],
  ],
  '1098-E': ({ interest }) => [['studentInterest', formatMoney(interest)]],
  '1098-VLI': ({ interest, principal, openedOn }) => [
    ['vehicleInterest', formatMoney(interest)],
    ['vehiclePrincipal', formatMoney(principal)],
    ['vehicleDate', formatDate(openedOn)],
  ],
};

/** What a tax form is called. */
export const titleOf = ({ kind, year }: Pick<TaxForm, 'kind' | 'year'>, language: Language) =>
  fillText(texts[language][kind], { year });

/** A tax form as a page. */
export function taxFormPage(
  form: TaxForm,
  {
    account,
    borrower,
  }: { readonly account: Pick<StoredAccount, 'number'>; readonly borrower: string },
  language: Language,
): FactsPage {
  const t = texts[language];
  return {
    language,
    title: titleOf(form, language),
    rows: [
      [t.borrower, borrower],
      [t.loan, account.number],
      [t.year, String(form.year)],
      ...boxes[form.kind](form).map(([label, value]) => [t[label], value] as const),
    ],
    paragraphs: [t.counted, t.keep],
  };
}
