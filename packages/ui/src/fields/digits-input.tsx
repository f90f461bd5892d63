import { digitsOnly } from '@portico/rules';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from './field';
import { controlClass, type InputProps } from './text-input';

export type DigitsInputProps = InputProps & {
  /** Digits beyond this many are dropped. */
  maxDigits?: number | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  placeholder?: string | undefined;
};

/** Digits only: routing, account and card numbers, zip codes. Leading zeros are kept. */
export function DigitsInput(props: DigitsInputProps) {
  const { label, hint, error, required, onChange, maxDigits, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <input
          autoComplete="off"
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          spellCheck={false}
          part="input"
          className={controlClass + ' tabular'}
          onChange={(event) => onChange(digitsOnly(event.currentTarget.value, maxDigits))}
        />
      )}
    </Field>
  );
}
