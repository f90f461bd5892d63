import type { RequestField, RequestValue } from '@portico/contract';

/** Why the values of a request are refused. */
export type ValueCode = 'ValueMissing' | 'ValueNotAllowed';

const within = <T extends number | string>(value: T, least?: T, most?: T): boolean =>
  (least === undefined || value >= least) && (most === undefined || value <= most);

/** Whether the value of a field's type is there. */
function isGiven({ type }: RequestField, value: RequestValue): boolean {
  switch (type) {
    case 'date':
      return value.date !== undefined;
    case 'months':
      return value.months !== undefined;
    case 'amount':
      return value.amount !== undefined;
    case 'choice':
    case 'reason':
      return value.choice !== undefined;
    case 'document':
      return (value.fileIds?.length ?? 0) > 0;
    default:
      return (value.text?.trim() ?? '') !== '';
  }
}

function isAllowed(field: RequestField, value: RequestValue): boolean {
  const { date, months, amount, choice, text = '', fileIds = [] } = value;
  switch (field.type) {
    case 'date':
      return (
        date !== undefined &&
        within<string>(date, field.earliest, field.latest) &&
        (field.allowedDays.length === 0 || field.allowedDays.includes(date))
      );
    case 'months':
      return (
        months !== undefined &&
        Number.isInteger(months) &&
        within(months, field.minMonths, field.maxMonths)
      );
    case 'amount':
      return amount !== undefined && within<number>(amount, field.minAmount, field.maxAmount);
    case 'choice':
    case 'reason':
      return field.choices.some(({ key }) => key === choice);
    case 'document':
      return fileIds.length <= (field.maxFiles ?? Infinity);
    default:
      return text.length <= (field.maxLength ?? Infinity);
  }
}

/** The first reason for which values do not answer the fields; undefined where they do. */
export function valuesRefusal(
  fields: readonly RequestField[],
  values: readonly RequestValue[],
): ValueCode | undefined {
  const known = new Map(fields.map((field) => [field.key, field]));
  const isWrong = values.some((value) => {
    const field = known.get(value.key);
    return !field || (isGiven(field, value) && !isAllowed(field, value));
  });
  if (isWrong || new Set(values.map(({ key }) => key)).size < values.length)
    return 'ValueNotAllowed';
  const isMissing = fields.some(
    (field) =>
      field.required && !values.some((value) => value.key === field.key && isGiven(field, value)),
  );
  return isMissing ? 'ValueMissing' : undefined;
}

/** The ids of the documents in some values. */
export const filesIn = (values: readonly RequestValue[]): readonly string[] =>
  values.flatMap(({ fileIds = [] }) => fileIds);
