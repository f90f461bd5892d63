import { keysOf } from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';

/** The error of each invalid field, as the rules return it; undefined where a field is valid. */
export type FormErrors<V> = { readonly [F in keyof V]?: unknown };

/**
 * What a form consists of.
 *
 * @template V the values, by field
 * @template E the errors, by field
 * @template R why a submit was refused
 */
export type FormOptions<V, E extends FormErrors<V>, R> = {
  /** The initial values. */
  readonly values: V;
  /** The fields that a submit checks, in the order of the screen; all of them by default. */
  readonly fields?: (() => readonly (keyof V)[]) | undefined;
  /** Checks the values after every change; may read signals. */
  readonly validate: (values: V) => E;
  /**
   * Called with valid values. The form is pending until the promise, which must not reject,
   * resolves to the reason of a refusal, or to undefined if the values were accepted. Without a
   * promise the form is not pending: the caller has a state of its own for what follows.
   */
  readonly submit: (values: V) => Promise<R | undefined> | undefined;
  /** Called once the values were accepted, unless the form was disposed in the meantime. */
  readonly completed?: ((values: V) => void) | undefined;
};

export type FormState<V, E, R = never> = {
  readonly values: V;
  /** Of all fields, also of those not touched. */
  readonly errors: E;
  /** Whether every field that a submit checks is valid. */
  readonly isValid: boolean;
  /**
   * The fields whose errors are shown: left, or checked by a submit, and not typed in since.
   */
  readonly touched: ReadonlySet<keyof V>;
  /** A submit runs, or was accepted: all events are ignored, so that nothing is sent twice. */
  readonly isPending: boolean;
  /** Why the last submit was refused; removed by the next change. */
  readonly submitError: R | undefined;
  /** How often a submit failed: each time the focus moves to the first invalid field, if any. */
  readonly failedSubmits: number;
};

export type FormEvent<V> =
  | {
      [F in keyof V]: { readonly type: 'change'; readonly field: F; readonly value: V[F] };
    }[keyof V]
  | { readonly type: 'blur'; readonly field: keyof V }
  | { readonly type: 'submit' };

export type Form<V, E, R = never> = {
  readonly state: ReadonlySignal<FormState<V, E, R>>;
  readonly send: (event: FormEvent<V>) => void;
  /** Starts again with these values, or with the initial ones: nothing touched, not pending. */
  readonly reset: (values?: V) => void;
  /** Removes the values from memory; the answer to a submit that still runs is ignored. */
  readonly dispose: () => void;
};

/**
 * The state of a form: values, errors, touched fields, and the submit that runs.
 *
 * It is a flow: pass it to `useFlow`, or combine its state with more in a flow of your own. In the
 * view, `Form` and `fieldProps` of `@portico/ui` connect it with the elements.
 */
export function createForm<V extends object, E extends FormErrors<V>, R = never>(
  options: FormOptions<V, E, R>,
): Form<V, E, R> {
  const initial: Omit<FormState<V, E, R>, 'errors' | 'isValid'> = {
    values: options.values,
    touched: new Set(),
    isPending: false,
    submitError: undefined,
    failedSubmits: 0,
  };
  const current = signal(initial);
  const allFields = keysOf(options.values);
  const { fields = () => allFields } = options;
  const state = computed(() => {
    const errors = options.validate(current.value.values);
    const isValid = fields().every((field) => errors[field] === undefined);
    return { ...current.value, errors, isValid };
  });
  let disposed = false;
  const set = (patch: Partial<typeof initial>) => {
    if (!disposed) current.value = { ...current.peek(), ...patch };
  };

  const fail = (patch: Partial<typeof initial>) =>
    set({ ...patch, failedSubmits: current.peek().failedSubmits + 1 });

  const submit = async () => {
    const { values, isValid, touched } = state.peek();
    set({ touched: new Set([...touched, ...fields()]), submitError: undefined });
    if (!isValid) return fail({});
    const answer = options.submit(values);
    if (!answer) return;
    set({ isPending: true });
    const submitError = await answer;
    if (submitError !== undefined) fail({ isPending: false, submitError });
    else if (!disposed) options.completed?.(values);
  };

  return {
    state,
    send(event) {
      const { values, touched, isPending } = current.peek();
      if (isPending) return;
      switch (event.type) {
        case 'change':
          return set({
            values: { ...values, [event.field]: event.value },
            // What is being corrected is not called wrong until it is left again.
            ...(typeof event.value === 'string' && { touched: without(touched, event.field) }),
            submitError: undefined,
          });
        case 'blur':
          return set({ touched: new Set([...touched, event.field]) });
        case 'submit':
          return void submit();
      }
    },
    reset: (values = initial.values) => set({ ...initial, values }),
    dispose() {
      set(initial);
      disposed = true;
    },
  };
}

function without<T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> {
  return new Set([...set].filter((each) => each !== one));
}
