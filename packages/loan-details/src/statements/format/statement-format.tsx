import { changesTexts, serverMessages } from '@portico/core/internal';
import { useCore, useFlow, useSettingReader, useTexts, useUnsavedChanges } from '@portico/element';
import { useSavedMark } from '@portico/shared/section';
import { Banner, checkIcon, Icon, Spinner, Switch } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import type { AccountStatements } from '../../loan/loan';
import { useLoanName } from '../../loan/use-loan-name';
import { ConsentDialog, noConsent } from './consent-dialog';
import { ConsentRecord } from './consent-record';
import { createStatementFormat } from './statement-format.controller';
import type { NotSaved } from './statement-format.flow';
import { statementFormatTexts } from './statement-format.sentences';
import { WithdrawalDialog } from './withdrawal-dialog';

/** The switch between e-statements and paper, with the consent it needs (accounts §4). */
export function StatementFormat(props: {
  readonly account: AccountStatements;
  readonly format: string | undefined;
}): ReactNode {
  const { account, format } = props;
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(statementFormatTexts);
  const [isSaved, markSaved] = useSavedMark();
  // Kept when saving fails, so that nothing has to be read and accepted twice.
  const [consent, setConsent] = useState(noConsent);
  const { state, send } = useFlow(() =>
    createStatementFormat({
      core,
      read,
      account,
      format,
      saved: () => {
        markSaved();
        setConsent(noConsent);
      },
    }),
  );
  const { at, on, failure } = state;
  const savedOn = at === 'set' ? on : !on;
  useUnsavedChanges(at === 'saving');
  const name = useLoanName(account);
  const cancel = () => {
    setConsent(noConsent);
    send({ type: 'cancel' });
  };
  const confirm = () => send({ type: 'confirm' });
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <Switch
        name="eStatements"
        label={t('label')}
        hint={t(savedOn ? 'on' : 'off')}
        checked={on}
        onChange={() => send({ type: 'toggle' })}
      />
      <SaveState at={at === 'saving' ? 'saving' : isSaved ? 'saved' : undefined} />
      {failure && <NotSavedBanner failure={failure} />}
      {on && at === 'set' && <ConsentRecord />}
      {at === 'asking' &&
        (on ? (
          <ConsentDialog
            account={name}
            consent={consent}
            onChange={setConsent}
            onAgree={confirm}
            onCancel={cancel}
          />
        ) : (
          <WithdrawalDialog account={name} onConfirm={confirm} onCancel={cancel} />
        ))}
    </div>
  );
}

/** The server's own messages, or what is known without an answer (accounts §8; D175). */
function NotSavedBanner({ failure }: { readonly failure: NotSaved }): ReactNode {
  const { error, unanswered } = failure;
  const t = useTexts(statementFormatTexts);
  const changes = useTexts(changesTexts);
  const sentences = unanswered ? [changes(unanswered)] : serverMessages(error, t('error'));
  return (
    <Banner tone="error">
      <ul>
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** Progress and success, read out when they change; its line keeps its height. */
function SaveState({ at }: { readonly at: 'saving' | 'saved' | undefined }): ReactNode {
  const t = useTexts(statementFormatTexts);
  return (
    <p role="status" className="flex min-h-5 items-center gap-2 text-sm">
      {at === 'saving' && <Spinner />}
      {at === 'saved' && <Icon path={checkIcon} className="text-success" />}
      {at && t(at)}
    </p>
  );
}
