import { agreementsTexts, logAgreements } from '@portico/core/agreements';
import { useCore, useSettingReader, useTexts } from '@portico/element';
import { useState, type ReactNode } from 'react';
import { newBankAccountTexts } from '../new-bank-account/new-bank-account.sentences';
import { TermsDialog } from './terms-dialog';
import { answeredTerm, askedTerms, termsStepOf, unreadTerm, type TermsEvent } from './terms-step';

export const texts = [newBankAccountTexts, agreementsTexts];

/** The properties of the dialog for terms that the host asks for when it refuses a payment. */
export type NewerTermsProps = {
  /** The account's name, such as `Checking x1234`. */
  readonly account: string;
  /** They were agreed to and logged. */
  readonly onAgree: () => void;
  readonly onDisagree: () => void;
};

/** Newer terms of payments by bank account, for the account that was to be paid from. */
export default function NewerTermsView(props: NewerTermsProps): ReactNode {
  const { account, onAgree, onDisagree } = props;
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(newBankAccountTexts);
  const [step, setStep] = useState(() => termsStepOf(askedTerms(core, read)));
  const [busy, setBusy] = useState(false);

  const agree = async () => {
    const unread = unreadTerm(step);
    if (unread !== undefined) return setStep({ ...step, problem: { unread } });
    setBusy(true);
    const logged = await logAgreements(core, step.terms, { turnEStatementsOn: false });
    setBusy(false);
    return logged.ok ? onAgree() : setStep({ ...step, problem: 'log' });
  };
  const send = (event: TermsEvent) => {
    switch (event.type) {
      case 'answerTerm':
        return setStep(answeredTerm(step, event.hostNum, event.accepted));
      case 'agree':
        return void agree();
      case 'disagree':
        return onDisagree();
    }
  };
  return (
    <TermsDialog step={step} intro={t('newerTermsIntro', { account })} busy={busy} send={send} />
  );
}
