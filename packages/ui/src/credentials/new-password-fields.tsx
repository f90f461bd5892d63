import type { ReactNode, Ref } from 'react';
import { PasswordInput } from '../fields/password-input';
import { RuleList, type RuleItem, type RuleListWords } from './rule-list';

/** A new password and its confirmation, as typed. */
export type NewPasswordEntry = { readonly password: string; readonly confirmation: string };

export type NewPasswordWords = {
  readonly password: ReactNode;
  readonly confirmation: ReactNode;
  readonly show: string;
  readonly hide: string;
  readonly list: RuleListWords;
};

export type NewPasswordFieldsProps = {
  readonly words: NewPasswordWords;
  readonly entry: NewPasswordEntry;
  readonly onChange: (entry: NewPasswordEntry) => void;
  /** Called when a field loses the focus: from then on its error is shown. */
  readonly onLeave?: ((field: keyof NewPasswordEntry) => void) | undefined;
  /** The error message of each field. */
  readonly errors: { readonly [F in keyof NewPasswordEntry]?: string | undefined };
  /** The live list of rules; not shown when empty. */
  readonly rules: readonly RuleItem[];
  /** Whether the password has to be repeated. */
  readonly confirms: boolean;
  readonly disabled?: boolean | undefined;
  readonly placeholders?: { readonly [F in keyof NewPasswordEntry]?: string | undefined };
  readonly passwordRef?: Ref<HTMLInputElement> | undefined;
  readonly confirmationRef?: Ref<HTMLInputElement> | undefined;
};

/**
 * A new password with the live list of its rules, and its confirmation where the lender requires it
 * (access §2).
 */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { words, entry, errors, rules, confirms, disabled } = props;
  const leave = (field: keyof NewPasswordEntry) => () => props.onLeave?.(field);
  const common = {
    autoComplete: 'new-password',
    showLabel: words.show,
    hideLabel: words.hide,
    disabled,
  } as const;
  return (
    <>
      <PasswordInput
        {...common}
        ref={props.passwordRef}
        label={words.password}
        name="newPassword"
        required
        value={entry.password}
        placeholder={props.placeholders?.password}
        error={errors.password}
        onChange={(password) => props.onChange({ ...entry, password })}
        onBlur={leave('password')}
      />
      {rules.length > 0 && <RuleList words={words.list} rules={rules} />}
      {confirms && (
        <PasswordInput
          {...common}
          ref={props.confirmationRef}
          label={words.confirmation}
          name="confirmPassword"
          required
          value={entry.confirmation}
          placeholder={props.placeholders?.confirmation}
          error={errors.confirmation}
          onChange={(confirmation) => props.onChange({ ...entry, confirmation })}
          onBlur={leave('confirmation')}
        />
      )}
    </>
  );
}
