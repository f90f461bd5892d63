import { fail, type Outcome } from '@portico/rules';

/** A property's text or value as read; what is unreadable keeps the default and is reported. */
export type Reading<T> = Outcome<T, 'unreadable'>;

/**
 * One property of a widget, settable as a JavaScript property (`accountNumber`) and as an attribute
 * (`account-number`). Declare it with `stringProperty`, `jsonProperty` and their like, never by
 * hand. Its doc comment is one sentence for the reference, which names the unit where there is one.
 */
export type Property<T> = {
  readonly kind: 'string' | 'boolean' | 'number' | 'json';
  /** The texts that it can be, where these are few. */
  readonly choices?: readonly string[];
  /** The value while neither property nor attribute is set, or the one set is unreadable. */
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

/** The reading of an unreadable value: the default stays. */
export const unreadable = fail('unreadable');

/** `accountNumber` is set by the attribute `account-number`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
