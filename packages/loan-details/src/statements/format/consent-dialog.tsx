import { agreementsTexts } from '@portico/core/agreements';
import { sampleStatementUrl } from '@portico/core/internal';
import { useCore, useSession, useSetting, useSettingReader, useTexts } from '@portico/element';
import { noChoices, openAgreements, type AgreementChoices } from '@portico/rules';
import {
  AgreementList,
  Button,
  checkIcon,
  Dialog,
  DisabledReason,
  ExternalLink,
  Icon,
  Unbroken,
} from '@portico/ui';
import { useId, type ReactNode } from 'react';
import { consentAgreements } from './consent-agreements';
import { statementFormatTexts } from './statement-format.sentences';

/** What the borrower has opened and accepted so far. */
export type Consent = {
  readonly choices: AgreementChoices;
  readonly sampleOpened: boolean;
};

export const noConsent: Consent = { choices: noChoices, sampleOpened: false };

/** Asks for consent to e-statements, with all that the law (E-SIGN) wants known before. */
export function ConsentDialog(props: {
  readonly account: string;
  readonly consent: Consent;
  readonly onChange: (consent: Consent) => void;
  readonly onAgree: () => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { account, consent, onChange, onAgree, onCancel } = props;
  const t = useTexts(statementFormatTexts);
  const listTexts = useTexts(agreementsTexts);
  const agreements = consentAgreements(useCore(), useSettingReader());
  const sample = useSetting(sampleStatementUrl);
  const reasonId = useId();
  const [notAccepted] = openAgreements(agreements, consent.choices, true);
  const reason = () => {
    if (sample && !consent.sampleOpened) return t('openSampleFirst');
    return notAccepted && t('acceptFirst', notAccepted.params);
  };
  const missing = reason();
  return (
    <Dialog
      open
      width={500}
      title={t('consentTitle')}
      onClose={onCancel}
      actions={
        <>
          <DisabledReason id={reasonId} ready={missing === undefined}>
            {missing ?? '\u00a0'}
          </DisabledReason>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={missing !== undefined}
            describedBy={missing && reasonId}
            onClick={onAgree}
          >
            {t('agree')}
          </Button>
        </>
      }
    >
      <p>
        <Unbroken>{t('consentIntro', { account })}</Unbroken>
      </p>
      <ConsentFacts />
      {sample && (
        <SampleStatement
          href={sample}
          opened={consent.sampleOpened}
          onOpened={() => onChange({ ...consent, sampleOpened: true })}
        />
      )}
      <AgreementList
        agreements={agreements}
        choices={consent.choices}
        openFirst
        texts={listTexts}
        onChange={(choices) => onChange({ ...consent, choices })}
      />
    </Dialog>
  );
}

/** Requirements, the right to paper, how to withdraw, and the e-mail address. */
function ConsentFacts(): ReactNode {
  const t = useTexts(statementFormatTexts);
  const email = useSession()?.emailAddress;
  const facts = [
    [t('needTerm'), t('need')],
    [t('paperTerm'), t('paper')],
    [t('withdrawTerm'), t('withdraw')],
    [t('emailTerm'), email ? t('emailKnown', { email }) : t('emailUnknown')],
  ];
  return (
    <dl className="grid gap-3 text-sm">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd className="wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Opening it shows that the borrower can read statements in this form. */
function SampleStatement(props: {
  readonly href: string;
  readonly opened: boolean;
  readonly onOpened: () => void;
}): ReactNode {
  const { href, opened, onOpened } = props;
  const t = useTexts(statementFormatTexts);
  return (
    <div>
      <ExternalLink href={href} onClick={onOpened}>
        {t('sample')}
      </ExternalLink>
      <p role="status" className="flex items-center gap-1 text-sm text-muted">
        {opened && <Icon path={checkIcon} size={16} className="text-success" />}
        {t(opened ? 'sampleOpened' : 'sampleOpen')}
      </p>
    </div>
  );
}
