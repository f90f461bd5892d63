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

/** What every property is declared with: one sentence for the reference. */
export type Documented = { readonly doc: string };

/** Keeps the default. */
export const unreadable = { ok: false } as const;

/** Takes the value. */
export const read = <T>(value: T): Reading<T> => ({ ok: true, value });

/** `accountNumber` is set by the attribute `account-number`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
