import { createForm } from '@portico/core/internal';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type {
  Errors,
  Move,
  Progress,
  RegistrationEvent,
  RegistrationPorts,
  RegistrationState,
  Values,
  Wizard,
  WizardRules,
} from './registration.state';
import { fieldsOf, isOpen, stepErrors } from './registration.steps';

export type RegistrationFlow = {
  readonly state: ReadonlySignal<RegistrationState>;
  readonly send: (event: RegistrationEvent) => void;
  readonly dispose: () => void;
};

const empty: Values = {
  accountType: '',
  accountNumber: '',
  firstName: '',
  middleName: '',
  lastName: '',
  emailAddress: '',
  ssn: '',
  dateOfBirth: '',
  zip: '',
  phoneNumber: '',
  placeOfBirth: '',
  driversLicense: '',
  mothersMaiden: '',
  secretQuestion: '',
  secretAnswer: '',
  userName: '',
  password: '',
  confirmation: '',
  choices: { opened: [], agreed: [] },
};

const beginning: Progress = {
  section: 'personal',
  moves: 0,
  busy: 'no',
  refusal: undefined,
  verified: undefined,
  policy: undefined,
  end: undefined,
};

/**
 * The wizard: its form, and when a move may begin. Continue needs a valid section; the code of the
 * moves is fetched for the first of them (access §4).
 */
export function createRegistrationFlow(
  ports: RegistrationPorts,
  rules: WizardRules,
): RegistrationFlow {
  const progress = signal(beginning);
  const form = createForm<Values, Errors>({
    values: { ...empty, accountType: rules.accountType },
    fields: () => fieldsOf(progress.value.section, rules),
    validate: (values) => ({
      ...stepErrors(values, rules, ports.groupsOf(values.accountType), ports.today()),
      ...progress.value.policy?.check(values).errors,
    }),
    submit(values) {
      start({ type: 'submit', values });
      return undefined;
    },
  });
  const state = computed<RegistrationState>(() => ({
    ...form.state.value,
    ...progress.value,
    groups: ports.groupsOf(form.state.value.values.accountType),
  }));
  const disposal = new AbortController();
  const set = (patch: Partial<Progress>) => {
    if (!disposal.signal.aborted) progress.value = { ...progress.peek(), ...patch };
  };
  const wizard: Wizard = { rules, state, set, reset: form.reset, disposal: disposal.signal };

  const start = (move: Move) => {
    set({ busy: 'moving', refusal: undefined });
    void ports.moves(wizard).then(
      (moves) => moves(move),
      () => set({ busy: 'no', refusal: 'noCode' }),
    );
  };

  const change = (event: Extract<RegistrationEvent, { type: 'change' }>) => {
    const { accountType } = form.state.peek().values;
    form.send(event);
    const { values } = form.state.peek();
    // Account numbers have another format for another account type.
    if (values.accountType !== accountType) {
      form.send({ type: 'change', field: 'accountNumber', value: '' });
    }
    const { verified } = progress.peek();
    const isSame = verified === values.emailAddress.trim();
    set({ refusal: undefined, verified: isSame ? verified : undefined });
  };

  const send = (event: RegistrationEvent) => {
    const { busy, end, section } = progress.peek();
    if (end) return undefined;
    // Edits are also accepted while a request runs.
    if (event.type === 'blur') return form.send(event);
    if (event.type === 'change') return change(event);
    if (busy !== 'no') return undefined;
    if (event.type === 'submit') {
      set({ refusal: undefined });
      return form.send(event);
    }
    const opens = event.type === 'open' ? event.section : undefined;
    if (opens && (opens === section || !isOpen(opens, state.peek(), rules))) return undefined;
    return start(event);
  };

  return {
    state,
    send,
    dispose() {
      disposal.abort();
      form.dispose();
    },
  };
}
