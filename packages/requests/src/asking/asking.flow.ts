import type {
  InputOf,
  OfferedRequest,
  OutputOf,
  previewRequest,
  submitRequest,
} from '@portico/contract';
import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import {
  createSending,
  readValues,
  shownFields,
  valueProblem,
  type Attempt,
  type Entered,
  type FieldProblem,
  type SendingPorts,
  type SendingState,
} from '@portico/shared/requests';
import { computed, signal } from '@preact/signals-core';

/** What a request would change, and the wording to agree to. */
export type Preview = OutputOf<typeof previewRequest>;

type Values = InputOf<typeof previewRequest>['values'];

export type AskingStep =
  | { readonly at: 'answering' }
  | { readonly at: 'previewing' }
  | {
      readonly at: 'reviewing';
      readonly preview: Preview;
      /** The wording, or a figure in it, is another than the one that was agreed to. */
      readonly isChanged: boolean;
    };

type Errors = Readonly<Record<string, FieldProblem | undefined>>;

export type AskingState = FormState<Entered, Errors> & {
  readonly step: AskingStep;
  readonly sending: SendingState;
  /** The host's code for what was refused, or `unread` for a preview that had no answer. */
  readonly problem: string | undefined;
};

export type AskingEvent =
  | FormEvent<Entered>
  /** Goes back to the answers. */
  | { readonly type: 'changeAnswers' }
  /** Agrees to the wording, if there is one, and sends. */
  | { readonly type: 'send' }
  | { readonly type: 'checkAgain' }
  | { readonly type: 'sendAgain' }
  | { readonly type: 'startOver' };

/** What is sent, without the account. */
export type Submission = Omit<InputOf<typeof submitRequest>, 'accountNumber'>;

/** The side effects. No method rejects. */
export type AskingPorts = SendingPorts<Submission> & {
  /** The preview, or the code of why there is none. */
  readonly preview: (
    values: Values,
  ) => Promise<{ readonly preview: Preview } | { readonly code: string }>;
  /** Something was sent, or cannot be: what is offered and what was sent before is read again. */
  readonly changed: () => void;
};

/** Refusals that other answers may avoid. */
const ofAnswers: ReadonlySet<string> = new Set([
  'ValueMissing',
  'ValueNotAllowed',
  'DocumentUnknown',
]);

/** Refusals after which the kind is no longer possible. */
const ofKind: ReadonlySet<string> = new Set(['NotPossible', 'RequestOpen']);

/**
 * One request: its fields are answered, what it changes is seen, and it is sent once (D185). A kind
 * without fields begins with what it changes.
 *
 * @param earlier what an earlier page sent of this kind without an answer
 */
export function createAskingFlow(
  { kind, fields: all }: Pick<OfferedRequest, 'kind' | 'fields'>,
  ports: AskingPorts,
  earlier?: Attempt,
): Flow<AskingState, AskingEvent> {
  const { fields, isComplete } = shownFields(all);
  const step = signal<AskingStep>({ at: 'answering' });
  const problem = signal<string | undefined>(undefined);
  const sending = createSending(ports, earlier);
  let reviewed: Values = [];
  let disposed = false;

  const look = async (values: Values, isChanged: boolean) => {
    step.value = { at: 'previewing' };
    problem.value = undefined;
    reviewed = values;
    const answer = await ports.preview(values);
    if (disposed) return;
    if ('preview' in answer) {
      step.value = { at: 'reviewing', preview: answer.preview, isChanged };
      return;
    }
    step.value = { at: 'answering' };
    problem.value = answer.code;
    if (ofKind.has(answer.code)) ports.changed();
  };

  const form = createForm<Entered, Errors>({
    values: Object.fromEntries(fields.map(({ key }) => [key, ''])),
    validate: (entered) =>
      Object.fromEntries(
        fields.map((field) => [field.key, valueProblem(field, entered[field.key] ?? '')]),
      ),
    submit(entered) {
      const values = readValues(fields, entered);
      if (values && isComplete) void look(values, false);
      return undefined;
    },
  });

  const send = () => {
    const now = step.peek();
    if (now.at !== 'reviewing' || !isOpen()) return;
    problem.value = undefined;
    void sending.submit({ kind, values: reviewed, wordingHash: now.preview.wording?.hash });
  };

  const stop = sending.state.subscribe((state) => {
    if (disposed) return;
    if (state.at === 'sent') ports.changed();
    if (state.at !== 'refused') return;
    const { code } = state;
    // Later than now, because it changes signals.
    queueMicrotask(() => {
      if (disposed) return;
      if (code === 'WordingChanged') return void look(reviewed, true);
      problem.value = code;
      if (ofAnswers.has(code)) step.value = { at: 'answering' };
      if (ofKind.has(code)) ports.changed();
    });
  });

  /** Neither on its way, nor sent, nor unknown. */
  const isOpen = () => ['idle', 'refused', 'notSent'].includes(sending.state.peek().at);

  if (fields.length === 0 && isComplete && !earlier) void look([], false);

  return {
    state: computed(() => ({
      ...form.state.value,
      step: step.value,
      sending: sending.state.value,
      problem: problem.value,
    })),
    send(event) {
      switch (event.type) {
        case 'checkAgain':
          return void sending.checkAgain();
        case 'sendAgain':
          return void sending.sendAgain();
        case 'startOver':
          return sending.startOver();
        case 'changeAnswers':
          if (isOpen() && step.peek().at === 'reviewing') step.value = { at: 'answering' };
          return undefined;
        case 'send':
          return send();
        case 'change':
          // Kept answers come back while it is looked up what became of a request.
          if (step.peek().at !== 'answering') return undefined;
          problem.value = undefined;
          return form.send(event);
        default:
          return isOpen() && step.peek().at === 'answering' ? form.send(event) : undefined;
      }
    },
    dispose() {
      disposed = true;
      stop();
      sending.dispose();
      form.dispose();
    },
  };
}
