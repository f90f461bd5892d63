import { today } from '@portico/core/internal';
import { useCore, useTexts } from '@portico/element';
import { branchLength, type RecoveryField } from '@portico/rules';
import { Button, DigitsInput, MaskedInput, TextInput, dateMask, keepPress } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import { identityOutcomes, type RecoveryEvent, type RecoveryState } from '../recovery.flow';
import { recoveryTexts, type RecoveryTextKey } from '../recovery.texts';

const faults: Readonly<
  Record<RecoveryField, Readonly<Record<'required' | 'invalid', RecoveryTextKey>>>
> = {
  email: { required: 'emailRequired', invalid: 'emailInvalid' },
  dateOfBirth: { required: 'dateOfBirthRequired', invalid: 'dateOfBirthInvalid' },
  zipCode: { required: 'zipCodeRequired', invalid: 'zipCodeInvalid' },
  branch: { required: 'branchRequired', invalid: 'branchInvalid' },
};

type IdentityFormProps = {
  readonly state: RecoveryState<unknown>;
  readonly send: (event: RecoveryEvent) => void;
};

/** Identity: the fields the lender does not hide (access §2). */
export function IdentityForm({ state, send }: IdentityFormProps): ReactNode {
  const t = useTexts(recoveryTexts);
  const outcomes = identityOutcomes(state, today(useCore()));
  const form = useRef<HTMLFormElement>(null);
  const wrong = [...outcomes].find(([, outcome]) => !outcome.ok)?.[0];
  const submit = () => {
    send({ type: 'submit' });
    const input = wrong && form.current?.elements.namedItem(wrong);
    if (input instanceof HTMLInputElement) input.focus();
  };
  const common = (field: RecoveryField) => {
    const outcome = outcomes.get(field);
    const isShown = state.touched[field] && outcome && !outcome.ok;
    return {
      name: field,
      label: t(field),
      required: true,
      value: state.identity[field],
      error: isShown ? t(faults[field][outcome.code]) : undefined,
      onChange: (text: string) => send({ type: 'typed', field, text }),
      onBlur: () => send({ type: 'touched', field }),
    };
  };
  const shown = (field: RecoveryField) => state.fields.includes(field);
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onMouseDown={keepPress}
      className="grid gap-4"
      // A click on the disabled button shows what is missing.
      onClick={(event) => event.defaultPrevented && submit()}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{t('intro')}</p>
      {shown('email') && <TextInput {...common('email')} type="email" autoComplete="email" />}
      {shown('dateOfBirth') && (
        <MaskedInput
          {...common('dateOfBirth')}
          mask={dateMask}
          inputMode="numeric"
          autoComplete="bday"
          hint={t('dateOfBirthHint')}
        />
      )}
      {shown('zipCode') && (
        <DigitsInput {...common('zipCode')} maxDigits={5} autoComplete="postal-code" />
      )}
      {shown('branch') && <DigitsInput {...common('branch')} maxDigits={branchLength} />}
      <Button
        type="submit"
        variant="primary"
        busy={state.loading}
        disabled={wrong !== undefined || state.loading}
      >
        {t(state.loading ? 'continuing' : 'continue')}
      </Button>
    </form>
  );
}
