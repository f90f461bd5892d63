import { registrationInfoText } from '@portico/core/internal';
import { LenderText, useSetting, useTexts } from '@portico/element';
import {
  dateMask,
  emailMaximum,
  nameMaximum,
  phoneMask,
  ssnLength,
  ssnMask,
  zipLength,
  type PersonalField,
} from '@portico/rules';
import {
  Banner,
  DigitsInput,
  MaskedInput,
  PasswordInput,
  RadioGroup,
  TextInput,
  fieldProps,
} from '@portico/ui';
import type { ReactNode } from 'react';
import type { StepProps } from '../registration.controller';
import { registrationTexts, type RegistrationTextKey } from '../registration.sentences';
import { StepForm } from '../step-form';
import { AccountNumber } from './account-number';

type ErrorTexts = {
  readonly required?: RegistrationTextKey;
  readonly invalid?: RegistrationTextKey;
};

/** The text for each problem of each field (access §5). */
const errorTexts: Readonly<Record<PersonalField, ErrorTexts>> = {
  accountType: { required: 'accountTypeRequired' },
  accountNumber: { required: 'accountNumberRequired', invalid: 'accountNumberInvalid' },
  firstName: { invalid: 'firstNameInvalid' },
  middleName: { invalid: 'middleNameInvalid' },
  lastName: { required: 'lastNameRequired', invalid: 'lastNameInvalid' },
  emailAddress: { required: 'emailAddressRequired', invalid: 'emailAddressInvalid' },
  ssn: { required: 'ssnRequired', invalid: 'ssnInvalid' },
  dateOfBirth: { required: 'dateOfBirthRequired', invalid: 'dateOfBirthInvalid' },
  zip: { required: 'zipRequired', invalid: 'zipInvalid' },
  phoneNumber: { required: 'phoneNumberRequired', invalid: 'phoneNumberInvalid' },
};

/** A hint, and why the field is asked: the lender compares it with what it has. */
function Compared({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTexts(registrationTexts);
  return (
    <>
      {children}
      <span className="block">{t('compared')}</span>
    </>
  );
}

/** The personal data of the borrower (access §2). */
export function PersonalStep(props: StepProps): ReactNode {
  const { registration, state } = props;
  const { rules, send, prepare } = registration;
  const t = useTexts(registrationTexts);
  const info = useSetting(registrationInfoText);
  const field = (name: PersonalField) => {
    const error = state.errors[name];
    const key = error && errorTexts[name][error];
    return {
      ...fieldProps({ state, send }, name, t(name), key && t(key)),
      required: errorTexts[name].required !== undefined,
    };
  };
  const asks = (name: PersonalField) => rules.personal.has(name);
  return (
    <StepForm {...props} title={t('tabPersonal')} action={t('continue')}>
      {info && (
        <Banner tone="info">
          <LenderText html={info} />
        </Banner>
      )}
      {rules.accountType === '' && (
        <RadioGroup
          {...field('accountType')}
          options={[
            { value: 'Deposit', label: t('accountTypeDeposit') },
            { value: 'Loan', label: t('accountTypeLoan') },
          ]}
        />
      )}
      {asks('accountNumber') && (
        <AccountNumber
          field={field('accountNumber')}
          groups={state.groups}
          locked={state.values.accountType === ''}
        />
      )}
      {asks('firstName') && (
        <TextInput {...field('firstName')} autoComplete="given-name" maxLength={nameMaximum} />
      )}
      {asks('middleName') && (
        <TextInput
          {...field('middleName')}
          autoComplete="additional-name"
          maxLength={nameMaximum}
        />
      )}
      <TextInput {...field('lastName')} autoComplete="family-name" maxLength={nameMaximum} />
      <TextInput
        {...field('emailAddress')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailMaximum}
        onChange={(value) => {
          prepare();
          send({ type: 'change', field: 'emailAddress', value });
        }}
      />
      <PasswordInput
        {...field('ssn')}
        hint={
          <Compared>{rules.ssnDigits < ssnLength && t('ssnHint', { n: rules.ssnDigits })}</Compared>
        }
        autoComplete="off"
        inputMode="numeric"
        showLabel={t('showSsn')}
        hideLabel={t('hideSsn')}
        mask={ssnMask(rules.ssnDigits)}
      />
      {asks('dateOfBirth') && (
        <MaskedInput
          {...field('dateOfBirth')}
          hint={<Compared>{t('dateOfBirthHint')}</Compared>}
          mask={dateMask}
          autoComplete="bday"
          inputMode="numeric"
        />
      )}
      {asks('zip') && (
        <DigitsInput {...field('zip')} maxDigits={zipLength} autoComplete="postal-code" />
      )}
      {asks('phoneNumber') && (
        <MaskedInput
          {...field('phoneNumber')}
          hint={t('phoneNumberHint')}
          mask={phoneMask}
          autoComplete="tel-national"
          inputMode="tel"
        />
      )}
    </StepForm>
  );
}
