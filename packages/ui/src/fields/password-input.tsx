import type { Mask } from '@portico/rules';
import { useState } from 'react';
import { OneLine, type FreeInputProps } from './input';
import { shapeField } from './shape';
import type { TextInputProps } from './text-input';

export type PasswordInputProps = FreeInputProps &
  Pick<TextInputProps, 'inputMode' | 'maxLength'> & {
    /** Of a number, such as a social security number. */
    mask?: Mask | undefined;
    autoComplete: 'current-password' | 'new-password' | 'off';
    /** The toggle's text while the password is masked, such as "Show". */
    showLabel: string;
    /** The toggle's text while the password is readable, such as "Hide". */
    hideLabel: string;
  };

/** A secret with a toggle that shows it; also for social security numbers. */
export function PasswordInput({ showLabel, hideLabel, mask, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <OneLine
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      shape={(field, input) => mask && shapeField(field, input, mask)}
      type={shown ? 'text' : 'password'}
      className="pe-18"
      adornment={
        <button
          type="button"
          part="reveal"
          className="absolute inset-y-0 end-0 rounded-md px-3 text-sm font-semibold text-accent"
          onClick={() => setShown(!shown)}
        >
          {shown ? hideLabel : showLabel}
        </button>
      }
    />
  );
}
