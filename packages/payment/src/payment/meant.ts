import type { PaymentPreset } from '@portico/shared/payment-preset';

/** What the borrower meant when the payment was opened, until another choice takes its place. */
export type Meant = {
  readonly preset: PaymentPreset;
  /** Its parts that the loan does not allow; known once it has a method. */
  readonly refused: readonly (keyof PaymentPreset)[];
  /** A new autopay takes the place of the loan's; known once it has a method. */
  readonly isChange?: boolean;
  /** A screen has just led here with it; else it is of the tag or the address, also after a reload. */
  readonly isNew: boolean;
};

/** What the payment is for, as its heading says it. */
export type Purpose = 'autopay' | 'change' | 'payoff' | 'amount';

/** Undefined where nothing was meant, or the loan does not allow it. */
export function purposeOf(meant: Meant | undefined): Purpose | undefined {
  if (meant === undefined) return undefined;
  const { preset, refused } = meant;
  if ((['frequency', 'payoff', 'day'] as const).some((part) => refused.includes(part))) {
    return undefined;
  }
  if (repeats(preset)) return meant.isChange ? 'change' : 'autopay';
  if (preset.payoff) return 'payoff';
  return preset.amount !== undefined && !refused.includes('amount') ? 'amount' : undefined;
}

/** Whether the preset is of a payment that repeats. */
export const repeats = ({ frequency }: PaymentPreset): boolean =>
  frequency !== undefined && frequency !== 'OneTime';
