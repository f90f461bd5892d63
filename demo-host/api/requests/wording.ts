import { createHash } from 'node:crypto';
import type { LoanTerms } from '@portico/contract';
import { cents, fillText, formatDate, formatMoney } from '@portico/rules';
import type { Language } from '@portico/server/parts';
import type { ScheduleEffect } from './schedule-effect';

/** Kinds that change a loan have a wording to agree to. */
export type AgreedKind = 'dueDateChange' | 'extension';

const english: Readonly<Record<AgreedKind, string>> = {
  dueDateChange:
    'I ask to move the due date of my next payment from {former} to {dueDate}. All later payments are due on the new day of the month.\n\nInterest goes on by the day. To the end of the loan it changes by {interest}, and the last payment is on {end}.',
  extension:
    'I ask to extend my loan: my next payment of {payment} is due on {dueDate}, and the last one on {end}.\n\nInterest goes on in the months without a payment. To the end of the loan it is {interest} more.',
};

const texts: Readonly<Record<Language, Readonly<Record<AgreedKind, string>>>> = {
  en: english,
  es: {
    dueDateChange:
      'Pido cambiar la fecha de vencimiento de mi próximo pago del {former} al {dueDate}. Todos los pagos siguientes vencen el nuevo día del mes.\n\nLos intereses siguen corriendo por día. Hasta el final del préstamo cambian en {interest}, y el último pago es el {end}.',
    extension:
      'Pido extender mi préstamo: mi próximo pago de {payment} vence el {dueDate}, y el último el {end}.\n\nLos intereses siguen corriendo en los meses sin pago. Hasta el final del préstamo son {interest} más.',
  },
};

/** What is overdue besides the payments that are skipped: said where there is any. */
const dueToday: Readonly<Record<Language, string>> = {
  en: ' {today} stays due today.',
  es: ' {today} se debe pagar hoy.',
};

const dayOf = ({ dueDate }: Partial<LoanTerms> = {}): string =>
  dueDate ? formatDate(dueDate) : '–';

/** What the borrower agrees to, with the figures; another figure has another hash. */
export function wordingOf(
  kind: AgreedKind,
  { figures }: Pick<ScheduleEffect, 'figures'>,
  language: Language,
): { readonly text: string; readonly hash: string } {
  const { before, after, addedInterest, amountDueToday } = figures;
  const today = amountDueToday ?? cents(0);
  const last = kind === 'extension' && today > 0 ? dueToday[language] : '';
  const text = fillText(texts[language][kind] + last, {
    former: dayOf(before),
    dueDate: dayOf(after),
    payment: formatMoney(after?.payment ?? cents(0)),
    interest: formatMoney(addedInterest ?? cents(0)),
    end: after?.endDate ? formatDate(after.endDate) : '–',
    today: formatMoney(today),
  });
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

/** The wording of that hash, in whichever language it was read; undefined for another. */
export const wordingByHash = (
  kind: AgreedKind,
  effect: Pick<ScheduleEffect, 'figures'>,
  hash: string | undefined,
): string | undefined =>
  Object.keys(texts)
    .filter((language): language is Language => Object.hasOwn(texts, language))
    .map((language) => wordingOf(kind, effect, language))
    .find((wording) => wording.hash === hash)?.text;
