/** What a property's text or value was read as; `ok: false` keeps the default and is reported. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/**
 * One property of a widget, settable as a JavaScript property (`accountNumber`) and as an attribute
 * (`account-number`). Declared with one of the functions below, never by hand.
 */
export type Property<T> = {
  readonly kind: 'string' | 'boolean' | 'number' | 'json';
  /** One sentence for the reference; says units where there are any. */
  readonly doc: string;
  /** A JSON value's type as TypeScript writes it, for the declarations generated from it. */
  readonly type?: string | undefined;
  /** The words a text may be, where they are counted. */
  readonly choices?: readonly string[] | undefined;
  /** The value while neither property nor attribute is given, or what was given is unreadable. */
  readonly default: T;
  /** Reads an attribute's text. */
  fromText(text: string): Reading<T>;
  /** Checks what was assigned to the property. */
  fromValue(value: unknown): Reading<T>;
};

/** The properties of a widget by their camelCase names. */
export type Properties = Readonly<Record<string, Property<unknown>>>;

/** The values a view receives for the properties declared. */
export type ValuesOf<P extends Properties> = {
  readonly [K in keyof P]: P[K] extends Property<infer T> ? T : never;
};

/** A validator that keeps the Standard Schema; every valibot schema does. */
export type Schema<T> = {
  readonly '~standard': {
    validate(
      value: unknown,
    ):
      | { readonly value: T; readonly issues?: readonly unknown[] | undefined }
      | { readonly issues: readonly unknown[] }
      | PromiseLike<unknown>;
  };
};

type Documented = { readonly doc: string };

const unreadable = { ok: false } as const;
const read = <T>(value: T): Reading<T> => ({ ok: true, value });

/** A text. Without a default an absent one is `undefined`. */
export function stringProperty(
  options: Documented & { readonly default: string },
): Property<string>;
export function stringProperty(options: Documented): Property<string | undefined>;
export function stringProperty(
  options: Documented & { readonly default?: string },
): Property<string | undefined> {
  return {
    kind: 'string',
    doc: options.doc,
    default: options.default,
    fromText: read,
    fromValue: (value) =>
      typeof value === 'string' || typeof value === 'number' ? read(String(value)) : unreadable,
  };
}

/** One of a few words, such as a layout. Another word keeps the default and is reported. */
export function choiceProperty<const W extends string>(
  options: Documented & { readonly choices: readonly W[]; readonly default: W },
): Property<W> {
  const find = (value: unknown): Reading<W> => {
    const word = options.choices.find((choice) => choice === value);
    return word === undefined ? unreadable : read(word);
  };
  return {
    kind: 'string',
    choices: options.choices,
    doc: options.doc,
    default: options.default,
    fromText: find,
    fromValue: find,
  };
}

/** On while the attribute is present, whatever it holds except `"false"`. */
export function booleanProperty(
  options: Documented & { readonly default?: boolean },
): Property<boolean> {
  return {
    kind: 'boolean',
    doc: options.doc,
    default: options.default ?? false,
    fromText: (text) => read(text !== 'false'),
    fromValue: (value) => (typeof value === 'boolean' ? read(value) : unreadable),
  };
}

/** A finite number. Without a default an absent one is `undefined`. */
export function numberProperty(
  options: Documented & { readonly default: number },
): Property<number>;
export function numberProperty(options: Documented): Property<number | undefined>;
export function numberProperty(
  options: Documented & { readonly default?: number },
): Property<number | undefined> {
  const finite = (value: number) => (Number.isFinite(value) ? read(value) : unreadable);
  return {
    kind: 'number',
    doc: options.doc,
    default: options.default,
    fromText: (text) => (text.trim() === '' ? unreadable : finite(Number(text))),
    fromValue: (value) => (typeof value === 'number' ? finite(value) : unreadable),
  };
}

/**
 * An object or list: the property takes the value, the attribute its JSON. Both are checked by the
 * schema; `type` is how TypeScript writes the value.
 */
export function jsonProperty<T>(
  schema: Schema<T>,
  options: Documented & { readonly type: string; readonly default: T },
): Property<T>;
export function jsonProperty<T>(
  schema: Schema<T>,
  options: Documented & { readonly type: string },
): Property<T | undefined>;
export function jsonProperty<T>(
  schema: Schema<T>,
  options: Documented & { readonly type: string; readonly default?: T },
): Property<T | undefined> {
  const check = (value: unknown): Reading<T> => {
    const result = schema['~standard'].validate(value);
    return 'value' in result && result.issues === undefined ? read(result.value) : unreadable;
  };
  return {
    kind: 'json',
    type: options.type,
    doc: options.doc,
    default: options.default,
    fromText: (text) => {
      try {
        return check(JSON.parse(text));
      } catch {
        return unreadable;
      }
    },
    fromValue: check,
  };
}

/** `accountNumber` is set by the attribute `account-number`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
