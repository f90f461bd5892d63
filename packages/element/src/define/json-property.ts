import { fromJson, ok } from '@portico/rules';
import { unreadable, type Property, type Reading } from './property';

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

/**
 * An object or list: the property accepts the value or its JSON, the attribute its JSON. All are
 * checked by the schema; `@type {…}` of its doc comment is the value's TypeScript type.
 */
export function jsonProperty<T>(schema: Schema<T>, options: { readonly default: T }): Property<T>;
export function jsonProperty<T>(schema: Schema<T>): Property<T | undefined>;
export function jsonProperty<T>(
  schema: Schema<T>,
  options: { readonly default?: T } = {},
): Property<T | undefined> {
  const check = (value: unknown): Reading<T> => {
    const result = schema['~standard'].validate(value);
    return 'value' in result && result.issues === undefined ? ok(result.value) : unreadable;
  };
  const fromText = (text: string): Reading<T> => {
    try {
      return check(fromJson(text));
    } catch {
      return unreadable;
    }
  };
  return {
    kind: 'json',
    default: options.default,
    fromText,
    fromValue: (value) => (typeof value === 'string' ? fromText(value) : check(value)),
  };
}
