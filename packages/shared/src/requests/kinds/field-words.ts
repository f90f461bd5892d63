import type { RequestField, RequestFieldType, RequestKind } from '@portico/contract';
import { entryOf } from '@portico/core/internal';
import type { RequestsKindsTextKey } from './requests.kinds.sentences';
import { said, type Said } from './said';

type Key = RequestsKindsTextKey;

/** The fields of the suite's own kinds that have a name of their own, by kind and type. */
const ownFields: Readonly<
  Record<string, Readonly<Partial<Record<RequestFieldType, Key>>> | undefined>
> = {
  dueDateChange: { date: 'fieldDueDate' },
  extension: { months: 'fieldSkippedMonths' },
  hardshipPlan: { amount: 'fieldMonthlyAmount' },
  promiseToPay: { date: 'fieldPayDay', amount: 'fieldPayAmount' },
  paymentDispute: { date: 'fieldPaymentDay', amount: 'fieldPaymentAmount' },
  payoffLetter: { date: 'fieldPayoffDay' },
  question: { text: 'fieldQuestion' },
} satisfies Partial<Record<RequestKind, Partial<Record<RequestFieldType, Key>>>>;

const fields: Readonly<Record<RequestFieldType, Key>> = {
  date: 'fieldDate',
  months: 'fieldMonths',
  amount: 'fieldAmount',
  choice: 'fieldChoice',
  reason: 'fieldReason',
  text: 'fieldText',
  document: 'fieldDocuments',
};

const choices: Readonly<Record<string, Key | undefined>> = {
  lostWork: 'choiceLostWork',
  lessIncome: 'choiceLessIncome',
  illness: 'choiceIllness',
  disaster: 'choiceDisaster',
  notMine: 'choiceNotMine',
  wrongAmount: 'choiceWrongAmount',
  takenTwice: 'choiceTakenTwice',
  missing: 'choiceMissing',
  wrongStatus: 'choiceWrongStatus',
  wrongBalance: 'choiceWrongBalance',
  wrongDates: 'choiceWrongDates',
  other: 'choiceOther',
};

/**
 * What a field is called. A field of a type that is not known, without words, is named by its key:
 * the borrower can name it to the lender.
 */
export function labelOf(
  { key, type, label }: Pick<RequestField, 'key' | 'type' | 'label'>,
  kind: string,
  locale: string,
): Said {
  const own = entryOf(ownFields, kind) ?? {};
  const byType = entryOf<Key>(own, type) ?? entryOf<Key>(fields, type);
  return said(label, locale, byType) ?? { words: key };
}

/** What an answer to a `choice` or a `reason` is called; one without words, by its key. */
export const choiceWords = (
  { key, label }: RequestField['choices'][number],
  locale: string,
): Said => said(label, locale, entryOf(choices, key)) ?? { words: key };
