import type { SubmissionCode } from '@portico/contract';

type CardRefusal = Extract<SubmissionCode, 'Declined' | 'OverLimit' | 'InvalidInfo' | 'Expired'>;

/** How this host treats a card number. */
export type TestCard = {
  readonly number: string;
  readonly does: string;
  /** Why it cannot be saved. */
  readonly savingRefused?: Extract<CardRefusal, 'Declined' | 'InvalidInfo' | 'Expired'>;
  /** Why it cannot be charged. */
  readonly chargeRefused?: CardRefusal;
};

/** Cards with a fixed result; every other number with a valid check digit is accepted. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', does: 'Visa; is taken' },
  { number: '5555555555554444', does: 'Mastercard; is taken' },
  { number: '378282246310005', does: 'Amex; is taken' },
  { number: '6011111111111117', does: 'Discover; is taken' },
  {
    number: '4000000000000002',
    does: 'Declined',
    savingRefused: 'Declined',
    chargeRefused: 'Declined',
  },
  {
    number: '4000000000000341',
    does: 'Can be saved; Declined when it is charged',
    chargeRefused: 'Declined',
  },
  {
    number: '4000000000009995',
    does: 'Can be saved; OverLimit when it is charged',
    chargeRefused: 'OverLimit',
  },
  {
    number: '4000000000000127',
    does: 'InvalidInfo',
    savingRefused: 'InvalidInfo',
    chargeRefused: 'InvalidInfo',
  },
  {
    number: '4000000000000069',
    does: 'Expired',
    savingRefused: 'Expired',
    chargeRefused: 'Expired',
  },
];

const byNumber = new Map(testCards.map((card) => [card.number, card]));

export const savingRefused = (number: string) => byNumber.get(number)?.savingRefused;
export const chargeRefused = (number: string) => byNumber.get(number)?.chargeRefused;

/** A security code of only zeros is wrong. */
export const isWrongSecurityCode = (code: string): boolean => /^0+$/.test(code);
