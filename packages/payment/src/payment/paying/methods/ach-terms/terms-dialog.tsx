import { agreementsTexts, type ReadableAgreement } from '@portico/core/agreements';
import { useTexts } from '@portico/element';
import {
  AgreementDialog,
  Banner,
  Button,
  checkIcon,
  Dialog,
  ExternalLink,
  Icon,
  Stack,
} from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { newBankAccountTexts } from '../new-bank-account/new-bank-account.sentences';
import type { TermsEvent, TermsStep } from './terms-step';

/** The agreements a bank account needs, each with its text or its link (payments §2). */
export function TermsDialog(props: {
  readonly step: TermsStep;
  /** For which account. */
  readonly intro: string;
  /** They are being logged, or what follows is under way. */
  readonly busy: boolean;
  readonly send: (event: TermsEvent) => void;
}): ReactNode {
  const { step, intro, busy, send } = props;
  const t = useTexts(newBankAccountTexts);
  const texts = useTexts(agreementsTexts);
  const [reading, setReading] = useState<ReadableAgreement>();
  return (
    <Dialog
      open
      title={t('termsHeading')}
      onClose={() => send({ type: 'disagree' })}
      actions={
        <>
          <Button onClick={() => send({ type: 'disagree' })}>{t('disagree')}</Button>
          <Button variant="primary" busy={busy} onClick={() => send({ type: 'agree' })}>
            {t('agree')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{intro}</p>
        <ul className="grid gap-2">
          {step.terms.map((agreement) => (
            <li key={agreement.hostNum}>
              <Term
                agreement={agreement}
                accepted={step.accepted.has(agreement.hostNum)}
                onRead={() => setReading(agreement)}
              />
            </li>
          ))}
        </ul>
        <Problem problem={step.problem} />
        {reading && (
          <AgreementDialog
            title={reading.name}
            html={reading.html}
            texts={texts}
            onAnswer={(accepted) => {
              setReading(undefined);
              send({ type: 'answerTerm', hostNum: reading.hostNum, accepted });
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function Term(props: {
  readonly agreement: ReadableAgreement;
  readonly accepted: boolean;
  readonly onRead: () => void;
}): ReactNode {
  const { name, url, html } = props.agreement;
  const t = useTexts(newBankAccountTexts);
  const texts = useTexts(agreementsTexts);
  if (!html && !url) return texts('unavailable', { name });
  if (!html) {
    return <ExternalLink href={url}>{name}</ExternalLink>;
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={props.onRead}>{texts('open', { name })}</Button>
      <span aria-live="polite" className="inline-flex items-center gap-1 text-success">
        {props.accepted && (
          <>
            <Icon path={checkIcon} size={16} />
            {t('accepted')}
          </>
        )}
      </span>
    </div>
  );
}

function Problem({ problem }: Pick<TermsStep, 'problem'>): ReactNode {
  const t = useTexts(newBankAccountTexts);
  if (problem === undefined) return null;
  return (
    <Banner tone="error">
      {problem === 'log' ? t('errorTermsLog') : t('errorTermsUnread', { name: problem.unread })}
    </Banner>
  );
}
