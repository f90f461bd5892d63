import type { HTMLInputAutoCompleteAttribute } from 'react';
import { OneLine, type InputProps } from './input';
import { shaped, shapeField, type Mask } from './mask';

export type MaskedInputProps = InputProps & {
  /** Without one the text is free. */
  mask?: Mask | undefined;
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric' | 'tel' | 'text' | undefined;
};

/**
 * A field that keeps its digits in shape: card numbers in groups, dates as MM/YY, phone numbers. The
 * caret stays where it was, and a mask that comes while somebody types takes hold of what stands there.
 */
export function MaskedInput({ mask, value, ...props }: MaskedInputProps) {
  return (
    <OneLine
      {...props}
      value={mask ? shaped(value, mask) : value}
      className="tabular"
      shape={(field, input) => mask && shapeField(field, input, mask)}
    />
  );
}
