import type { UserAlerts } from '@portico/contract';
import {
  allowTextMessagingOption,
  changesTexts,
  refusedCodes,
  serverMessages,
} from '@portico/core/internal';
import { useCore, useFlow, useSetting, useTexts, useUnsavedChanges } from '@portico/element';
import { useProof } from '@portico/shared/proof';
import { SaveBar, SectionError, useSavedMark } from '@portico/shared/section';
import { digitsOnly, shapePhone } from '@portico/rules';
import { Banner, Form, Unbroken } from '@portico/ui';
import { useEffect, useId, useMemo, type ReactNode } from 'react';
import { createNotifications } from './notifications.controller';
import type { NotSaved } from './notifications.flow';
import { preferencesOf, type Preferences, type ProfileAnswer } from './notifications.model';
import { notificationsTexts } from './notifications.sentences';
import { PreferencesTables } from './screens/preferences-tables';

export const texts = [notificationsTexts, changesTexts];

/** What the borrower is notified of, by e-mail and by text (access §2). */
export default function NotificationsView(props: {
  readonly profile: ProfileAnswer;
  /** The alerts are saved: these are they now. The function of the first draw is called. */
  readonly onSaved: (alerts: UserAlerts) => void;
  /** Requests the profile again. */
  readonly reload: () => void;
}): ReactNode {
  const { profile: answer, onSaved, reload } = props;
  const t = useTexts(notificationsTexts);
  const alerts = answer.userAlertsInfo;
  const preferences = useMemo(() => preferencesOf(alerts), [alerts]);
  const phones = (answer.personalInfo?.phoneNumbers ?? []).filter(
    ({ phoneNumber }) => digitsOnly(phoneNumber) !== '',
  );
  const withTexts = phones
    .filter(({ optInToTexting }) => optInToTexting)
    .map(({ phoneNumber }) => shapePhone(phoneNumber));
  const noTexts = phones.length === 0 ? 'noPhone' : 'notAgreed';
  const allowText = useSetting(allowTextMessagingOption);
  // Saving sends all alerts, so those that are not known must not be replaced.
  if (!alerts || !preferences) {
    return (
      <SectionError retryLabel={t('tryAgain')} retry={reload}>
        {t('missing')}
      </SectionError>
    );
  }
  return (
    <>
      {allowText && withTexts.length > 0 && (
        <p className="text-muted">
          <Unbroken>{t('textsTo', { phones: withTexts.join(', ') })}</Unbroken>
        </p>
      )}
      <NotificationsForm
        alerts={alerts}
        preferences={preferences}
        allowText={allowText}
        noTexts={withTexts.length === 0 ? noTexts : undefined}
        onSaved={onSaved}
      />
    </>
  );
}

function NotificationsForm(props: {
  readonly alerts: UserAlerts;
  readonly preferences: Preferences;
  readonly allowText: boolean;
  /** Why no text can be sent; undefined where one can. */
  readonly noTexts: 'noPhone' | 'notAgreed' | undefined;
  readonly onSaved: (alerts: UserAlerts) => void;
}): ReactNode {
  const { alerts, preferences, allowText, noTexts, onSaved } = props;
  const core = useCore();
  const t = useTexts(notificationsTexts);
  const prove = useProof();
  const [saved, markSaved] = useSavedMark();
  const { state, send } = useFlow(() =>
    createNotifications({
      core,
      prove,
      alerts,
      preferences,
      onSaved: (now) => {
        markSaved();
        onSaved(now);
      },
    }),
  );
  const { changed, isPending, submitError, values } = state;
  useUnsavedChanges(changed, values);
  useEffect(() => send({ type: 'loaded', alerts }), [send, alerts]);
  const reason = useId();
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      {allowText && noTexts && <NoTexts id={reason} why={noTexts} />}
      <PreferencesTables
        values={values}
        send={send}
        allowText={allowText}
        noTextsId={noTexts && reason}
      />
      {submitError && <NotSavedBanner refusal={submitError} />}
      <SaveBar
        changed={changed}
        pending={isPending}
        saved={saved}
        texts={{
          save: t('save'),
          saving: t('saving'),
          cancel: t('reset'),
          unsaved: t('unsaved'),
          saved: t('saved'),
        }}
        onCancel={() => send({ type: 'reset' })}
      />
    </Form>
  );
}

/** Why the boxes of the column of texts are disabled, and what to do. */
function NoTexts(props: { readonly id: string; readonly why: 'noPhone' | 'notAgreed' }): ReactNode {
  const { id, why } = props;
  const t = useTexts(notificationsTexts);
  const sentence = <p id={id}>{t(why)}</p>;
  return why === 'noPhone' ? <Banner tone="info">{sentence}</Banner> : sentence;
}

/** The errors of the response, or that there was none (access §7). */
function NotSavedBanner(props: { readonly refusal: NotSaved }): ReactNode {
  const { error, unanswered } = props.refusal;
  const t = useTexts(notificationsTexts);
  const changes = useTexts(changesTexts);
  if (unanswered) return <Banner tone="error">{changes(unanswered)}</Banner>;
  const isUnproven = refusedCodes(error).includes('ProofRequired');
  const sentences = isUnproven ? [t('errorProofRequired')] : serverMessages(error, t('error'));
  return (
    <Banner tone="error" title={t('notSaved')}>
      <ul>
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  );
}
