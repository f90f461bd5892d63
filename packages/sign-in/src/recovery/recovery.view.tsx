import {
  useCore,
  useFailureText,
  useFlow,
  useReleasedHeight,
  useSettingReader,
  useTexts,
} from '@portico/element';
import { Banner, Heading } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { ScreenLink } from '../sign-in/screens/screen-link';
import { createRecovery } from './recovery.controller';
import { recoveryTexts, type RecoveryTextKey } from './recovery.sentences';
import { AnswerForm } from './screens/answer-form';
import { IdentityForm } from './screens/identity-form';
import { RecoveredScreen } from './screens/recovered';

const headings: Readonly<Record<'identity' | 'answer' | 'recovered', RecoveryTextKey>> = {
  identity: 'heading',
  answer: 'answerHeading',
  recovered: 'successHeading',
};

/** The view of `portico-recovery`. */
export function RecoveryView(): ReactNode {
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(recoveryTexts);
  const failure = useFailureText(recoveryTexts);
  const { state, send } = useFlow(() => createRecovery({ core, read }));
  const { step, error } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the heading of a new step, so that screen readers start there.
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [step.at]);
  useReleasedHeight('portico-recovery', step.at !== 'identity');
  return (
    <div className="grid max-w-sm grid-cols-1 gap-4">
      <Heading own ref={heading} level={2}>
        {t(headings[step.at])}
      </Heading>
      {error && <Banner tone="error">{failure(error)}</Banner>}
      {step.at === 'identity' && <IdentityForm state={state} send={send} />}
      {step.at === 'answer' && <AnswerForm question={step.question} state={state} send={send} />}
      {step.at === 'recovered' && <RecoveredScreen done={step.done} />}
      <p>
        <ScreenLink screen="login">{t('returnToLogin')}</ScreenLink>
      </p>
    </div>
  );
}
