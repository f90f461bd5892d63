import { useSetting, useTexts } from '@portico/element';
import { hasAllowedCharacters } from '@portico/rules';
import { fieldProps, Select, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { secretQuestions } from '@portico/shared/settings';
import { ChangePart } from '../../saving/change-part';
import { userInformationTexts } from '../user-information.sentences';
import type { PartProps } from './part-props';

const answerErrors = {
  required: 'secretAnswerRequired',
  characters: 'secretAnswerCharacters',
} as const;

/** The secret question, from the lender's list, and a new answer (access §2, §5). */
export function QuestionFields({ state, send }: Omit<PartProps, 'refusal'>): ReactNode {
  const t = useTexts(userInformationTexts);
  const { values, errors, saved } = state;
  const form = { state, send };
  const listed = [saved.secretQuestion, ...useSetting(secretQuestions)].filter(Boolean);
  const questions = [...new Set(listed)].filter(hasAllowedCharacters);
  return (
    <ChangePart
      heading={t('question')}
      value={saved.secretQuestion || '—'}
      change={t('changeQuestion')}
      changed={values.secretQuestion !== saved.secretQuestion || values.secretAnswer !== ''}
    >
      <div className="grid grid-cols-1 gap-4 @min-[480px]:grid-cols-2">
        <Select
          {...fieldProps(
            form,
            'secretQuestion',
            t('secretQuestion'),
            errors.secretQuestion && t('secretQuestionRequired'),
          )}
          // A stored question may be one that is not offered.
          value={questions.includes(values.secretQuestion) ? values.secretQuestion : ''}
          placeholder={t('secretQuestionPlaceholder')}
          options={questions.map((question) => ({ value: question, label: question }))}
        />
        <TextInput
          {...fieldProps(
            form,
            'secretAnswer',
            t('secretAnswer'),
            errors.secretAnswer && t(answerErrors[errors.secretAnswer]),
          )}
          placeholder={t('secretAnswerPlaceholder')}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </ChangePart>
  );
}
