import { ok } from '@portico/rules';
import { unreadable, type Documented, type Property, type Reading } from './property';

/** A text. Without a default, a missing one is `undefined`. */
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
    fromText: ok,
    fromValue: (value) =>
      typeof value === 'string' || typeof value === 'number' ? ok(String(value)) : unreadable,
  };
}

/**
 * One of a few values, such as a layout. Any other keeps the default and is reported. Without a
 * default, a missing one is `undefined`.
 */
export function choiceProperty<const W extends string>(
  options: Documented & { readonly choices: readonly W[]; readonly default: W },
): Property<W>;
export function choiceProperty<const W extends string>(
  options: Documented & { readonly choices: readonly W[] },
): Property<W | undefined>;
export function choiceProperty<const W extends string>(
  options: Documented & { readonly choices: readonly W[]; readonly default?: W },
): Property<W | undefined> {
  const find = (value: unknown): Reading<W | undefined> => {
    const word = options.choices.find((choice) => choice === value);
    return word === undefined ? unreadable : ok(word);
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

/** True while the attribute is present, whatever it holds except `"false"`. */
export function booleanProperty(
  options: Documented & { readonly default?: boolean },
): Property<boolean> {
  return {
    kind: 'boolean',
    doc: options.doc,
    default: options.default ?? false,
    fromText: (text) => ok(text !== 'false'),
    fromValue: (value) => (typeof value === 'boolean' ? ok(value) : unreadable),
  };
}

/** A finite number. Without a default, a missing one is `undefined`. */
export function numberProperty(
  options: Documented & { readonly default: number },
): Property<number>;
export function numberProperty(options: Documented): Property<number | undefined>;
export function numberProperty(
  options: Documented & { readonly default?: number },
): Property<number | undefined> {
  const finite = (value: number) => (Number.isFinite(value) ? ok(value) : unreadable);
  return {
    kind: 'number',
    doc: options.doc,
    default: options.default,
    fromText: (text) => (text.trim() === '' ? unreadable : finite(Number(text))),
    fromValue: (value) => (typeof value === 'number' ? finite(value) : unreadable),
  };
}
