import { useState } from 'react';
import { Field } from './field';
import { controlClass, type FreeInputProps, type TextInputProps } from './text-input';

export type PasswordInputProps = FreeInputProps &
  Pick<TextInputProps, 'inputMode' | 'maxLength' | 'placeholder'> & {
    autoComplete: 'current-password' | 'new-password' | 'off';
    /** The toggle's word while the text is hidden, such as "Show". */
    showLabel: string;
    /** The toggle's word while the text can be read, such as "Hide". */
    hideLabel: string;
  };

/** A secret with a toggle that shows it; also for social security numbers. */
export function PasswordInput(props: PasswordInputProps) {
  const { label, hint, error, required, onChange, showLabel, hideLabel, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            part="input"
            className={controlClass + ' pr-18'}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button
            type="button"
            part="reveal"
            aria-controls={control.id}
            disabled={input.disabled}
            className="absolute inset-y-0 right-0 rounded-md px-3 text-sm font-semibold text-accent"
            onClick={() => setShown(!shown)}
          >
            {shown ? hideLabel : showLabel}
          </button>
        </div>
      )}
    </Field>
  );
}
