import { ok } from '@portico/rules';
import { unreadable, type Property, type Reading } from './property';

/** A text. Without a default, a missing one is `undefined`. */
export function stringProperty(options: { readonly default: string }): Property<string>;
export function stringProperty(): Property<string | undefined>;
export function stringProperty(
  options: { readonly default?: string } = {},
): Property<string | undefined> {
  return {
    kind: 'string',
    default: options.default,
    fromText: ok,
    fromValue: (value) =>
      typeof value === 'string' || typeof value === 'number' ? ok(String(value)) : unreadable,
  };
}

/**
 * One of a few values, such as a layout. Any other keeps the default and is reported. Without a
 * default, a missing one is `undefined`.
 */
export function choiceProperty<const W extends string>(options: {
  readonly choices: readonly W[];
  readonly default: W;
}): Property<W>;
export function choiceProperty<const W extends string>(options: {
  readonly choices: readonly W[];
}): Property<W | undefined>;
export function choiceProperty<const W extends string>(options: {
  readonly choices: readonly W[];
  readonly default?: W;
}): Property<W | undefined> {
  const find = (value: unknown): Reading<W | undefined> => {
    const word = options.choices.find((choice) => choice === value);
    return word === undefined ? unreadable : ok(word);
  };
  return {
    kind: 'string',
    choices: options.choices,
    default: options.default,
    fromText: find,
    fromValue: find,
  };
}

/** True while the attribute is present, whatever it holds except `"false"`. */
export function booleanProperty(options: { readonly default?: boolean } = {}): Property<boolean> {
  return {
    kind: 'boolean',
    default: options.default ?? false,
    fromText: (text) => ok(text !== 'false'),
    fromValue: (value) => (typeof value === 'boolean' ? ok(value) : unreadable),
  };
}

/**
 * What `read` makes of a text or a number; undefined is unreadable. Without a default: a missing one
 * is `undefined`.
 */
export function readProperty<T>(
  kind: 'string' | 'number',
  read: (text: string) => T | undefined,
): Property<T | undefined> {
  const reading = (value: unknown): Reading<T | undefined> => {
    const isText = typeof value === 'string' || typeof value === 'number';
    const found = isText ? read(String(value)) : undefined;
    return found === undefined ? unreadable : ok(found);
  };
  return { kind, default: undefined, fromText: reading, fromValue: reading };
}
