import type { ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './field';
import { controlClass, restoreLength, wholePaste } from './input';

/** How many characters may still be typed, and how urgent that is. */
export type TextAreaCounter = {
  text: ReactNode;
  tone: 'normal' | 'warn' | 'error';
};

export type TextAreaProps = FieldProps & {
  name: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  /** The maximum number of characters. */
  maxLength?: number | undefined;
  counter?: TextAreaCounter | undefined;
  /** For moving the focus to a field with an error. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

const tones: Record<TextAreaCounter['tone'], string> = {
  normal: 'text-muted',
  warn: 'font-semibold text-warning',
  error: 'font-semibold text-danger',
};

/** Several lines of text. Screen readers announce its counter once it becomes urgent. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, counter, onChange, ...area } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <>
          <textarea
            rows={5}
            {...area}
            {...control}
            part="input"
            className={controlClass + ' block resize-y py-2.5'}
            {...wholePaste}
            onChange={({ currentTarget }) => {
              restoreLength(currentTarget, area.maxLength);
              onChange(currentTarget.value);
            }}
          />
          {counter && (
            <p
              part={'counter counter-' + counter.tone}
              aria-live={counter.tone === 'normal' ? 'off' : 'polite'}
              className={'tabular mt-1.5 text-end text-sm ' + tones[counter.tone]}
            >
              {counter.text}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
