import type { BorrowerRequest, RequestValue } from '@portico/contract';
import { useCore, useFlow, useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import {
  Banner,
  Button,
  ConfirmDialog,
  Figures,
  Form,
  Heading,
  TextArea,
  WithPhone,
} from '@portico/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  messageKey,
  type FollowingEvent,
  type FollowingState,
} from '../../following/following.flow';
import { shownFields } from '../../model/fields';
import {
  choiceWords,
  labelOf,
  reasonWords,
  resultWords,
  stateWordsOf,
  titleOf,
} from '../../model/kind-words';
import { refusalText } from '../requests.codes';
import { createFollowing } from '../requests.controller';
import { requestsTexts } from '../requests.sentences';
import { useWords } from '../use-words';
import { RequestClock } from './request-list';
import { RequestFieldInput } from './request-field';
import { SendingNotice } from './sending-notice';

type FollowingProps = {
  readonly accountNumber: string;
  readonly request: BorrowerRequest;
  readonly state: FollowingState;
  readonly send: (event: FollowingEvent) => void;
};

/** A request that was sent: where it stands, what followed, and what can be done about it. */
export function FollowingView(props: {
  readonly accountNumber: string;
  readonly request: BorrowerRequest;
}): ReactNode {
  const { accountNumber, request } = props;
  const core = useCore();
  const t = useTexts(requestsTexts);
  const { locale, say, day } = useWords();
  const { state, send } = useFlow(() => createFollowing(core, accountNumber, request));
  const words = say(stateWordsOf(request, locale));
  const { stateSince, values, messages, canReply, canWithdraw } = request;
  const reason = say(reasonWords(request, locale));
  const of = { accountNumber, request, state, send };
  return (
    <>
      <div className="grid gap-1">
        <Heading level={3}>{say(titleOf(request, locale))}</Heading>
        <p className="font-semibold">
          {stateSince ? t('since', { state: words, date: day(stateSince) }) : words}
        </p>
        {reason !== '' && (
          <p>
            <WithPhone>{reason}</WithPhone>
          </p>
        )}
        <RequestClock request={request} />
      </div>
      <Outcomes request={request} />
      {messages.length > 0 && <Messages request={request} />}
      <Result state={state} send={send} />
      {canReply && <Reply {...of} />}
      {values.length > 0 && <Said request={request} />}
      {canWithdraw && <Withdrawal {...of} />}
    </>
  );
}

/** What followed the request. */
function Outcomes({ request }: { readonly request: BorrowerRequest }): ReactNode {
  const t = useTexts(requestsTexts);
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
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Messages({ request }: { readonly request: BorrowerRequest }): ReactNode {
  const t = useTexts(requestsTexts);
  const { day } = useWords();
  return (
    <section className="grid grid-cols-1 gap-2">
      <Heading level={4} size="label">
        {t('messages')}
      </Heading>
      <ul className="grid gap-3">
        {request.messages.map(({ isFromLender, sentOn, text }, place) => (
          <li key={place}>
            {sentOn && (
              <p className="text-sm text-muted">
                {t(isFromLender ? 'fromUs' : 'fromYou', { date: day(sentOn) })}
              </p>
            )}
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What became of what was sent here: it gets the focus, because the form is empty again. */
function Result({ state, send }: Pick<FollowingProps, 'state' | 'send'>): ReactNode {
  const { sending, what } = state;
  const t = useTexts(requestsTexts);
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
        {t(refusalText(sending.code))}
      </Banner>
    );
  }
  return <SendingNotice sending={sending} send={send} />;
}

/** What is missing, and a message. */
function Reply({ accountNumber, request, state, send }: FollowingProps): ReactNode {
  const { values, errors, touched, sending, what } = state;
  const t = useTexts(requestsTexts);
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
        name="message"
        label={t('message')}
        value={values[messageKey] ?? ''}
        error={messageProblem && t(messageProblem.code)}
        onChange={(value) => send({ type: 'change', field: messageKey, value })}
        onBlur={() => send({ type: 'blur', field: messageKey })}
      />
      <div>
        <Button type="submit" variant="primary" busy={isSending}>
          {t(isSending ? 'sending' : 'reply')}
        </Button>
      </div>
    </Form>
  );
}

/** What the borrower answered, by the words of the fields where they are known. */
function Said({ request }: { readonly request: BorrowerRequest }): ReactNode {
  const t = useTexts(requestsTexts);
  const { locale, say, day } = useWords();
  const shown = ({ date, months, amount, choice, text, fileIds, key }: RequestValue): string => {
    if (date) return day(date);
    if (months !== undefined) return months === 1 ? t('oneMonth') : t('months', { count: months });
    if (amount !== undefined) return formatMoney(amount);
    if (choice !== undefined) return say(choiceWords({ key: choice, label: {} }, locale));
    const count = fileIds?.length ?? 0;
    if (count > 0) return count === 1 ? t('oneDocument') : t('documents', { count });
    return text ?? key;
  };
  return (
    <section className="grid grid-cols-1 gap-2">
      <Heading level={4} size="label">
        {t('said')}
      </Heading>
      <Figures
        items={request.values.map((value) => ({
          label: say(
            labelOf({ key: value.key, type: typeOf(value), label: {} }, request.kind, locale),
          ),
          value: shown(value),
        }))}
      />
    </section>
  );
}

/** The type of the field that a value answers. */
function typeOf({ key, date, months, amount, choice, fileIds }: RequestValue): string {
  if (date) return 'date';
  if (months !== undefined) return 'months';
  if (amount !== undefined) return 'amount';
  if (choice !== undefined) return key === 'reason' ? 'reason' : 'choice';
  return fileIds && fileIds.length > 0 ? 'document' : 'text';
}

function Withdrawal({ state, send }: FollowingProps): ReactNode {
  const t = useTexts(requestsTexts);
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
