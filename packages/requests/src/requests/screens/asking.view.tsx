import type { OfferedRequest } from '@portico/contract';
import { chunk } from '@portico/core/internal';
import { useCore, useFlow, useTexts } from '@portico/element';
import { documentsTexts } from '@portico/shared/documents';
import { DraftOf } from '@portico/shared/draft';
import { useProof } from '@portico/shared/proof';
import {
  aboutOf,
  labelOf,
  readValues,
  refusalText,
  RequestFieldInput,
  requestsFieldsTexts,
  requestsSendingTexts,
  SaidValues,
  SendingNotice,
  shownFields,
  titleOf,
  useWords,
} from '@portico/shared/requests';
import { Banner, Button, Form, Heading, WithPhone } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { AskingEvent, AskingState, Preview } from '../../asking/asking.flow';
import { createAsking } from '../requests.controller';
import { requestsTexts } from '../requests.sentences';
import { Changes, hasChanges } from './change-table';

export const texts = [requestsTexts, requestsFieldsTexts, requestsSendingTexts, documentsTexts];

const draftCode = chunk(() => import('./asking-draft.view'));

type AskingProps = {
  readonly accountNumber: string;
  readonly kind: OfferedRequest;
  readonly state: AskingState;
  readonly send: (event: AskingEvent) => void;
};

/**
 * One request, from its fields to its confirmation.
 *
 * @param props.offered undefined where the kind is no longer offered: what was sent is followed
 */
export default function AskingView(props: {
  readonly accountNumber: string;
  readonly kind: string;
  readonly offered: OfferedRequest | undefined;
  readonly onFollow: (referenceNumber: string) => void;
}): ReactNode {
  const { accountNumber, kind, offered, onFollow } = props;
  const core = useCore();
  const prove = useProof();
  const { locale, say } = useWords();
  // As it was when it was chosen: once it is sent, it may not be offered any more.
  const asked = useRef(offered ?? notOffered(kind)).current;
  const { state, send } = useFlow(() => createAsking(core, prove, accountNumber, asked));
  const { step, sending } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = sending.at === 'sent';
  const isChange = step.at === 'reviewing' && hasChanges(step.preview);
  const shown = isSent ? 'sent' : step.at === 'reviewing' ? 'reviewing' : 'answering';
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  const of = { accountNumber, kind: asked, state, send };
  const t = useTexts(requestsTexts);
  return (
    <>
      <div>
        <p className="text-sm text-muted">{shown !== 'answering' && say(titleOf(asked, locale))}</p>
        <Heading level={3} ref={heading}>
          {shown === 'answering'
            ? say(titleOf(asked, locale))
            : t(shown === 'sent' ? 'sent' : isChange ? 'changes' : 'check')}
        </Heading>
      </div>
      <DraftOf code={draftCode} values={state.values} of={of} />
      {sending.at === 'sent' ? (
        <Sent {...of} referenceNumber={sending.referenceNumber} onFollow={onFollow} />
      ) : (
        <>
          <SendingNotice sending={sending} send={send} />
          <Problem state={state} />
          {step.at === 'reviewing' ? (
            <Review {...of} preview={step.preview} isChanged={step.isChanged} />
          ) : (
            <Answers {...of} />
          )}
        </>
      )}
    </>
  );
}

/** A kind that is not offered any more: nothing is asked. */
const notOffered = (kind: string): OfferedRequest => ({
  kind,
  title: {},
  about: {},
  isPossible: false,
  fields: [],
  isDecidedAtOnce: false,
  reason: {},
});

/** Why it was refused; it gets the focus, because the button that was pressed may be gone. */
function Problem({ state }: { readonly state: AskingState }): ReactNode {
  const { problem } = state;
  const t = useTexts(requestsSendingTexts);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== undefined) banner.current?.focus();
  }, [problem]);
  if (problem === undefined) return null;
  return (
    <Banner ref={banner} tone="warning">
      {t(refusalText(problem))}
    </Banner>
  );
}

