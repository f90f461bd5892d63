import { useFailureText, useTexts } from '@portico/element';
import { checkIcon, Icon, Spinner, warningIcon } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ContactChangeState } from '../contact-change.flow';
import { contactChangeTexts, type ContactChangeTextKey } from '../contact-change.sentences';

/** Width and height of the spinner in px (accounts §9). */
const spinnerDiameter = 50;

/** Why the form cannot be sent yet; undefined when it can. */
export function whatIsMissing({
  errors,
  isValid,
}: ContactChangeState): ContactChangeTextKey | undefined {
  if (errors.changesAddress) return 'changeMissing';
  if (errors.changesPhone) return 'phoneMissing';
  if (errors.accounts) return 'accountsMissing';
  return isValid ? undefined : 'fieldsInvalid';
}

/**
 * Below Submit, always as high as the spinner, so that nothing moves: the request that runs, its
 * outcome for four seconds, or why Submit is disabled.
 */
export function SubmitOutcome(props: {
  readonly state: ContactChangeState;
  readonly missing: ContactChangeTextKey | undefined;
  /** The id of the sentence that says why Submit is disabled. */
  readonly reason: string;
}): ReactNode {
  const { state, missing, reason } = props;
  const { isPending, notice, submitError } = state;
  const t = useTexts(contactChangeTexts);
  const failure = useFailureText(contactChangeTexts);
  // It stays until something is changed: the outcome is gone before it is read.
  const isUnsure = submitError === 'maybeSent' || submitError === 'notSent';
  const unsure = isUnsure && failure(submitError);
  const isIdle = !isPending && notice === undefined;
  return (
    <div className="min-h-[50px]">
      <div role="status">
        {isPending && <Spinner diameter={spinnerDiameter} label={t('sending')} />}
        {notice === 'sent' && (
          <p className="flex items-center gap-2 font-semibold text-success">
            <Icon path={checkIcon} />
            {t('sent')}
          </p>
        )}
      </div>
      <div role="alert">
        {notice !== undefined && notice !== 'sent' && (
          <p className="flex items-center gap-2 font-semibold text-danger">
            <Icon path={warningIcon} />
            {t(notice === 'notProven' ? notice : 'failed')}
          </p>
        )}
        {unsure && <p>{unsure}</p>}
      </div>
      {missing && (
        <p id={reason} className={isIdle ? 'text-sm text-muted' : 'sr-only'}>
          {t(missing)}
        </p>
      )}
    </div>
  );
}
