import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import { OneLine, type FreeInputProps } from './input';

export type TextInputProps = FreeInputProps & {
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number | undefined;
  readOnly?: boolean | undefined;
  /** `none` for user names and codes; phones capitalise the first letter otherwise. */
  autoCapitalize?: 'none' | 'words' | 'characters' | undefined;
  spellCheck?: boolean | undefined;
};

/** A one-line text field. */
export function TextInput(props: TextInputProps) {
  return <OneLine {...props} />;
}
