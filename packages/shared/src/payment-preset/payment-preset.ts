import type { Destination } from '@portico/core';
import {
  booleanProperty,
  choiceProperty,
  readProperty,
  type Property,
  type ValuesOf,
} from '@portico/element';
import { cents, frequencies, keysOf, localDate, paymentTypes } from '@portico/rules';

/** Whole cents above 0, less than ten million dollars. */
const readCents = (text: string) =>
  /^0*[1-9]\d{0,8}$/.test(text) ? cents(Number(text)) : undefined;

/**
 * The parts of a payment preset: each is a property of the payment's tag, a value of the payment
 * screen's address, and a value that another screen passes to it.
 */
export const presetParts = {
  /** An amount to choose in advance, in cents. */
  amount: readProperty('number', readCents),
  /** Additional principal to choose in advance, in cents. */
  principal: readProperty('number', readCents),
  /** How often to pay, chosen in advance; where the loan has only others that repeat, one of these. */
  frequency: choiceProperty({ choices: frequencies }),
  /** The day to choose in advance, `yyyy-MM-dd`; of a payment that repeats the first one. */
  day: readProperty('string', localDate),
  /** Chooses in advance to pay the loan off. */
  payoff: booleanProperty(),
  /** How to pay, chosen in advance: by bank account or by card. */
  method: choiceProperty({ choices: paymentTypes }),
};

type Values = ValuesOf<typeof presetParts>;

/** The name of a part. */
export type PresetPart = keyof Values;

/**
 * What the borrower meant on the screen that leads to the payment (D178). The payment screen chooses
 * it in advance as if it were typed, and says what the loan does not allow of it. A part that is
 * false is not meant.
 */
export type PaymentPreset = { readonly [P in PresetPart]?: Values[P] | undefined };

/** The payment screen of an account, with what was meant: in its address, and passed to it. */
export function paymentDestination(
  accountNumber: string | undefined,
  preset: PaymentPreset = {},
): Destination {
  const values = textsOf(preset);
  return {
    screen: 'payment',
    params: { ...(accountNumber !== undefined && { accountNumber }), ...values },
    data: Object.keys(values).length > 0 ? { kind: 'paymentPreset', values } : undefined,
  };
}

/** A preset as values of an address; `readPaymentPreset` reads them. */
export function textsOf(preset: PaymentPreset): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(preset).flatMap(([name, value]) =>
      isMeant(value) ? [[name, String(value)]] : [],
    ),
  );
}

/**
 * The preset in values of an address, of a tag, or of what another screen passed; undefined if none
 * of them can be read.
 */
export function readPaymentPreset(
  values: Readonly<Record<string, unknown>>,
): PaymentPreset | undefined {
  const preset: Writable = {};
  for (const part of keysOf(presetParts)) readPart(preset, part, values[part]);
  return Object.keys(preset).length > 0 ? preset : undefined;
}

type Writable = { [P in PresetPart]?: Values[P] };

function readPart<P extends PresetPart>(
  preset: { [K in P]?: Values[K] },
  part: P,
  given: unknown,
): void {
  const parts: { readonly [K in PresetPart]: Property<Values[K]> } = presetParts;
  const property = parts[part];
  // A placeholder of the address without a value.
  if (given === '') return;
  const reading = typeof given === 'string' ? property.fromText(given) : property.fromValue(given);
  if (reading.ok && isMeant(reading.value)) preset[part] = reading.value;
}

const isMeant = (value: unknown): boolean => value !== undefined && value !== false;
