import type { PersonalInfo, UserAlerts } from '@portico/contract';
import { changesTexts, chunk } from '@portico/core/internal';
import {
  DialogOnDemand,
  PartOnDemand,
  useCore,
  useFailureText,
  useFetchedAhead,
  useFlow,
  useHref,
  useSetting,
  useSettingReader,
  useTexts,
  useUnsavedChanges,
} from '@portico/element';
import { AddressFields, addressTexts } from '@portico/shared/address';
import { DraftOf } from '@portico/shared/draft';
import { useProof } from '@portico/shared/proof';
import { SaveBar, SectionError, useSavedMark } from '@portico/shared/section';
import { addressFields, phoneSlots, type PhoneSlot } from '@portico/rules';
import { Banner, Button, Form, Link } from '@portico/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { forceManualCifChangesOption } from '@portico/shared/settings';
import type { ProfileParts } from '../profile/profile-page';
import { ChangePart } from '../saving/change-part';
import { profileSavingTexts } from '../saving/profile-saving.sentences';
import { useSaveBarTexts } from '../saving/use-save-bar-texts';
import { createPersonalInformation } from './personal-information.controller';
import type {
  PersonalInformationEvent,
  PersonalInformationState,
} from './personal-information.flow';
import { entryOf } from './personal-information.model';
import { personalInformationTexts } from './personal-information.sentences';
import { ChooseTexts } from './screens/choose-texts';
import { PhoneGroup } from './screens/phone-group';

export const texts = [personalInformationTexts, addressTexts, profileSavingTexts, changesTexts];

const draftCode = chunk(() => import('./personal-draft.view'));
const agreementCode = chunk(() => import('../text-subscriptions/text-agreement.view'));
const stopAllCode = chunk(() => import('../text-subscriptions/stop-all/stop-all-texts.view'));

type PersonalInformationProps = {
  readonly personalInfo: PersonalInfo | undefined;
  readonly alerts: UserAlerts | undefined;
  readonly onSaved: (parts: Partial<ProfileParts>) => void;
  readonly reload: () => void;
};

/** Where the borrower lives and can be called (access §2). */
export default function PersonalInformationView(props: PersonalInformationProps): ReactNode {
  const { personalInfo, alerts: userAlertsInfo, onSaved, reload } = props;
  const t = useTexts(personalInformationTexts);
  return (
    <>
      {personalInfo ? (
        <PersonalInformationForm {...props} personalInfo={personalInfo} />
      ) : (
        <SectionError retryLabel={t('tryAgain')} retry={reload}>
          {t('missing')}
        </SectionError>
      )}
      <PartOnDemand code={stopAllCode}>
        {(StopAllTexts) => (
          <StopAllTexts profile={{ personalInfo, userAlertsInfo }} onSaved={onSaved} />
        )}
      </PartOnDemand>
      {useSetting(forceManualCifChangesOption) && <RequestChange />}
    </>
  );
}

