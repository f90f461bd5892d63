import { formatMasked, type Mask } from '@portico/rules';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { OneLine, type InputProps } from './input';
import { shapeField } from './shape';

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
 * keeps its place, and a mask that is set later formats the text already typed. A text that is
 * pasted or filled in and does not fit stays as it is, for the form to refuse (D183).
 */
export function MaskedInput({ mask, value, ...props }: MaskedInputProps) {
  return (
    <OneLine
      {...props}
      value={mask ? formatMasked(value, mask) : value}
      className="tabular"
      shape={(field, input) => mask && shapeField(field, input, mask)}
    />
  );
}
