import { chunk, feedbackErrorText, hideFeedbackOption } from '@portico/core/internal';
import { OnDemand, useSetting, useTexts } from '@portico/element';
import { counterTone, messageMaximum, subjectMaximum, type MessageKind } from '@portico/rules';
import { Banner, Button, Select, TextArea, TextInput, keepPress } from '@portico/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { messagesTexts } from '../messages.texts';
import { CaptchaBox } from './captcha-box';
import { useMessageFields, type MessageFormProps } from './use-message-fields';
import { VisitorFields } from './visitor-fields';

/** Fetched for feedback only. */
const experience = chunk(() => import('./experience'));

/** The fields of a message, and the button that sends it. */
export function MessageForm(props: MessageFormProps): ReactNode {
  const { state, send, signedIn } = props;
  const t = useTexts(messagesTexts);
  const common = useMessageFields(props);
  const form = useFocusOnTrouble(state.attempts, state.failures);
  const left = messageMaximum - state.entry.message.length;
  const sending = state.at === 'sending';
  return (
    <form
      ref={form}
      // Before React listens a press must not submit the form to any address: `dialog` does not.
      method="dialog"
      noValidate
      onMouseDown={keepPress}
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'send' });
      }}
    >
      {state.failed && <SendingFailed />}
      <KindField {...props} />
      {!signedIn && <VisitorFields common={common} />}
      {state.kind === 'feedback' && (
        <OnDemand code={experience}>
          {(Experience) => <Experience state={state} send={send} />}
        </OnDemand>
      )}
      {state.kind === 'question' && (
        <TextInput {...common('subject')} required autoComplete="off" maxLength={subjectMaximum} />
      )}
      <TextArea
        {...common('message')}
        required={state.kind === 'question'}
        maxLength={messageMaximum}
        counter={{ text: t('charactersLeft', { count: left }), tone: counterTone(left) }}
      />
      <CaptchaBox state={state} send={send} />
      <div>
        <Button
          type="submit"
          variant="primary"
          busy={sending}
          disabled={state.kind === undefined || sending}
        >
          {t(sending ? 'sending' : 'send')}
        </Button>
      </div>
    </form>
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
      value={state.kind ?? ''}
      options={kinds.map((kind) => ({ value: kind, label: t(kind) }))}
      onChange={(kind) => send({ type: 'choose', kind })}
    />
  );
}

/** The lender's own text, if it has set one. */
function SendingFailed(): ReactNode {
  const t = useTexts(messagesTexts);
  const words = useSetting(feedbackErrorText);
  return <Banner tone="error">{words || t('error')}</Banner>;
}

/** After a press on Send failed, moves the focus to the first invalid field or the banner. */
function useFocusOnTrouble(attempts: number, failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) focusOn(form.current?.querySelector('[aria-invalid=true]'));
  }, [attempts]);
  useEffect(() => {
    if (failures > 0) focusOn(form.current?.querySelector('[role=alert]'));
  }, [failures]);
  return form;
}

function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}