function PersonalInformationForm(
  props: PersonalInformationProps & { readonly personalInfo: PersonalInfo },
): ReactNode {
  const { personalInfo, onSaved } = props;
  const core = useCore();
  const read = useSettingReader();
  const prove = useProof();
  const t = useTexts(personalInformationTexts);
  const address = useTexts(addressTexts);
  const [saved, markSaved] = useSavedMark();
  const [round, setRound] = useState(0);
  const nextRound = () => setRound((count) => count + 1);
  const { state, send } = useFlow(() =>
    createPersonalInformation({
      core,
      read,
      prove,
      personalInfo,
      onSaved,
      completed: () => {
        markSaved();
        nextRound();
      },
    }),
  );
  useEffect(() => send({ type: 'loaded', entry: entryOf(personalInfo) }), [send, personalInfo]);
  useUnsavedChanges(state.changed, state.values);
  useFetchedAhead(agreementCode, state.asksPhones);
  const refusals = useAddressRefusals(state);
  const invalid = [
    ...addressFields.filter((field) => state.errors[field]).map((field) => address(field)),
    ...phoneSlots.filter((slot) => state.errors[slot]).map((slot) => t(slot)),
  ];
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      <DraftOf code={draftCode} values={state.values} of={{ state, send }} />
      <ChangePart
        key={round}
        heading={t('address')}
        value={addressOf(state.saved) || '—'}
        change={t('changeAddress')}
        changed={addressFields.some((field) => state.values[field] !== state.saved[field])}
      >
        <AddressFields state={state} send={send} refusals={refusals} />
      </ChangePart>
      {state.asksPhones && (
        <div className="grid grid-cols-1 gap-4 @min-[560px]:grid-cols-2">
          {phoneSlots.map((slot) => (
            <PhoneGroup key={slot} slot={slot} state={state} send={send}>
              <ChooseTexts slot={slot} state={state} send={send} onSaved={onSaved} />
            </PhoneGroup>
          ))}
        </div>
      )}
      <Failures state={state} send={send} />
      <SaveBar
        changed={state.changed}
        pending={state.isPending}
        saved={saved}
        {...useSaveBarTexts(invalid)}
        onCancel={() => {
          send({ type: 'cancel' });
          nextRound();
        }}
      />
      {state.agreeing && (
        <Agreement key={state.agreeing} slot={state.agreeing} state={state} send={send} />
      )}
    </Form>
  );
}

/** The address on one line; '' without one. */
const addressOf = ({ address1, city, state, zipCode }: PersonalInformationState['saved']) =>
  [address1, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');

/** The refusals that are shown at a field. */
function useAddressRefusals({ submitError }: PersonalInformationState) {
  const text = submitError?.text;
  const t = useTexts(personalInformationTexts);
  const address = useTexts(addressTexts);
  return {
    address1: text === 'errorContainsPOBox' ? t(text) : undefined,
    zipCode: text === 'errorZipCityNoMatch' ? address(text) : undefined,
  };
}

/** The agreement to texts, which turning them on needs (access §4; D56). */
function Agreement(props: {
  readonly slot: PhoneSlot;
  readonly state: PersonalInformationState;
  readonly send: (event: PersonalInformationEvent) => void;
}): ReactNode {
  const { slot, state, send } = props;
  const end = (result: 'agreed' | 'disagreed' | 'failed') => () =>
    send({ type: 'agreement', result });
  return (
    <DialogOnDemand code={agreementCode} onFailed={end('failed')}>
      {(TextAgreement) => (
        <TextAgreement
          phoneNumber={state.values[slot].phoneNumber}
          onAgreed={end('agreed')}
          onDisagreed={end('disagreed')}
          onFailed={end('failed')}
        />
      )}
    </DialogOnDemand>
  );
}

/** What was not saved, and what was although something else was not. */
function Failures(props: {
  readonly state: PersonalInformationState;
  readonly send: (event: PersonalInformationEvent) => void;
}): ReactNode {
  const { failedSubmits, isValid, submitError, agreementFailed, textAlertsFailed } = props.state;
  const t = useTexts(personalInformationTexts);
  const failure = useFailureText(personalInformationTexts);
  const saving = useTexts(profileSavingTexts);
  return (
    <>
      {agreementFailed && <Banner tone="error">{t('agreementFailed')}</Banner>}
      {textAlertsFailed && (
        <Banner
          tone="error"
          action={
            <Button onClick={() => props.send({ type: 'clearTextAlerts' })}>{t('tryAgain')}</Button>
          }
        >
          {failure('textAlertsFailed', textAlertsFailed.unanswered)}
        </Banner>
      )}
      {(submitError?.text === 'error' || submitError?.text === 'errorProofRequired') && (
        <Banner tone="error">{failure(submitError.text, submitError.unanswered)}</Banner>
      )}
      {failedSubmits > 0 && !isValid && <Banner tone="error">{saving('correctErrors')}</Banner>}
    </>
  );
}

/** For what the lender changes on request. */
function RequestChange(): ReactNode {
  const t = useTexts(personalInformationTexts);
  const { href, onClick } = useHref({ screen: 'requestChange' });
  return (
    <p>
      <Link href={href} onClick={onClick}>
        {t('requestChange')}
      </Link>
    </p>
  );
}
