import { Maskito, type MaskitoOptions } from '@maskito/core';
import { useEffect, useState, type HTMLInputAutoCompleteAttribute } from 'react';
import { OneLine, type InputProps } from './input';

/** How a text is shaped while it is typed, pasted or filled in by the browser. */
export type Mask = MaskitoOptions;

export type MaskedInputProps = Omit<InputProps, 'ref'> & {
  /** Must stay the same object from one render to the next. */
  mask: Mask;
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric' | 'tel' | 'text' | undefined;
  maxLength?: number | undefined;
};

/**
 * A field that keeps its text in shape: card numbers in groups, dates as MM/YY, phone numbers. The
 * caret stays where it was. Only from chunks loaded on demand: it brings Maskito.
 */
export function MaskedInput({ mask, onChange, ...props }: MaskedInputProps) {
  const [element, setElement] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const maskito = new Maskito(element, mask);
    return () => maskito.destroy();
  }, [element, mask]);
  return (
    <OneLine
      {...props}
      ref={setElement}
      className="tabular"
      // What Maskito writes by itself is an input event, but no change to React.
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
      onChange={onChange}
    />
  );
}
