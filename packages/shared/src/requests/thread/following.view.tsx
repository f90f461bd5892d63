import type { BorrowerRequest } from '@portico/contract';
import { useCore, useFlow, useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { Banner, Button, ConfirmDialog, Form, Heading, TextArea, WithPhone } from '@portico/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DocumentTile } from '../../documents/document-tile';
import { documentsTexts } from '../../documents/documents.sentences';
import type { ListedDocument } from '../../documents/documents-source';
import { shownFields } from '../fields/fields';
import { RequestFieldInput } from '../fields/request-field';
import { requestsFieldsTexts } from '../fields/requests.fields.sentences';
import { reasonWords, titleOf } from '../kinds/kind-words';
import { resultWords } from '../kinds/outcome-words';
import { requestsKindsTexts } from '../kinds/requests.kinds.sentences';
import { useWords } from '../kinds/use-words';
import { refusalText } from '../sending/refusal-text';
import { requestsSendingTexts } from '../sending/requests.sending.sentences';
import { SendingNotice } from '../sending/sending-notice';
import { createFollowing } from './following.controller';
import { messageKey, type FollowingEvent, type FollowingState } from './following.flow';
import { MessageList } from './message-list';
import { valuesBesideMessages } from './messages-of';
import { PromisedPayment } from './promised-payment';
import { RequestClock, RequestState } from './request-state';
import { requestsThreadTexts } from './requests.thread.sentences';
import { SaidValues } from './said-values';
import { StopLink } from './stop-link';

type FollowingProps = {
  readonly accountNumber: string;
  readonly request: BorrowerRequest;
  readonly state: FollowingState;
  readonly send: (event: FollowingEvent) => void;
};

export const texts = [
  requestsKindsTexts,
  requestsFieldsTexts,
  requestsSendingTexts,
  requestsThreadTexts,
  documentsTexts,
];

/** A request that was sent: where it stands, what followed, and what can be done about it. */
export default function FollowingView(props: {
  readonly accountNumber: string;
  readonly request: BorrowerRequest;
}): ReactNode {
  const { accountNumber, request } = props;
  const core = useCore();
  const t = useTexts(requestsThreadTexts);
  const { locale, say } = useWords();
  const { state, send } = useFlow(() => createFollowing(core, accountNumber, request));
  const { canReply, canWithdraw } = request;
  const reason = say(reasonWords(request, locale));
  const of = { accountNumber, request, state, send };
  return (
    <>
      <div className="grid gap-1">
        <Heading level={3}>{say(titleOf(request, locale))}</Heading>
        <RequestState request={request} />
        {reason !== '' && (
          <p>
            <WithPhone>{reason}</WithPhone>
          </p>
        )}
        <RequestClock request={request} />
      </div>
      <Outcomes accountNumber={accountNumber} request={request} />
      <PromisedPayment accountNumber={accountNumber} request={request} />
      <MessageList accountNumber={accountNumber} request={request} />
      <Result state={state} send={send} />
      {canReply && <Reply {...of} />}
      <SaidValues heading={t('said')} kind={request.kind} values={valuesBesideMessages(request)} />
      {canWithdraw && <Withdrawal {...of} />}
    </>
  );
}

/** What followed the request. */
function Outcomes(props: Pick<FollowingProps, 'accountNumber' | 'request'>): ReactNode {
  const { accountNumber, request } = props;
  const t = useTexts(requestsThreadTexts);
  const { locale, say, day } = useWords();
  if (request.outcomes.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <Heading level={4} size="label">
        {t('followed')}
      </Heading>
      <ul className="grid gap-1">
        {request.outcomes.map((outcome, place) => {
          const { date, amount } = outcome;
          const params = {
            date: date ? day(date) : '',
            amount: amount === undefined ? '' : formatMoney(amount),
          };
          return (
            <li key={place}>
              <WithPhone>{say(resultWords(outcome, locale), params)}</WithPhone>
              {outcome.result === 'debitStillTaken' && <StopLink accountNumber={accountNumber} />}
            </li>
          );
        })}
      </ul>
      <ul className="grid grid-cols-1 empty:hidden">
        {documentsOf(request).map((listed) => (
          <DocumentTile key={listed.fileId} listed={listed} isNew={false} />
        ))}
      </ul>
    </section>
  );
}

/** The documents that followed, which a press opens. */
const documentsOf = ({ outcomes }: BorrowerRequest): readonly ListedDocument[] =>
  outcomes.flatMap(({ fileId, displayName = fileId, displayFormat, date: dateUploaded }) =>
    fileId === undefined || displayName === undefined
      ? []
      : [{ fileId, displayName, displayFormat, dateUploaded }],
  );

/** What became of what was sent here: it gets the focus, because the form is empty again. */
function Result({ state, send }: Pick<FollowingProps, 'state' | 'send'>): ReactNode {
  const { sending, what } = state;
  const t = useTexts(requestsThreadTexts);
  const outcome = useTexts(requestsSendingTexts);
  const banner = useRef<HTMLDivElement>(null);
  const { at } = sending;
  useEffect(() => {
    if (at === 'sent' || at === 'refused') banner.current?.focus();
  }, [at]);
  if (sending.at === 'sent') {
    return (
      <Banner ref={banner} tone="success">
        {t(what === 'withdrawal' ? 'withdrawn' : 'replySent')}
      </Banner>
    );
  }
  if (sending.at === 'refused') {
    return (
      <Banner ref={banner} tone="warning">
        {outcome(refusalText(sending.code))}
      </Banner>
    );
  }
  return <SendingNotice sending={sending} send={send} />;
}

/** What is missing, and a message. */
function Reply({ accountNumber, request, state, send }: FollowingProps): ReactNode {
  const { values, errors, touched, sending, what } = state;
  const t = useTexts(requestsThreadTexts);
  const outcome = useTexts(requestsSendingTexts);
  const ofField = useTexts(requestsFieldsTexts);
  const { fields } = shownFields(request.missing);
  if (sending.at === 'checking' || sending.at === 'unknown') return null;
  const isSending = sending.at === 'sending' && what === 'reply';
  const messageProblem = touched.has(messageKey) ? errors[messageKey] : undefined;
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      {fields.length > 0 && (
        <Heading level={4} size="label">
          {t('needed')}
        </Heading>
      )}
      {fields.map((field) => (
        <RequestFieldInput
          key={field.key}
          accountNumber={accountNumber}
          kind={request.kind}
          field={field}
          value={values[field.key] ?? ''}
          problem={touched.has(field.key) ? errors[field.key] : undefined}
          onChange={(value) => send({ type: 'change', field: field.key, value })}
          onBlur={() => send({ type: 'blur', field: field.key })}
        />
      ))}
      <TextArea
        name="reply"
        label={t('message')}
        value={values[messageKey] ?? ''}
        error={messageProblem && ofField(messageProblem.code)}
        onChange={(value) => send({ type: 'change', field: messageKey, value })}
        onBlur={() => send({ type: 'blur', field: messageKey })}
      />
      <div>
        <Button type="submit" variant="primary" busy={isSending}>
          {isSending ? outcome('sending') : t('reply')}
        </Button>
      </div>
    </Form>
  );
}

function Withdrawal({ state, send }: FollowingProps): ReactNode {
  const t = useTexts(requestsThreadTexts);
  const [asks, setAsks] = useState(false);
  const { at } = state.sending;
  if (at === 'checking' || at === 'unknown') return null;
  return (
    <div>
      <Button busy={at === 'sending' && state.what === 'withdrawal'} onClick={() => setAsks(true)}>
        {t('withdraw')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('withdrawSure')}
          confirmLabel={t('withdrawYes')}
          cancelLabel={t('withdrawNo')}
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            send({ type: 'withdraw' });
          }}
        >
          {t('withdrawAbout')}
        </ConfirmDialog>
      )}
    </div>
  );
}
