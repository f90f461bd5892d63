import { longDate } from '@portico/core/internal';
import { agreementsTexts, type ReadableAgreement } from '@portico/core/agreements';
import { useCore, useSession, useSettingReader, useSignalValue, useTexts } from '@portico/element';
import { lastAgreedOn } from '@portico/rules';
import { Button, Dialog, ExternalLink, RichText, Unbroken } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { consentAgreements } from './consent-agreements';
import { statementFormatTexts } from './statement-format.sentences';

/** What was agreed to and when, as far as the session's log has it; and the right to paper. */
export function ConsentRecord(): ReactNode {
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(statementFormatTexts);
  const agreed = useSession()?.agreed ?? [];
  const { locale } = useSignalValue(core.configuration);
  const records = consentAgreements(core, read).flatMap((agreement) => {
    const day = lastAgreedOn(agreement, agreed);
    return day === undefined ? [] : [{ agreement, date: longDate(day, locale) }];
  });
  return (
    <div className="grid gap-1 text-sm text-muted">
      {records.map(({ agreement, date }) => (
        <div key={agreement.hostNum}>
          <p>{t('agreed', { name: agreement.name, date })}</p>
          <ReadAgreement agreement={agreement} />
        </div>
      ))}
      <p>{t('paperAgain')}</p>
    </div>
  );
}

/** Opens the agreement's text, or its address. */
function ReadAgreement({ agreement }: { readonly agreement: ReadableAgreement }): ReactNode {
  const { html, name, url } = agreement;
  const t = useTexts(statementFormatTexts);
  const listTexts = useTexts(agreementsTexts);
  const [reading, setReading] = useState(false);
  const label = listTexts('open', { name });
  const close = () => setReading(false);
  if (!html) {
    return url && <ExternalLink href={url}>{label}</ExternalLink>;
  }
  return (
    <>
      <div className="-ms-4 *:text-start">
        <Button variant="quiet" onClick={() => setReading(true)}>
          <Unbroken>{label}</Unbroken>
        </Button>
      </div>
      <Dialog
        open={reading}
        width={500}
        title={name}
        onClose={close}
        actions={<Button onClick={close}>{t('close')}</Button>}
      >
        <RichText html={html} />
      </Dialog>
    </>
  );
}
