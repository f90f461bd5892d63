import { feedbackBadOptions, feedbackGoodOptions } from '@portico/core/internal';
import { useSettingReader, useTexts } from '@portico/element';
import { RadioGroup } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Rating } from '../messages.flow';
import { messagesTexts } from '../messages.sentences';
import type { MessageFormProps } from './use-message-fields';

const ratings: readonly Rating[] = ['good', 'bad'];
const options = { good: feedbackGoodOptions, bad: feedbackBadOptions } as const;
const questions = { good: 'goodQuestion', bad: 'badQuestion' } as const;

/** The rating, and a reason from the lender's options for it (access §2; D59). */
export default function Experience({ state, send }: MessageFormProps): ReactNode {
  const t = useTexts(messagesTexts);
  const read = useSettingReader();
  const { rating, answers } = state;
  const offered = rating ? options[rating].map(read).filter((text) => text !== '') : [];
  return (
    <>
      <RadioGroup
        label={t('experience', { lender: t('lender') })}
        name="rating"
        value={rating ?? ''}
        options={ratings.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => send({ type: 'rate', rating: value })}
      />
      {rating && offered.length > 0 && (
        <RadioGroup
          key={rating}
          label={t(questions[rating])}
          name="answer"
          value={answers[rating]}
          options={offered.map((text) => ({ value: text, label: text }))}
          onChange={(text) => send({ type: 'answer', text })}
        />
      )}
    </>
  );
}
