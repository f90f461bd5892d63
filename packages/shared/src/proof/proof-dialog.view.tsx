import { credentialsTexts } from '@portico/core/credentials';
import { customerServicePhone } from '@portico/core/internal';
import { useCore, useFlow, useSetting, useTexts } from '@portico/element';
import { Banner, Button, Dialog, DialogActions, Form, Skeleton, Unbroken } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { createProof } from './proof.controller';
import type { ProofEvent, ProofWay, Proving } from './proof.flow';
import { proofTexts, type ProofTextKey } from './proof.sentences';
import type { ProvenChange, QuestionEnd } from './proofs';
import { WayFields } from './way-fields';

export const texts = [proofTexts, credentialsTexts];

/** Asks for a proof that the one who is signed in is the borrower, before a change is made (D174). */
export default function ProofDialog(props: {
  readonly change: ProvenChange;
  readonly end: (how: QuestionEnd) => void;
}): ReactNode {
  const { change, end } = props;
  const core = useCore();
  const t = useTexts(proofTexts);
  const { state, send } = useFlow(() => createProof(core, () => end('proven')));
  const cancel = () => end('cancelled');
  const close = (label: 'cancel' | 'close') => (
    <Button variant="quiet" onClick={cancel}>
      {t(label)}
    </Button>
  );
  return (
    <Dialog open width={400} title={t('heading')} onClose={cancel}>
      <p>{t(change)}</p>
      {state.at === 'loading' && (
        <>
          <Skeleton rows={3} label={t('loading')} />
          <DialogActions>{close('cancel')}</DialogActions>
        </>
      )}
      {state.at === 'notLoaded' && (
        <>
          <Banner tone="error">{t('errorLoad')}</Banner>
          <DialogActions>
            {close('cancel')}
            <Button variant="primary" onClick={() => send({ type: 'retry' })}>
              {t('tryAgain')}
            </Button>
          </DialogActions>
        </>
      )}
      {state.at === 'unavailable' && (
        <>
          <Unavailable />
          <DialogActions>{close('close')}</DialogActions>
        </>
      )}
      {state.at === 'proving' && (
        <ProofForm state={state} send={send}>
          {close('cancel')}
        </ProofForm>
      )}
    </Dialog>
  );
}

/** The lender wants a proof, but its API takes none. */
function Unavailable(): ReactNode {
  const t = useTexts(proofTexts);
  const phone = useSetting(customerServicePhone);
  return (
    <Banner tone="error">
      <Unbroken>{phone ? t('unavailableAt', { phone }) : t('unavailable')}</Unbroken>
    </Banner>
  );
}

const chooseKeys: Readonly<Record<ProofWay, ProofTextKey>> = {
  password: 'usePassword',
  code: 'useCode',
  passkey: 'usePasskey',
};

function ProofForm(props: {
  readonly state: Proving;
  readonly send: (event: ProofEvent) => void;
  /** The button that cancels. */
  readonly children: ReactNode;
}): ReactNode {
  const { state, send, children } = props;
  const { way, others, problem, isPending, sending, sentAt } = state;
  const t = useTexts(proofTexts);
  const form = useRef<HTMLFormElement>(null);
  const hasCode = sentAt !== undefined;
  const isBusy = isPending || sending === 'pending';
  // The pressed way leaves the list of the others, and a new code has to be typed.
  const isSentAgain = hasCode && sending === 'pending';
  useEffect(() => {
    if (!isSentAgain) focusFirst(form.current);
  }, [way, hasCode, isSentAgain]);
  return (
    <Form ref={form} onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      {problem && !problem.atField && <Banner tone="error">{t(problem.text)}</Banner>}
      <WayFields state={state} send={send} />
      {others.length > 0 && (
        <div className="grid justify-items-start *:-ms-4">
          {others.map((other) => (
            <Button
              key={other}
              variant="quiet"
              disabled={isBusy}
              onClick={() => send({ type: 'choose', way: other })}
            >
              {t(chooseKeys[other])}
            </Button>
          ))}
        </div>
      )}
      <DialogActions>
        {children}
        <Button
          type="submit"
          variant="primary"
          busy={isPending || (sending === 'pending' && !hasCode)}
        >
          {t(submitKey(state))}
        </Button>
      </DialogActions>
    </Form>
  );
}

function submitKey({ way, sentAt, sending, isPending }: Proving): ProofTextKey {
  if (way === 'passkey') return isPending ? 'waiting' : 'usePasskey';
  if (way === 'code' && sentAt === undefined)
    return sending === 'pending' ? 'resending' : 'sendCode';
  return isPending ? 'confirming' : 'confirm';
}

/** The field of the way that is shown, else the button that goes on. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input:not([hidden]), [type=submit]')?.focus();
}
