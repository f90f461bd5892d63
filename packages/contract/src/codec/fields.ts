import {
  amountFromCents,
  amountInputLength,
  centsFromAmount,
  localDate,
  type Cents,
  type Identifier,
  type LocalDate,
} from '@portico/rules';
import {
  boolean,
  custom,
  number,
  picklist,
  safeParse,
  string,
  union,
  type GenericSchema,
} from 'valibot';
import { partPlace, Unreadable, writeWire, type Codec, type WirePlace } from './codec';
import { lowerKeys } from '../wire-object';

/** A reader of values by a schema; its issue says what was expected and not what was there. */
/* @__NO_SIDE_EFFECTS__ */
function readerOf<T>(schema: GenericSchema<unknown, T>, expected = schema.expects) {
  return (wire: unknown, place: WirePlace): T => {
    const { success, output } = safeParse(schema, wire);
    if (success) return output;
    throw new Unreadable(place, expected);
  };
}

const readText = readerOf(string());
const readBoolean = readerOf(boolean());
const readNumber = readerOf(number());
const readArray = readerOf(custom<readonly unknown[]>(Array.isArray), 'Array');

/** Any list; in an answer also as the `Value` of an object (accounts §3; D176). */
export function readList(wire: unknown, place: WirePlace): readonly unknown[] {
  const { value } = Array.isArray(wire) || !place.inAnswer ? {} : lowerKeys(wire);
  return readArray(value ?? wire, place);
}

/** What hosts write for a flag in place of true and false (D176). */
const flagWords: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

function readFlag(wire: unknown, place: WirePlace): boolean {
  const isWord = place.inAnswer && (typeof wire === 'string' || typeof wire === 'number');
  const meant = isWord ? flagWords.get(String(wire).trim().toLowerCase()) : undefined;
  return readBoolean(meant ?? wire, place);
}

/** A reader of numbers; in an answer also as text, with its unit and commas between thousands. */
function numberReader(unit: RegExp) {
  return (wire: unknown, place: WirePlace): number => {
    if (typeof wire !== 'string' || !place.inAnswer) return readNumber(wire, place);
    const digits = wire
      .trim()
      .replace(unit, '')
      .replace(/,(?=\d{3}(?:\D|$))/g, '');
    return readNumber(/^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : wire, place);
  };
}

const readDollars = numberReader(/\$(?=\d)/);
const readDecimal = numberReader(/\s*%$/);

/** Any object but a list. */
export const readObject = readerOf(
  custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  'Object',
);

/** A required string; some hosts send one of digits only as a number. */
export const text: Codec<string> = {
  kind: 'text',
  read: (wire, place) => readText(typeof wire === 'number' ? String(wire) : wire, place),
};

const readIdentifier = readerOf(union([string(), number()]), 'string');

/** An identifier of the host's: kept as it came, and sent back in the same type (D177). */
export const identifier: Codec<Identifier> = { kind: 'text', read: readIdentifier };

/** A whole number: a code, a count, a length. */
export const integer: Codec<number> = { kind: 'integer', read: readDecimal };

/** A number with decimals that is not money: a rate in percent, a distance. */
export const decimal: Codec<number> = { kind: 'decimal', read: readDecimal };

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
    const dollars = readDollars(wire, place);
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

/** A day that has to be there. */
export const day: Codec<LocalDate> = {
  kind: 'date',
  read: (wire, place) => {
    const read = date.read(wire, place);
    if (read) return read;
    throw new Unreadable(place, 'date');
  },
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
      readList(wire ?? [], place).map((value, index) => item.read(value, partPlace(place, index))),
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
          .map(([key, value]) => [key, item.read(value, partPlace(place, key))]),
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
export const optionalIdentifier = optional(identifier);
export const optionalInteger = optional(integer);
export const optionalAmount = optional(amount);
