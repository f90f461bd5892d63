import { customQuestionOption, secretQuestions } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { hasAllowedCharacters, securityFieldMaximum, type SecurityField } from '@portico/rules';
import { fieldProps, Select, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import type { StepProps } from '../registration.controller';
import { registrationTexts } from '../registration.sentences';
import { StepForm } from '../step-form';
import {
  registrationSecurityTexts,
  type RegistrationSecurityTextKey,
} from './registration-security.sentences';

export const texts = [registrationSecurityTexts];

type FieldTexts = {
  readonly label: RegistrationSecurityTextKey;
  readonly required: RegistrationSecurityTextKey;
  readonly invalid: RegistrationSecurityTextKey;
};

const listed: Readonly<Record<SecurityField, FieldTexts>> = {
  placeOfBirth: { label: 'placeOfBirth', required: 'placeOfBirthRequired', invalid: 'tooLong' },
  driversLicense: {
    label: 'driversLicense',
    required: 'driversLicenseRequired',
    invalid: 'tooLong',
  },
  mothersMaiden: { label: 'mothersMaiden', required: 'mothersMaidenRequired', invalid: 'tooLong' },
  secretQuestion: { label: 'question', required: 'questionRequired', invalid: 'tooLong' },
  secretAnswer: { label: 'answer', required: 'answerRequired', invalid: 'answerInvalid' },
};

/** The texts if the borrower writes the question. */
const custom: Readonly<Record<SecurityField, FieldTexts>> = {
  ...listed,
  secretQuestion: {
    label: 'customQuestion',
    required: 'customQuestionRequired',
    invalid: 'tooLong',
  },
  secretAnswer: {
    label: 'customAnswer',
    required: 'customAnswerRequired',
    invalid: 'answerInvalid',
  },
};

const plain = ['placeOfBirth', 'driversLicense', 'mothersMaiden'] as const;

/** Data that only the borrower knows (access §2). */
export default function SecurityStep(props: StepProps): ReactNode {
  const { registration, state } = props;
  const { rules, send } = registration;
  const shared = useTexts(registrationTexts);
  const t = useTexts(registrationSecurityTexts);
  const questions = useSetting(secretQuestions).filter(hasAllowedCharacters);
  // With an empty list of questions the borrower writes one, so that the step can be completed.
  const writes = useSetting(customQuestionOption) || questions.length === 0;
  const asks = (name: SecurityField) => rules.security.has(name);
  const field = (name: SecurityField) => {
    const { label, ...errorTexts } = (writes ? custom : listed)[name];
    const error = state.errors[name];
    return {
      ...fieldProps({ state, send }, name, t(label), error && t(errorTexts[error])),
      required: true,
      autoComplete: 'off',
      maxLength: securityFieldMaximum,
    };
  };
  return (
    <StepForm {...props} title={shared('tabSecurity')} action={shared('continue')}>
      {plain.map((name) => asks(name) && <TextInput key={name} {...field(name)} />)}
      {asks('secretQuestion') &&
        (writes ? (
          <TextInput {...field('secretQuestion')} />
        ) : (
          <Select
            {...field('secretQuestion')}
            placeholder={t('questionPlaceholder')}
            options={questions.map((question) => ({ value: question, label: question }))}
          />
        ))}
      {asks('secretAnswer') && (
        <TextInput {...field('secretAnswer')} placeholder={t('answerPlaceholder')} />
      )}
    </StepForm>
  );
}