/** The fields of the kind, and the way to what they change. */
function Answers({ accountNumber, kind, state, send }: AskingProps): ReactNode {
  const { values, errors, touched, step, sending } = state;
  const t = useTexts(requestsTexts);
  const { locale, say } = useWords();
  const { fields, leftOut, isComplete } = shownFields(kind.fields);
  const names = leftOut.map((field) => say(labelOf(field, kind.kind, locale))).join(', ');
  const isOver = sending.at === 'checking' || sending.at === 'unknown' || !kind.isPossible;
  const about = say(aboutOf(kind, locale));
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      {about !== '' && <p>{about}</p>}
      <AnswerTime kind={kind} />
      {!isOver &&
        fields.map((field) => (
          <RequestFieldInput
            key={field.key}
            accountNumber={accountNumber}
            kind={kind.kind}
            field={field}
            value={values[field.key] ?? ''}
            problem={touched.has(field.key) ? errors[field.key] : undefined}
            onChange={(value) => send({ type: 'change', field: field.key, value })}
            onBlur={() => send({ type: 'blur', field: field.key })}
          />
        ))}
      {leftOut.length > 0 && (
        <p>
          <WithPhone>{t(isComplete ? 'leftOut' : 'cannotSend', { names })}</WithPhone>
        </p>
      )}
      {!isOver && isComplete && (
        <div>
          <Button type="submit" variant="primary" busy={step.at === 'previewing'}>
            {t(step.at === 'previewing' ? 'looking' : 'look')}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** How often it can be done, and when it is answered. */
function AnswerTime({ kind }: { readonly kind: OfferedRequest }): ReactNode {
  const { timesLeft, isDecidedAtOnce, answerBy } = kind;
  const t = useTexts(requestsTexts);
  const { day } = useWords();
  const sentences = [
    timesLeft === 1 && t('onceLeft'),
    timesLeft !== undefined && timesLeft > 1 && t('timesLeft', { count: timesLeft }),
    isDecidedAtOnce && t('atOnce'),
    !isDecidedAtOnce && answerBy && t('answeredBy', { date: day(answerBy) }),
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return <p className="text-sm text-muted">{sentences.join(' ')}</p>;
}

/** What changes and what is agreed to, and the button that sends it. */
function Review(
  props: AskingProps & { readonly preview: Preview; readonly isChanged: boolean },
): ReactNode {
  const { accountNumber, kind, state, send, preview, isChanged } = props;
  const { wording } = preview;
  const { at } = state.sending;
  const t = useTexts(requestsTexts);
  const { locale, say } = useWords();
  const { fields } = shownFields(kind.fields);
  const about = say(aboutOf(kind, locale));
  const outcome = useTexts(requestsSendingTexts);
  const isOver = at === 'checking' || at === 'unknown';
  const isSending = at === 'sending';
  return (
    <>
      {isChanged && <Banner tone="warning">{t('changed')}</Banner>}
      {fields.length === 0 && about !== '' && <p>{about}</p>}
      <SaidValues
        heading={t('yourAnswers')}
        kind={kind.kind}
        values={readValues(fields, state.values) ?? []}
        fields={fields}
      />
      {hasChanges(preview) ? (
        <Changes accountNumber={accountNumber} preview={preview} />
      ) : (
        <p>{t('noChange')}</p>
      )}
      {wording && (
        <section className="grid grid-cols-1 gap-3">
          <Heading level={4} size="label">
            {t('wording')}
          </Heading>
          {wording.text.split(/\n\s*\n/).map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
        </section>
      )}
      <AnswerTime kind={{ ...kind, ...promised(preview), timesLeft: undefined }} />
      {!isOver && (
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" busy={isSending} onClick={() => send({ type: 'send' })}>
            {isSending ? outcome('sending') : t(wording ? 'agree' : 'send')}
          </Button>
          {Object.keys(state.values).length > 0 && (
            <Button disabled={isSending} onClick={() => send({ type: 'changeAnswers' })}>
              {t('answers')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const promised = ({ isDecidedAtOnce, answerBy }: Preview) => ({ isDecidedAtOnce, answerBy });

/** Its number, and the way to where it stands. */
function Sent(
  props: AskingProps & {
    readonly referenceNumber: string;
    readonly onFollow: (referenceNumber: string) => void;
  },
): ReactNode {
  const { kind, state, referenceNumber, onFollow } = props;
  const { step } = state;
  const t = useTexts(requestsTexts);
  const preview = step.at === 'reviewing' ? promised(step.preview) : {};
  return (
    <>
      <Banner tone="success">
        <p>{t('sentNumber', { number: referenceNumber })}</p>
      </Banner>
      <AnswerTime kind={{ ...kind, ...preview, timesLeft: undefined }} />
      <div>
        <Button variant="primary" onClick={() => onFollow(referenceNumber)}>
          {t('toRequest')}
        </Button>
      </div>
    </>
  );
}
