import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { InputProps } from './input';
import { MaskedInput } from './masks/masked-input';

export type DigitsInputProps = InputProps & {
  /** Further digits are removed. */
  maxDigits: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

/** Digits only: routing, account and card numbers, zip codes. Leading zeros are kept. */
export function DigitsInput({ maxDigits, ...props }: DigitsInputProps) {
  return (
    <MaskedInput
      autoComplete="off"
      inputMode="numeric"
      {...props}
      mask={{ pattern: '0'.repeat(maxDigits) }}
    />
  );
}
