import type { RequestField, RequestFieldType, RequestValue } from '@portico/contract';

/** The field that a value answers, as far as the value says: for a kind that is not offered any more. */
export const answeredField = (
  value: RequestValue,
): Pick<RequestField, 'key' | 'type' | 'label'> => ({
  key: value.key,
  type: typeOf(value),
  label: {},
});

function typeOf({ key, date, months, amount, choice, fileIds }: RequestValue): RequestFieldType {
  if (date) return 'date';
  if (months !== undefined) return 'months';
  if (amount !== undefined) return 'amount';
  if (choice !== undefined) return key === 'reason' ? 'reason' : 'choice';
  return fileIds && fileIds.length > 0 ? 'document' : 'text';
}
