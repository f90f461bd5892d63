import { codeMask } from '@portico/rules';
import { OneLine, type InputProps } from './input';
import { shapeField } from './shape';

/**
 * A one-time code in one input, so that paste, phones' code suggestions and password managers work.
 * Other characters than digits are ignored; a sentence with one code in it becomes this code.
 */
export function CodeInput(props: InputProps) {
  return (
    <OneLine
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="text-xl tracking-code tabular"
      shape={(field, input) => shapeField(field, input, codeMask)}
    />
  );
}
