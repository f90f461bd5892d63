import type { BorrowerRequest, InputOf, replyToRequest } from '@portico/contract';
import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { computed, signal } from '@preact/signals-core';
import { shownFields } from '../fields/fields';
import { readValues, valueProblem, type Entered, type FieldProblem } from '../fields/read-value';
import {
  createSending,
  type Attempt,
  type SendingPorts,
  type SendingState,
} from '../sending/sending';

/** The field of the message, beside those that the lender asks; no field of an API has this key. */
export const messageKey = '$message';

type Errors = Readonly<Record<string, FieldProblem | undefined>>;

/** What is sent about a request. */
export type Reply = Omit<InputOf<typeof replyToRequest>, 'requestNumber'>;

export type FollowingState = FormState<Entered, Errors> & {
  readonly sending: SendingState;
  /** What was sent last, or is being sent; undefined after a reload. */
  readonly what: 'reply' | 'withdrawal' | undefined;
};

export type FollowingEvent =
  | FormEvent<Entered>
  | { readonly type: 'withdraw' }
  | { readonly type: 'checkAgain' }
  | { readonly type: 'sendAgain' }
  | { readonly type: 'startOver' };

/** The side effects. No method rejects. */
export type FollowingPorts = SendingPorts<Reply> & {
  /** Something was sent, or cannot be: what was sent before is read again. */
  readonly changed: () => void;
};

/**
 * What can be done about a request that was sent: reply, by a message or by what is missing, or
 * withdraw it. Each is sent once (D185).
 *
 * @param earlier what an earlier page sent about it without an answer
 */
export function createFollowingFlow(
  { missing }: Pick<BorrowerRequest, 'missing'>,
  ports: FollowingPorts,
  earlier?: Attempt,
): Flow<FollowingState, FollowingEvent> {
  const { fields } = shownFields(missing);
  const sending = createSending(ports, earlier);
  const what = signal<FollowingState['what']>(undefined);
  const keys = [...fields.map(({ key }) => key), messageKey];

  const form = createForm<Entered, Errors>({
    values: Object.fromEntries(keys.map((key) => [key, ''])),
    validate: (entered) => ({
      ...Object.fromEntries(
        fields.map((field) => [field.key, valueProblem(field, entered[field.key] ?? '')]),
      ),
      // Without anything else, a message is what is sent.
      [messageKey]: keys.some((key) => entered[key]?.trim()) ? undefined : { code: 'required' },
    }),
    submit(entered) {
      const values = readValues(fields, entered);
      if (values) void reply(entered[messageKey]?.trim() || undefined, values);
      return undefined;
    },
  });

  const reply = async (text: string | undefined, values: Reply['values']) => {
    what.value = 'reply';
    const { at } = await sending.submit({ withdraw: false, text, values });
    if (at === 'sent') form.reset();
  };

  const stop = sending.state.subscribe((state) => {
    if (state.at === 'sent' || (state.at === 'refused' && state.code === 'NotOpen'))
      ports.changed();
  });

  const isOpen = () => ['idle', 'sent', 'refused', 'notSent'].includes(sending.state.peek().at);

  return {
    state: computed(() => ({
      ...form.state.value,
      sending: sending.state.value,
      what: what.value,
    })),
    send(event) {
      switch (event.type) {
        case 'checkAgain':
          return void sending.checkAgain();
        case 'sendAgain':
          return void sending.sendAgain();
        case 'startOver':
          return sending.startOver();
        case 'withdraw':
          if (!isOpen()) return undefined;
          what.value = 'withdrawal';
          return void sending.submit({ withdraw: true, text: undefined, values: [] });
        default:
          return isOpen() ? form.send(event) : undefined;
      }
    },
    dispose() {
      stop();
      sending.dispose();
      form.dispose();
    },
  };
}
