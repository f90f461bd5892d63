import {
  amountFromCents,
  amountInputLength,
  centsFromAmount,
  localDate,
  type Cents,
  type LocalDate,
} from '@portico/rules';
import { boolean, custom, number, picklist, safeParse, string, type GenericSchema } from 'valibot';
import { placeOf, Unreadable, writeWire, type Codec, type Place } from './codec';

/** A reader of values by a schema; its issue says what was expected and not what was there. */
/* @__NO_SIDE_EFFECTS__ */
function readerOf<T>(schema: GenericSchema<unknown, T>, expected = schema.expects) {
  return (wire: unknown, place: Place): T => {
    const { success, output } = safeParse(schema, wire);
    if (success) return output;
    throw new Unreadable(place, expected);
  };
}

const readText = readerOf(string());
const readFlag = readerOf(boolean());
const readNumber = readerOf(number());

/** Any list. */
export const readList = readerOf(custom<readonly unknown[]>(Array.isArray), 'Array');

/** Any object. */
export const readObject = readerOf(
  custom<object>((value) => typeof value === 'object' && value !== null),
  'Object',
);

/** A required string; some hosts send one of digits only as a number. */
export const text: Codec<string> = {
  kind: 'text',
  read: (wire, place) => readText(typeof wire === 'number' ? String(wire) : wire, place),
};

/** A whole number: a code, a count, a length. */
export const integer: Codec<number> = { kind: 'integer', read: readNumber };

/** A number with decimals that is not money: a rate in percent, a distance. */
export const decimal: Codec<number> = { kind: 'decimal', read: readNumber };

/** A flag with a value for a missing one. */
/* @__NO_SIDE_EFFECTS__ */
export function flagOr(missing: boolean): Codec<boolean> {
  return {
    kind: 'flag',
    read: (wire, place) => readFlag(wire ?? missing, place),
    optional: true,
  };
}

/** A flag; false when missing. */
export const flag = flagOr(false);

/** Money: dollars with decimals on the wire, integer cents in the application (D116). */
export const amount: Codec<Cents> = {
  kind: 'amount',
  read: (wire, place) => {
    const dollars = readNumber(wire, place);
    try {
      return centsFromAmount(dollars);
    } catch {
      throw new Unreadable(place, 'number in range');
    }
  },
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
  read: (wire, place) => {
    if (!isPayable(readNumber(wire, place))) throw new Unreadable(place, 'whole cents');
    return amount.read(wire, place);
  },
};

/** A day: `yyyy-MM-dd`; undefined when missing, unreadable or year 0001 (D17). */
export const date: Codec<LocalDate | undefined> = {
  kind: 'date',
  read: (wire, place) => localDate(readText(wire ?? '', place)),
  optional: true,
};

/** Any value; passed on unread. */
export const json: Codec<unknown> = { kind: 'json', read: (wire) => wire, optional: true };

/** The same value, or `undefined` when it is missing or null. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(codec: Codec<T>): Codec<T | undefined> {
  return {
    ...codec,
    read: (wire, place) => (wire == null ? undefined : codec.read(wire, place)),
    optional: true,
    write: (value) => (value === undefined ? undefined : writeWire(codec, value)),
  };
}

/** One of the listed strings, exactly. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const T extends string>(options: readonly T[]): Codec<T> {
  return { kind: 'choice', read: readerOf(picklist(options)), options };
}

/** A list; a missing one is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T>(item: Codec<T>): Codec<readonly T[]> {
  return {
    kind: 'list',
    read: (wire, place) =>
      readList(wire ?? [], place).map((value, index) => item.read(value, placeOf(place, index))),
    optional: true,
    of: item,
    write: (values) => values.map((value) => writeWire(item, value)),
  };
}

/** Values by arbitrary names, except `__proto__`; a missing one is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function dictionary<T>(item: Codec<T>): Codec<Readonly<Record<string, T>>> {
  return {
    kind: 'dictionary',
    read: (wire, place) =>
      Object.fromEntries(
        Object.entries(readObject(wire ?? {}, place))
          .filter(([key]) => key !== '__proto__')
          .map(([key, value]) => [key, item.read(value, placeOf(place, key))]),
      ),
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
