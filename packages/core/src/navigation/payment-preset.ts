import {
  cents,
  localDate,
  recurringFrequencies,
  type Cents,
  type Frequency,
  type LocalDate,
  type PaymentType,
} from '@portico/rules';
import type { Destination } from './destination';

/**
 * What the borrower meant on the screen that leads to the payment (D178). The payment screen chooses
 * it in advance as if it were typed, and says what the loan does not allow of it.
 */
export type PaymentPreset = {
  /** Cents. */
  readonly amount?: Cents | undefined;
  /** Cents, in addition to the regular payment. */
  readonly principal?: Cents | undefined;
  readonly frequency?: Frequency | undefined;
  /** The day, of a repeated payment the first one. */
  readonly day?: LocalDate | undefined;
  /** Pays the loan off. */
  readonly payoff?: true | undefined;
  readonly method?: PaymentType | undefined;
};

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

/** The names of a preset's values in an address. */
export const presetParts: readonly (keyof PaymentPreset)[] = [
  'amount',
  'principal',
  'frequency',
  'day',
  'payoff',
  'method',
];

/** A preset as values of an address; `readPaymentPreset` reads them. */
export function textsOf(preset: PaymentPreset): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(preset).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

/**
 * The preset in values of an address, of a tag, or of what another screen passed; undefined if none
 * of them can be read.
 */
export function readPaymentPreset(values: Readonly<Record<string, unknown>>) {
  const text = (name: keyof PaymentPreset) => {
    const value = values[name];
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    return typeof value === 'string' ? value : '';
  };
  const preset: PaymentPreset = {
    amount: readCents(text('amount')),
    principal: readCents(text('principal')),
    frequency: frequencies.find((each) => each === text('frequency')),
    day: localDate(text('day')),
    payoff: text('payoff') === 'true' ? true : undefined,
    method: methods.find((each) => each === text('method')),
  };
  return Object.values(preset).some((value) => value !== undefined) ? preset : undefined;
}

const frequencies: readonly Frequency[] = ['OneTime', ...recurringFrequencies];
const methods: readonly PaymentType[] = ['ach', 'card'];

/** Whole cents above 0, less than ten million dollars. */
const readCents = (text: string) =>
  /^0*[1-9]\d{0,8}$/.test(text) ? cents(Number(text)) : undefined;
