import { chunk } from '@portico/core/internal';
import { PartOnDemand, useFailureText, useSetting, useTexts } from '@portico/element';
import { counterTone, messageMaximum, subjectMaximum, type MessageKind } from '@portico/rules';
import {
  Banner,
  Button,
  DisabledReason,
  Form,
  Select,
  TextArea,
  TextInput,
  WithPhone,
} from '@portico/ui';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import type { NotSent } from '../messages.flow';
import { messagesTexts } from '../messages.sentences';
import { CaptchaBox } from './captcha-box';
import { useMessageFields, type MessageFormProps } from './use-message-fields';
import { VisitorFields } from './visitor-fields';
import { feedbackErrorText, hideFeedbackOption } from '../../settings/message-options';

/** Fetched for feedback only. */
const experience = chunk(() => import('./experience'));

/** The fields of a message, and the button that sends it. */
export function MessageForm(props: MessageFormProps & { readonly signedIn: boolean }): ReactNode {
  const { state, send, signedIn } = props;
  const { kind, message } = state.values;
  const t = useTexts(messagesTexts);
  const field = useMessageFields(props);
  const form = useFocusOnFailure(state.failures);
  const charactersLeft = messageMaximum - message.length;
  const sending = state.at === 'sending';
  const reason = useId();
  return (
    <Form
      ref={form}
      onSubmit={() => {
        send({ type: 'submit' });
        if (!kind) form.current?.querySelector<HTMLElement>('[name=kind]')?.focus();
      }}
      failedSubmits={state.failedSubmits}
    >
      {state.failure && <SendingFailed failure={state.failure} />}
      <KindField {...props} />
      {!signedIn && <VisitorFields field={field} />}
      {kind === 'feedback' && (
        <PartOnDemand code={experience}>
          {(Experience) => <Experience state={state} send={send} />}
        </PartOnDemand>
      )}
      {kind === 'question' && (
        <TextInput {...field('subject')} required autoComplete="off" maxLength={subjectMaximum} />
      )}
      <TextArea
        {...field('message')}
        required={kind !== 'feedback'}
        maxLength={messageMaximum}
        counter={{
          text: t('charactersLeft', { count: charactersLeft }),
          tone: counterTone(charactersLeft),
        }}
      />
      <CaptchaBox state={state} send={send} />
      <div className="grid justify-items-start gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={sending || state.waiting}
          disabled={kind === undefined || sending}
          describedBy={kind === undefined ? reason : undefined}
        >
          {t(sending ? 'sending' : 'send')}
        </Button>
        <DisabledReason id={reason} ready={kind !== undefined}>
          {t('kindPlaceholder')}
        </DisabledReason>
      </div>
    </Form>
  );
}

/** Feedback or a question; only a question if the lender hides feedback. */
function KindField({ state, send }: MessageFormProps): ReactNode {
  const t = useTexts(messagesTexts);
  const kinds: readonly MessageKind[] = useSetting(hideFeedbackOption)
    ? ['question']
    : ['feedback', 'question'];
  return (
    <Select
      label={t('kind')}
      name="kind"
      required
      placeholder={t('kindPlaceholder')}
      value={state.values.kind ?? ''}
      options={kinds.map((kind) => ({ value: kind, label: t(kind) }))}
      onChange={(value) => send({ type: 'change', field: 'kind', value })}
    />
  );
}

/** The lender's own text, if it has set one, and what is known of the message. */
function SendingFailed(props: { readonly failure: NotSent }): ReactNode {
  const { failure } = props;
  const t = useTexts(messagesTexts);
  const say = useFailureText(messagesTexts);
  const ownText = useSetting(feedbackErrorText);
  return (
    <Banner tone="error">
      <p>
        <WithPhone>{ownText || t('error')}</WithPhone>
      </p>
      {failure !== 'failed' && <p>{say(failure)}</p>}
    </Banner>
  );
}

/** When a message could not be sent, moves the focus to the banner. */
function useFocusOnFailure(failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [failures]);
  return form;
}
