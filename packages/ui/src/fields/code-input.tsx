import { digitsOnly } from '@portico/rules';
import { OneLine, type InputProps } from './input';

export type CodeInputProps = InputProps & {
  /** How many digits the code has at most. */
  length?: number | undefined;
};

/**
 * A one-time code in one input, so that paste, phones' code suggestions and password managers work.
 * What is not a digit is dropped.
 */
export function CodeInput({ length, onChange, ...props }: CodeInputProps) {
  return (
    <OneLine
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="text-xl tracking-code tabular"
      onChange={(text) => onChange(digitsOnly(text, length))}
    />
  );
}
