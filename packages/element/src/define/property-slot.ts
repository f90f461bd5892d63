import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Property, Reading } from './property';

/** The value of one property of one element, set by attribute or by property. */
export type PropertySlot<T> = {
  readonly current: ReadonlySignal<T>;
  readonly default: T;
  /**
   * Assigns the JavaScript property, until the attribute changes. `undefined` restores the
   * attribute's value.
   */
  readonly setProperty: (value: unknown) => void;
  /** Sets the attribute's text; null when the attribute was removed, which restores the default. */
  readonly setAttribute: (text: string | null) => void;
};

/** An unreadable value results in the default and a call of `unreadable`; nothing throws. */
export function propertySlot<T>(property: Property<T>, unreadable: () => void): PropertySlot<T> {
  const current = signal(property.default);
  let attribute: string | null = null;

  const take = (reading: Reading<T>) => {
    current.value = reading.ok ? reading.value : property.default;
    if (!reading.ok) unreadable();
  };

  const setAttribute = (text: string | null) => {
    attribute = text;
    take(text === null ? { ok: true, value: property.default } : property.fromText(text));
  };

  return {
    current,
    default: property.default,
    setAttribute,
    setProperty(value) {
      if (value === undefined || value === null) setAttribute(attribute);
      else take(property.fromValue(value));
    },
  };
}
