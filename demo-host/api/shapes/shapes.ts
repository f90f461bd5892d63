import { answer, type Codec } from '@portico/contract';

/** A form of answers that the decisions allow, other than the one the reference API has by itself. */
export const shapeNames = [
  /** Names begin with a small letter (D5). */
  'camelCase',
  /** Names have no capital letters (D5). */
  'lowerCase',
  /** Days have a time; a missing day is of the year 0001 (D17). */
  'daysWithTimes',
  /** What is missing is null. */
  'nulls',
  /** What is null, false or an empty list is missing, HasNoErrors included. */
  'absent',
  /** A flag, number or amount is text (D176). */
  'textValues',
  /** A list is the `Value` of an object (D176). */
  'valueLists',
  /** Settings are grouped: `group: { key: value }` in place of `'group.key': value`. */
  'groupedSettings',
  /** GetPaymentInfo has the loan and its payoff in objects of their own (D5). */
  'groupedPaymentInfo',
  /** A token for an address is plain text. */
  'textTokens',
  /** Every refusal has HTTP 403, and the code in Errors (D6). */
  'refusals403',
  /** Every refusal has HTTP 403, and the code as plain text (D6). */
  'textRefusals',
  /** Every refusal has HTTP 200 and HasNoErrors false (D6). */
  'refusals200',
] as const;

export type Shape = (typeof shapeNames)[number];
export type Shapes = ReadonlySet<Shape>;

/** @param text names separated by commas or spaces; throws for an unknown one */
export function readShapes(text = ''): Shapes {
  const names = text.split(/[\s,]+/).filter(Boolean);
  return new Set(
    names.map((name) => {
      const shape = shapeNames.find((one) => one === name);
      if (shape) return shape;
      throw new Error(`There is no shape "${name}": choose from ${shapeNames.join(', ')}`);
    }),
  );
}

const noDay = '0001-01-01T00:00:00';

function reshapedDay(day: unknown, shapes: Shapes): unknown {
  if (!shapes.has('daysWithTimes')) return day;
  return typeof day === 'string' ? `${day}T00:00:00` : noDay;
}

const reshapedValue = (value: number | boolean, shapes: Shapes): unknown =>
  shapes.has('textValues') ? String(value) : value;

const smallFirst = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

function reshapedName(name: string, shapes: Shapes): string {
  if (shapes.has('lowerCase')) return name.toLowerCase();
  return shapes.has('camelCase') ? smallFirst(name) : name;
}

/** Whether a reader gets the same from a missing field. */
function isNothing(value: unknown, name: string): boolean {
  if (name === 'HasNoErrors') return value === true;
  return value == null || value === false || (Array.isArray(value) && value.length === 0);
}

function reshapedEntity(
  { fields = {}, nameOf = String }: Codec<unknown>,
  wire: object,
  shapes: Shapes,
) {
  const given = new Map(Object.entries(wire));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
      const name = nameOf(key);
      const value = reshaped(field, given.get(name), shapes);
      const canBeMissing = field.optional === true && field.nullable !== true;
      if (canBeMissing && shapes.has('absent') && isNothing(value, name)) return [];
      if (value === undefined)
        return shapes.has('nulls') && canBeMissing ? [[reshapedName(name, shapes), null]] : [];
      return [[reshapedName(name, shapes), value]];
    }),
  );
}

/** A wire value of a codec in other shapes; a reader by the contract gets the same from it. */
export function reshaped(codec: Codec<unknown>, wire: unknown, shapes: Shapes): unknown {
  if (codec.kind === 'date') return reshapedDay(wire, shapes);
  // What is sent back as it came (D177).
  if (codec.kind === 'text' || codec.kind === 'json') return wire;
  if (typeof wire === 'number' || typeof wire === 'boolean') return reshapedValue(wire, shapes);
  if (typeof wire !== 'object' || wire === null) return wire;
  const { of } = codec;
  if (Array.isArray(wire)) {
    const list = of ? wire.map((one) => reshaped(of, one, shapes)) : wire;
    return shapes.has('valueLists') ? { [reshapedName('Value', shapes)]: list } : list;
  }
  return codec.kind === 'entity' ? reshapedEntity(codec, wire, shapes) : wire;
}

const refusal = answer({});

/** A refusal in other shapes. */
export const reshapedNames = (body: unknown, shapes: Shapes): unknown =>
  reshaped(refusal, body, shapes);
