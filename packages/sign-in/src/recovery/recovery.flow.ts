import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import {
  checkRecoveryField,
  errorOf,
  plainSecretAnswer,
  type LocalDate,
  type RecoveryField,
} from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { RecoveryErrorKey } from './recovery.errors';

/** A borrower whose identity is confirmed; `U` identifies them in the later calls. */
export type Confirmed<U> = {
  readonly user: U;
  /** Undefined if the lender asks no question (D46). */
  readonly question: string | undefined;
};

export type Refused = { readonly end: 'refused'; readonly text: RecoveryErrorKey };

export type Recovered = {
  readonly end: 'recovered';
  readonly logonName: string;
  /** HTML from the server that replaces the default text (D158). */
  readonly message: string | undefined;
};

/** The calls of recovery. No method rejects. */
export type RecoveryPorts<U> = {
  /** `values` are in the form in which they are sent, without hidden fields (D44). */
  confirm(
    values: Partial<Record<RecoveryField, string>>,
  ): Promise<Refused | ({ readonly end: 'confirmed' } & Confirmed<U>)>;
  answer(user: U, answer: string): Promise<Refused | Recovered>;
  /** Used if no question is asked. */
  generate(user: U): Promise<Refused | Recovered>;
};

export type RecoveryStep<U> =
  | { readonly at: 'identity' }
  | ({ readonly at: 'answer'; readonly question: string } & Pick<Confirmed<U>, 'user'>)
  | { readonly at: 'recovered'; readonly done: Recovered };

type Field = RecoveryField | 'answer';

/** What was typed, by field. */
export type RecoveryValues = Readonly<Record<Field, string>>;

type RecoveryErrors = { readonly [F in Field]?: 'required' | 'invalid' | undefined };

export type RecoveryState<U> = FormState<RecoveryValues, RecoveryErrors, RecoveryErrorKey> & {
  readonly step: RecoveryStep<U>;
  /** The fields of the identity that the lender does not hide. */
  readonly fields: readonly RecoveryField[];
  /** Why the last request failed; shown until the next one. */
  readonly error: RecoveryErrorKey | undefined;
};

export type RecoveryEvent = FormEvent<RecoveryValues>;

export type RecoveryFlow<U> = {
  readonly state: ReadonlySignal<RecoveryState<U>>;
  readonly send: (event: RecoveryEvent) => void;
  readonly dispose: () => void;
};

/** Recovery of a login name or password: identity, secret answer, done (access §4). */
export function createRecoveryFlow<U>(
  fields: readonly RecoveryField[],
  today: () => LocalDate,
  ports: RecoveryPorts<U>,
): RecoveryFlow<U> {
  const step = signal<RecoveryStep<U>>({ at: 'identity' });
  const error = signal<RecoveryErrorKey | undefined>(undefined);
  const form = createForm({
    values: { email: '', dateOfBirth: '', zipCode: '', branch: '', answer: '' },
    fields: (): readonly Field[] => (step.value.at === 'answer' ? ['answer'] : fields),
    validate: (values) => errorsOf(values, fields, today()),
    async submit(values) {
      error.value = undefined;
      const now = step.peek();
      error.value =
        now.at === 'answer'
          ? recovered(await ports.answer(now.user, plainSecretAnswer(values.answer)))
          : await confirm(values);
      return error.peek();
    },
    completed: () => form.reset(),
  });

  const recovered = (end: Refused | Recovered) => {
    if (end.end === 'refused') return end.text;
    step.value = { at: 'recovered', done: end };
    return undefined;
  };

  const confirm = async (values: RecoveryValues) => {
    const found = await ports.confirm(sentValues(values, fields, today()));
    if (found.end === 'refused') return found.text;
    const { user, question } = found;
    if (question === undefined) return recovered(await ports.generate(user));
    step.value = { at: 'answer', user, question };
    return undefined;
  };

  return {
    state: computed(() => ({
      ...form.state.value,
      step: step.value,
      fields,
      error: error.value,
    })),
    send: form.send,
    dispose: form.dispose,
  };
}

function errorsOf(
  values: RecoveryValues,
  fields: readonly RecoveryField[],
  today: LocalDate,
): RecoveryErrors {
  const errors: { -readonly [F in Field]?: RecoveryErrors[F] } = {};
  for (const field of fields) {
    errors[field] = errorOf(checkRecoveryField(field, values[field], today))?.code;
  }
  errors.answer = plainSecretAnswer(values.answer) === '' ? 'required' : undefined;
  return errors;
}

/** The identity in the form in which it is sent. */
function sentValues(
  values: RecoveryValues,
  fields: readonly RecoveryField[],
  today: LocalDate,
): Partial<Record<RecoveryField, string>> {
  const sent: Partial<Record<RecoveryField, string>> = {};
  for (const field of fields) {
    const outcome = checkRecoveryField(field, values[field], today);
    if (outcome.ok) sent[field] = outcome.value;
  }
  return sent;
}
