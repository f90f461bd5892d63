import { digitsOnly } from '@portico/rules';
import { OneLine, type InputProps } from './input';

export type CodeInputProps = InputProps & {
  /** The maximum number of digits. */
  length?: number | undefined;
};

/**
 * A one-time code in one input, so that paste, phones' code suggestions and password managers work.
 * Other characters than digits are removed.
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
