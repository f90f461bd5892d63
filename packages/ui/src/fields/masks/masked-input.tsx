import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { OneLine, type InputProps } from '../input';
import { shaped, shapeField, type Mask } from './mask';

export type MaskedInputProps = InputProps & {
  /** Without a mask the text is not formatted. */
  mask?: Mask | undefined;
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric' | 'tel' | 'text' | undefined;
  /** Shown inside the control, after the text. */
  adornment?: ReactNode;
};

/**
 * A field that formats its digits: card numbers in groups, dates as MM/YY, phone numbers. The caret
 * keeps its place, and a mask that is set later formats the text already typed.
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
