import { useCore, useFlow, useTexts } from '@portico/element';
import { Banner, Button } from '@portico/ui';
import type { ReactNode } from 'react';
import { phoneText } from '../phone-text';
import { createStopAllTexts, receivesTexts, type TextParts } from './stop-all-texts.controller';
import type { Outcome } from './stop-all-texts.flow';
import { stopAllTextsTexts } from './stop-all-texts.texts';

export const texts = [stopAllTextsTexts];

/** One press that stops all texts to all phones, and says what was stopped. */
export default function StopAllTexts(props: {
  readonly profile: TextParts;
  /** The parts as they are now. The function of the first draw is called. */
  readonly onSaved: (parts: TextParts) => void;
}): ReactNode {
  const { profile, onSaved } = props;
  const core = useCore();
  const t = useTexts(stopAllTextsTexts);
  const { state, send } = useFlow(() => createStopAllTexts({ core, onSaved }));
  const { at, outcomes } = state;
  const stop = () => send({ type: 'stop', shown: profile });
  const failed = outcomes.filter(({ ok }) => !ok);
  const receives = receivesTexts(profile);
  const isStopping = at === 'stopping';
  return (
    <div className="grid gap-3">
      {(isStopping || (receives && failed.length === 0)) && (
        <div>
          <Button variant="danger" busy={isStopping} onClick={stop}>
            {t(isStopping ? 'stopping' : 'stop')}
          </Button>
        </div>
      )}
      {at === 'stopped' && (!receives || failed.length > 0) && (
        <>
          <Stopped outcomes={outcomes.filter(({ ok }) => ok)} />
          <NotStopped outcomes={failed} retry={stop} />
        </>
      )}
    </div>
  );
}

type OutcomesProps = { readonly outcomes: readonly Outcome[] };

function Stopped({ outcomes }: OutcomesProps): ReactNode {
  const t = useTexts(stopAllTextsTexts);
  if (outcomes.length === 0) return null;
  return (
    <Banner tone="success">
      <Sentences outcomes={outcomes} />
      <p>{t('again')}</p>
    </Banner>
  );
}

function NotStopped(props: OutcomesProps & { readonly retry: () => void }): ReactNode {
  const { outcomes, retry } = props;
  const t = useTexts(stopAllTextsTexts);
  if (outcomes.length === 0) return null;
  return (
    <Banner
      tone="error"
      title={t('notStopped')}
      action={<Button onClick={retry}>{t('tryAgain')}</Button>}
    >
      <Sentences outcomes={outcomes} />
    </Banner>
  );
}

function Sentences({ outcomes }: OutcomesProps): ReactNode {
  const t = useTexts(stopAllTextsTexts);
  return (
    <ul>
      {outcomes.map((outcome, index) => {
        const { what, ok } = outcome;
        const phone = what === 'alerts' ? '' : phoneText(outcome.phone);
        return <li key={index}>{t(`${what}${ok ? 'Stopped' : 'Failed'}`, { phone })}</li>;
      })}
    </ul>
  );
}
