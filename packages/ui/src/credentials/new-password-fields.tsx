import type { ReactNode, Ref } from 'react';
import { PasswordInput } from '../fields/password-input';

export type NewPasswordTexts = {
  readonly show: string;
  readonly hide: string;
};

/** One of the two fields, as `fieldProps` returns it. */
export type NewPasswordField = {
  readonly label: ReactNode;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  /** For moving the focus to it. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

export type NewPasswordFieldsProps = {
  readonly texts: NewPasswordTexts;
  readonly password: NewPasswordField;
  /** Undefined if the password is not repeated. */
  readonly confirmation: NewPasswordField | undefined;
  /** The live list of its rules: a `RuleList`. */
  readonly list?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Default: true. */
  readonly required?: boolean | undefined;
};

/**
 * A new password with the live list of its rules, and its confirmation where the lender requires it
 * (access §2).
 */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { texts, password, confirmation, list, disabled, required = true } = props;
  const common = {
    autoComplete: 'new-password',
    showLabel: texts.show,
    hideLabel: texts.hide,
    required,
    disabled,
  } as const;
  return (
    <>
      <PasswordInput {...common} {...password} name="newPassword" />
      {list}
      {confirmation && <PasswordInput {...common} {...confirmation} name="confirmPassword" />}
    </>
  );
}
