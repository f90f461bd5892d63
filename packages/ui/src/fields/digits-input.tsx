import { digitsMask } from '@portico/rules';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { InputProps } from './input';
import { MaskedInput } from './masked-input';

export type DigitsInputProps = InputProps & {
  /** Further digits cannot be typed. */
  maxDigits: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

/** Digits only: routing, account and card numbers, zip codes. Leading zeros are kept. */
export function DigitsInput({ maxDigits, ...props }: DigitsInputProps) {
  return (
    <MaskedInput autoComplete="off" inputMode="numeric" {...props} mask={digitsMask(maxDigits)} />
  );
}
