import type { RequestValue } from '@portico/contract';
import {
  formatDate,
  formatMoney,
  localDate,
  ok,
  parseAmountInput,
  refuse,
  sequence,
  type Checked,
  type Params,
} from '@portico/rules';
import type { ShownField } from './fields';

/** Why what is entered does not answer its field. */
export type ValueProblem =
  | 'required'
  | 'dateInvalid'
  | 'dateTooEarly'
  | 'dateTooLate'
  | 'dateNotOffered'
  | 'monthsNotOffered'
  | 'amountInvalid'
  | 'amountTooLow'
  | 'amountTooHigh'
  | 'choiceNotOffered'
  | 'textTooLong'
  | 'tooManyFiles';

/** A field's problem with the limit that it names. */
export type FieldProblem = { readonly code: ValueProblem; readonly params?: Params };

/** What is entered, by the key of its field; the FileIds of documents stand one in a line. */
export type Entered = Readonly<Record<string, string>>;

type ReadValue = Checked<RequestValue | undefined, ValueProblem>;

/** Most months that are listed where the lender names no limit. */
const mostMonths = 12;

/** The numbers of months that can be chosen. */
export function offeredMonths({
  minMonths = 1,
  maxMonths = mostMonths,
}: Pick<ShownField, 'minMonths' | 'maxMonths'>): readonly number[] {
  return sequence(maxMonths - minMonths + 1, (at) => minMonths + at);
}

/** The FileIds that are entered for documents. */
export const filesOf = (entered: string): readonly string[] =>
  entered.split('\n').filter((id) => id !== '');

/**
 * The value that is sent for a field, by its limits; `ok(undefined)` for a field that may stay empty
 * and does. The server checks the same limits again.
 */
export function readValue(field: ShownField, entered: string): ReadValue {
  const text = entered.trim();
  if (text === '') return field.required ? refuse('required') : ok(undefined);
  return readers[field.type](field, text);
}

const readers: Readonly<
  Record<ShownField['type'], (field: ShownField, text: string) => ReadValue>
> = {
  date: readDate,
  months: ({ key, ...limits }, text) => {
    const months = Number(text);
    return offeredMonths(limits).includes(months)
      ? ok({ key, months })
      : refuse('monthsNotOffered');
  },
  amount: readAmount,
  choice: readChoice,
  reason: readChoice,
  text: ({ key, maxLength = Infinity }, text) =>
    text.length > maxLength ? refuse('textTooLong', { max: maxLength }) : ok({ key, text }),
  document: ({ key, maxFiles = Infinity }, text) => {
    const fileIds = filesOf(text);
    return fileIds.length > maxFiles
      ? refuse('tooManyFiles', { max: maxFiles })
      : ok({ key, fileIds: [...fileIds] });
  },
};

function readDate({ key, earliest, latest, allowedDays }: ShownField, text: string): ReadValue {
  const date = localDate(text);
  if (date === undefined) return refuse('dateInvalid');
  if (earliest && date < earliest) return refuse('dateTooEarly', { min: formatDate(earliest) });
  if (latest && date > latest) return refuse('dateTooLate', { max: formatDate(latest) });
  if (allowedDays.length > 0 && !allowedDays.includes(date)) return refuse('dateNotOffered');
  return ok({ key, date });
}

function readAmount({ key, minAmount, maxAmount }: ShownField, text: string): ReadValue {
  const read = parseAmountInput(text);
  if (!read.ok) return refuse('amountInvalid');
  const { value: amount } = read;
  if (minAmount !== undefined && amount < minAmount)
    return refuse('amountTooLow', { min: formatMoney(minAmount) });
  if (maxAmount !== undefined && amount > maxAmount)
    return refuse('amountTooHigh', { max: formatMoney(maxAmount) });
  return ok({ key, amount });
}

function readChoice({ key, choices }: ShownField, text: string): ReadValue {
  const isOffered = choices.some((choice) => choice.key === text);
  return isOffered ? ok({ key, choice: text }) : refuse('choiceNotOffered');
}

/** Why a field has no value, with the limit that it names; undefined where it has one or needs none. */
export function valueProblem(field: ShownField, entered: string): FieldProblem | undefined {
  const read = readValue(field, entered);
  return read.ok ? undefined : read.error;
}

/** The values of all fields that have one; undefined while one of them is wrong. */
export function readValues(
  fields: readonly ShownField[],
  entered: Entered,
): readonly RequestValue[] | undefined {
  const values: RequestValue[] = [];
  for (const field of fields) {
    const read = readValue(field, entered[field.key] ?? '');
    if (!read.ok) return undefined;
    if (read.value) values.push(read.value);
  }
  return values;
}
