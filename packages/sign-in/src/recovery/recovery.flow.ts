import {
  checkRecoveryField,
  type LocalDate,
  type Outcome,
  type RecoveryField,
} from '@portico/rules';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { RecoveryTextKey } from './recovery.texts';

/** What was typed, by field. */
export type Identity = Readonly<Record<RecoveryField, string>>;

/** A borrower whose identity is confirmed; `U` identifies them in the later calls. */
export type Confirmed<U> = {
  readonly user: U;
  /** Undefined if the lender asks no question (D46). */
  readonly question: string | undefined;
};

export type Refused = { readonly end: 'refused'; readonly text: RecoveryTextKey };

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
    values: Partial<Identity>,
  ): Promise<Refused | ({ readonly end: 'confirmed' } & Confirmed<U>)>;
  answer(user: U, answer: string): Promise<Refused | Recovered>;
  /** Used if no question is asked. */
  generate(user: U): Promise<Refused | Recovered>;
};

export type RecoveryPlace<U> =
  | { readonly at: 'identity' }
  | ({ readonly at: 'answer'; readonly question: string } & Pick<Confirmed<U>, 'user'>)
  | { readonly at: 'recovered'; readonly done: Recovered };

type Field = RecoveryField | 'answer';

export type RecoveryState<U> = {
  readonly place: RecoveryPlace<U>;
  readonly fields: readonly RecoveryField[];
  readonly identity: Identity;
  readonly answer: string;
  readonly touched: Readonly<Partial<Record<Field, boolean>>>;
  readonly loading: boolean;
  readonly error: RecoveryTextKey | undefined;
};

export type RecoveryEvent =
  | { readonly type: 'typed'; readonly field: Field; readonly text: string }
  | { readonly type: 'touched'; readonly field: Field }
  | { readonly type: 'submit' };

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
  const state = signal<RecoveryState<U>>({
    place: { at: 'identity' },
    fields,
    identity: { email: '', dateOfBirth: '', zipCode: '', branch: '' },
    answer: '',
    touched: {},
    loading: false,
    error: undefined,
  });
  let disposed = false;
  const set = (patch: Partial<RecoveryState<U>>) => {
    if (!disposed) state.value = { ...state.peek(), ...patch };
  };

  /** An error ends the loading, and the form can be used again (access §4). */
  const settle = (end: Refused | Recovered) => {
    if (end.end === 'refused') set({ loading: false, error: end.text });
    else set({ loading: false, answer: '', place: { at: 'recovered', done: end } });
  };

  const confirm = async () => {
    set({ touched: Object.fromEntries(fields.map((field) => [field, true])) });
    const values = identityValues(state.peek(), today());
    if (values === undefined) return;
    set({ loading: true, error: undefined });
    const found = await ports.confirm(values);
    if (found.end === 'refused') return settle(found);
    const { user, question } = found;
    if (question === undefined) return settle(await ports.generate(user));
    set({ loading: false, place: { at: 'answer', user, question } });
  };

  const answer = async (user: U) => {
    const typed = state.peek().answer.trim();
    set({ touched: { answer: true } });
    if (typed === '') return;
    set({ loading: true, error: undefined });
    settle(await ports.answer(user, typed));
  };

  const type = (field: Field, text: string) =>
    field === 'answer'
      ? set({ answer: text })
      : set({ identity: { ...state.peek().identity, [field]: text } });

  return {
    state,
    send(event) {
      const { place, loading, touched } = state.peek();
      if (loading) return;
      switch (event.type) {
        case 'typed':
          return type(event.field, event.text);
        case 'touched':
          return set({ touched: { ...touched, [event.field]: true } });
        case 'submit':
          if (place.at === 'identity') void confirm();
          else if (place.at === 'answer') void answer(place.user);
      }
    },
    dispose() {
      disposed = true;
    },
  };
}

/** The check result of each shown field. */
export function identityOutcomes(
  { fields, identity }: Pick<RecoveryState<unknown>, 'fields' | 'identity'>,
  today: LocalDate,
): ReadonlyMap<RecoveryField, Outcome<string, 'required' | 'invalid'>> {
  return new Map(fields.map((field) => [field, checkRecoveryField(field, identity[field], today)]));
}

function identityValues(
  state: RecoveryState<unknown>,
  today: LocalDate,
): Partial<Identity> | undefined {
  const values: Partial<Record<RecoveryField, string>> = {};
  for (const [field, outcome] of identityOutcomes(state, today)) {
    if (!outcome.ok) return undefined;
    values[field] = outcome.value;
  }
  return values;
}
