import { useCore, useFlow, useTexts } from '@portico/element';
import { useProof } from '@portico/shared/proof';
import { useKeptFocus } from '@portico/shared/section';
import { shapePhone } from '@portico/rules';
import { Banner, Button, Unbroken } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import { createStopAllTexts, receivesTexts, type TextParts } from './stop-all-texts.controller';
import type { StopResult, StopAllTextsEvent, StopAllTextsState } from './stop-all-texts.flow';
import { stopAllTextsTexts } from './stop-all-texts.sentences';

export const texts = [stopAllTextsTexts];

/** One press that stops all texts to all phones, says what was stopped, and offers Undo. */
export default function StopAllTexts(props: {
  readonly profile: TextParts;
  /** The parts as they are now. The function of the first draw is called. */
  readonly onSaved: (parts: TextParts) => void;
}): ReactNode {
  const { profile, onSaved } = props;
  const core = useCore();
  const prove = useProof();
  const t = useTexts(stopAllTextsTexts);
  const { state, send } = useFlow(() => createStopAllTexts({ core, prove, onSaved }));
  const { at, outcomes, canUndo } = state;
  const stop = () => send({ type: 'stop', shown: profile });
  const failed = outcomes.filter(({ ok }) => !ok);
  const receives = receivesTexts(profile);
  const isStopping = at === 'stopping';
  const offers = isStopping || (receives && failed.length === 0 && at !== 'restoring');
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, offers);
  useKeptFocus(part, canUndo);
  return (
    <div ref={part} tabIndex={-1} className="grid grid-cols-1 gap-3">
      {offers && (
        <div>
          <Button variant="danger" busy={isStopping} onClick={stop}>
            {t(isStopping ? 'stopping' : 'stop')}
          </Button>
        </div>
      )}
      {(at === 'restoring' || (at === 'stopped' && !offers)) && (
        <>
          <Stopped outcomes={outcomes.filter(({ ok }) => ok)} state={state} send={send} />
          <NotStopped outcomes={failed} notProven={state.notProven} retry={stop} />
        </>
      )}
      {at === 'restored' && <Banner tone="success">{t('restored')}</Banner>}
      {at === 'notRestored' && <Banner tone="error">{t('notRestored')}</Banner>}
    </div>
  );
}

type OutcomesProps = { readonly outcomes: readonly StopResult[] };

type UndoProps = {
  readonly state: StopAllTextsState;
  readonly send: (event: StopAllTextsEvent<TextParts>) => void;
};

function Stopped({ outcomes, state, send }: OutcomesProps & UndoProps): ReactNode {
  const t = useTexts(stopAllTextsTexts);
  if (outcomes.length === 0) return null;
  return (
    <Banner tone="success" action={state.canUndo && <Undo state={state} send={send} />}>
      <Sentences outcomes={outcomes} />
      <p>{t('again')}</p>
    </Banner>
  );
}

/** It stays while it has the pointer or the focus. */
function Undo({ state, send }: UndoProps): ReactNode {
  const t = useTexts(stopAllTextsTexts);
  const busy = state.at === 'restoring';
  const hold = () => send({ type: 'hold' });
  const release = () => send({ type: 'release' });
  return (
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Button busy={busy} onClick={() => send({ type: 'undo' })}>
        {t(busy ? 'undoing' : 'undo')}
      </Button>
    </div>
  );
}

function NotStopped(
  props: OutcomesProps & { readonly notProven: boolean; readonly retry: () => void },
): ReactNode {
  const { outcomes, notProven, retry } = props;
  const t = useTexts(stopAllTextsTexts);
  if (outcomes.length === 0) return null;
  return (
    <Banner
      tone="error"
      title={t('notStopped')}
      action={<Button onClick={retry}>{t('tryAgain')}</Button>}
    >
      {notProven && <p>{t('notProven')}</p>}
      <Sentences outcomes={outcomes} />
    </Banner>
  );
}

function Sentences({ outcomes }: OutcomesProps): ReactNode {
  const t = useTexts(stopAllTextsTexts);
  return (
    <ul>
      {outcomes.map((outcome, index) => {
        const { what, ok, unsure = false } = outcome;
        const failed =
          what !== 'senders' && unsure ? (`${what}Unsure` as const) : (`${what}Failed` as const);
        const phone = what === 'alerts' ? '' : shapePhone(outcome.phone);
        return (
          <li key={index}>
            <Unbroken>{t(ok ? `${what}Stopped` : failed, { phone })}</Unbroken>
          </li>
        );
      })}
    </ul>
  );
}
