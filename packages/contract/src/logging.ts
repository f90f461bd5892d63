import { localDate, masked, scrubSecrets } from '@portico/rules';
import type { Codec } from './codec/codec';
import { plainAnswer } from './codec/entity';
import { refusalCodes } from './refusal';

/**
 * Text and date fields that may be logged, by the application's name; flags, choices and small
 * numbers may be by their kind. Every other field is masked: names, account and card numbers,
 * passwords, tokens, and fields added later.
 */
const loggedFields: ReadonlySet<string> = new Set([
  'errorMessage',
  'referenceNumber',
  'loanBillingFrequency',
  'restrictionCode',
  'today',
  'paymentDate',
  'earliestPaymentDate',
  'adjustedACHPaymentDateAfterCutoffTime',
  'dueDate',
  'loanDueDate',
  'nextPaymentDate',
  'lastPaymentDate',
]);

/** Longer texts and lists are truncated. */
const mostCharacters = 100;
const mostItems = 20;
/** A number from this limit on may be a card's, an account's or a person's. */
const mostCount = 100_000;
const mostMoney = 10_000_000;

const isNumberBelow = (value: unknown, limit: number): boolean =>
  typeof value === 'number' && Math.abs(value) < limit;

function loggedText({ kind }: Codec<unknown>, value: unknown, name: string): unknown {
  if (!loggedFields.has(name) || typeof value !== 'string') return masked;
  if (kind === 'date') return localDate(value) ?? masked;
  return scrubSecrets(value.slice(0, mostCharacters));
}

function loggedEntity({ fields = {}, nameOf = (key) => key }: Codec<unknown>, value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return masked;
  const given = new Map(Object.entries(value).map(([key, one]) => [key.toLowerCase(), one]));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const one: unknown = given.get(nameOf(key).toLowerCase());
      return one === undefined ? [] : [[nameOf(key), logged(field, one, key)]];
    }),
  );
}

function loggedList({ of }: Codec<unknown>, value: unknown, name: string): unknown {
  if (!of || !Array.isArray(value)) return masked;
  return value.slice(0, mostItems).map((one: unknown) => logged(of, one, name));
}

function logged(codec: Codec<unknown>, value: unknown, name: string): unknown {
  if (value === null) return null;
  switch (codec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : masked;
    case 'choice':
      return codec.options?.find((option) => option === value) ?? masked;
    case 'integer':
      return isNumberBelow(value, mostCount) ? value : masked;
    case 'amount':
    case 'decimal':
      return isNumberBelow(value, mostMoney) ? value : masked;
    case 'text':
    case 'date':
      return loggedText(codec, value, name);
    case 'list':
      return loggedList(codec, value, name);
    case 'entity':
      return loggedEntity(codec, value);
    case 'dictionary':
    case 'json':
      return masked;
  }
}

/**
 * The loggable form of a wire value: the fields of its codec, masked unless they are allowed.
 * Without a codec, or where the value does not match it, only the mask.
 */
export function loggable(codec: Codec<unknown> | undefined, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return codec ? logged(codec, value, '') : masked;
}

/** The same for an answer, which may be a refusal instead of the call's response. */
export function loggableAnswer(response: Codec<unknown>, value: unknown): unknown {
  return loggable(refusalCodes(value) === undefined ? response : plainAnswer, value);
}
