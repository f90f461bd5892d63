import { digitsOnly } from '@portico/rules';
import { Field } from './field';
import { controlClass, type InputProps } from './text-input';

export type CodeInputProps = InputProps & {
  /** How many digits the code has at most. */
  length?: number | undefined;
  placeholder?: string | undefined;
};

/**
 * A one-time code in one input, so that paste, phones' code suggestions and password managers work.
 * What is not a digit is dropped.
 */
export function CodeInput(props: CodeInputProps) {
  const { label, hint, error, required, onChange, length, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          part="input"
          className={controlClass + ' text-xl tracking-code tabular'}
          onChange={(event) => onChange(digitsOnly(event.currentTarget.value, length))}
        />
      )}
    </Field>
  );
}
