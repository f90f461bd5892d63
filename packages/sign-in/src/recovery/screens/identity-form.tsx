import { useTexts } from '@portico/element';
import { branchLength, dateMask, type RecoveryField } from '@portico/rules';
import { DigitsInput, fieldProps, MaskedInput, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { recoveryTexts, type RecoveryTextKey } from '../recovery.sentences';
import { RecoveryForm, type RecoveryFormProps } from './recovery-form';

const errorTexts: Readonly<
  Record<RecoveryField, Readonly<Record<'required' | 'invalid', RecoveryTextKey>>>
> = {
  email: { required: 'emailRequired', invalid: 'emailInvalid' },
  dateOfBirth: { required: 'dateOfBirthRequired', invalid: 'dateOfBirthInvalid' },
  zipCode: { required: 'zipCodeRequired', invalid: 'zipCodeInvalid' },
  branch: { required: 'branchRequired', invalid: 'branchInvalid' },
};

/** Identity: the fields the lender does not hide (access §2). */
export function IdentityForm(props: RecoveryFormProps): ReactNode {
  const t = useTexts(recoveryTexts);
  const { fields, errors } = props.state;
  const common = (field: RecoveryField) => {
    const code = errors[field];
    const error = code && t(errorTexts[field][code]);
    return { ...fieldProps(props, field, t(field), error), required: true };
  };
  const shown = (field: RecoveryField) => fields.includes(field);
  return (
    <RecoveryForm {...props}>
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
      {shown('branch') && (
        <DigitsInput {...common('branch')} hint={t('branchHint')} maxDigits={branchLength} />
      )}
    </RecoveryForm>
  );
}
