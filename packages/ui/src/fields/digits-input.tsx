import { digitsOnly } from '@portico/rules';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { OneLine, type InputProps } from './input';

export type DigitsInputProps = InputProps & {
  /** Digits beyond this many are dropped. */
  maxDigits?: number | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
};

/** Digits only: routing, account and card numbers, zip codes. Leading zeros are kept. */
export function DigitsInput({ maxDigits, onChange, ...props }: DigitsInputProps) {
  return (
    <OneLine
      autoComplete="off"
      {...props}
      inputMode="numeric"
      className="tabular"
      onChange={(text) => onChange(digitsOnly(text, maxDigits))}
    />
  );
}
