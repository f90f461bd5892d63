import {
  amountFromCents,
  amountInputLength,
  centsFromAmount,
  localDate,
  type Cents,
  type LocalDate,
} from '@portico/rules';
import {
  array,
  boolean,
  check,
  nullish,
  number,
  optional as maybe,
  picklist,
  pipe,
  record,
  string,
  transform,
  unknown,
} from 'valibot';
import { writeWire, type Codec } from './codec';

/** A required string; some hosts send one of digits only as a number. */
export const text: Codec<string> = {
  kind: 'text',
  schema: pipe(
    unknown(),
    transform((value) => (typeof value === 'number' ? String(value) : value)),
    string(),
  ),
};

/** A whole number: a code, a count, a length. */
export const integer: Codec<number> = { kind: 'integer', schema: number() };

/** A number with decimals that is not money: a rate in percent, a distance. */
export const decimal: Codec<number> = { kind: 'decimal', schema: number() };

/** A flag; false when missing. */
export const flag: Codec<boolean> = {
  kind: 'flag',
  schema: nullish(boolean(), false),
  optional: true,
};

/** Money: dollars with decimals on the wire, integer cents in the application (D116). */
export const amount: Codec<Cents> = {
  kind: 'amount',
  schema: pipe(number(), transform(centsFromAmount)),
  write: amountFromCents,
};

/** Whole cents as a borrower may type them: digits, at most two decimals, no exponent (D126). */
const isPayable = (dollars: number): boolean =>
  /^\d+(?:\.\d\d?)?$/.test(String(dollars)) && String(dollars).length <= amountInputLength;

/**
 * Money to be paid; an amount below zero, or with a fraction of a cent, is rejected and not
 * rounded.
 */
export const payableAmount: Codec<Cents> = {
  ...amount,
  schema: pipe(number(), check(isPayable), transform(centsFromAmount)),
};

/** A day: `yyyy-MM-dd`; undefined when missing, unreadable or year 0001 (D17). */
export const date: Codec<LocalDate | undefined> = {
  kind: 'date',
  schema: pipe(
    nullish(string(), ''),
    transform((wire) => localDate(wire)),
  ),
  optional: true,
};

/** Any value; passed on unread. */
export const json: Codec<unknown> = { kind: 'json', schema: unknown(), optional: true };

/** The same value, or `undefined` when it is missing or null. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(codec: Codec<T>): Codec<T | undefined> {
  return {
    ...codec,
    // The schema is last: a transformation would not run where a part was omitted.
    schema: pipe(
      unknown(),
      transform((value) => value ?? undefined),
      maybe(codec.schema),
    ),
    optional: true,
    write: (value) => (value === undefined ? undefined : writeWire(codec, value)),
  };
}

/** One of the listed strings, exactly. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const T extends string>(options: readonly T[]): Codec<T> {
  return { kind: 'choice', schema: picklist(options), options };
}

/** A list; a missing one is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T>(item: Codec<T>): Codec<readonly T[]> {
  return {
    kind: 'list',
    schema: nullish(array(item.schema), []),
    optional: true,
    of: item,
    write: (values) => values.map((value) => writeWire(item, value)),
  };
}

/** Values by arbitrary names; a missing one is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function dictionary<T>(item: Codec<T>): Codec<Readonly<Record<string, T>>> {
  return {
    kind: 'dictionary',
    schema: nullish(record(string(), item.schema), {}),
    optional: true,
    of: item,
    write: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, writeWire(item, value)]),
      ),
  };
}

export const optionalText = optional(text);
export const optionalInteger = optional(integer);
export const optionalAmount = optional(amount);
