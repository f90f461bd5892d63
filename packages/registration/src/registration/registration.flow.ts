import { createForm } from '@portico/core/internal';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type {
  Errors,
  Progress,
  RegistrationEvent,
  RegistrationPorts,
  RegistrationState,
  Section,
  TabSection,
  Values,
  WizardRules,
} from './registration.state';
import {
  fieldsOf,
  isOpen,
  sectionAfter,
  sectionBefore,
  sectionOfTab,
  stepErrors,
} from './registration.steps';

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

const unreachable = { busy: 'no', refusal: 'errorKindOffline' } as const;

/** Opens the sign-in screen; the form can be used if the page stays, or is returned to. */
function leave({ down }: RegistrationPorts, set: (patch: Partial<Progress>) => void): void {
  down();
  set(unreachable);
}

/** The wizard: Continue needs a valid section, and every move a service that is up (access §4). */
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
      void continueFrom(values);
      return undefined;
    },
  });
  const state = computed<RegistrationState>(() => ({
    ...form.state.value,
    ...progress.value,
    groups: ports.groupsOf(form.state.value.values.accountType),
  }));
  let disposed = false;
  const set = (patch: Partial<Progress>) => {
    if (!disposed) progress.value = { ...progress.peek(), ...patch };
  };

  /**
   * Checks before every section change whether the service is up.
   *
   * @param next called again at the end, because an e-mail edited meanwhile has to be verified
   */
  const moveTo = async (next: () => Section): Promise<void> => {
    const section = next();
    set({ busy: 'moving', refusal: undefined });
    const service = await ports.maintenance();
    if (disposed) return;
    if (service === 'down') return leave(ports, set);
    if (service === 'unknown') return set(unreachable);
    const entered = await ports.enter(section);
    if (!entered) return set(unreachable);
    if (next() !== section) return moveTo(next);
    set({ ...entered, section, moves: progress.peek().moves + 1, busy: 'no' });
  };

  const continueFrom = async (values: Values) => {
    const { section, verified, policy } = progress.peek();
    if (section === 'logon') return policy && create(values);
    if (section === 'emailVerification' && verified === undefined) return;
    await moveTo(() => sectionAfter(section, rules, state.peek()));
  };

  const open = (tab: TabSection) => {
    const { section } = state.peek();
    const target = () => sectionOfTab(tab, section, rules, state.peek());
    if (target() !== section && isOpen(tab, state.peek(), rules)) void moveTo(target);
  };

  const create = async (values: Values) => {
    set({ busy: 'sending', refusal: undefined });
    const creation = await ports.create(values);
    if (disposed) return;
    if (creation.end === 'maintenance') return leave(ports, set);
    if (creation.end === 'refused') return set({ busy: 'no', refusal: creation.text });
    set({ busy: 'no', end: creation.end });
    form.reset();
    const { userName, password } = values;
    if (creation.end === 'created') ports.signIn({ username: userName.trim(), password });
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
    switch (event.type) {
      case 'submit':
        set({ refusal: undefined });
        return form.send(event);
      case 'back':
        return void moveTo(() => sectionBefore(section, rules));
      case 'open':
        return open(event.section);
      case 'verified':
        set({ verified: state.peek().values.emailAddress.trim() });
        return void moveTo(() => sectionAfter('emailVerification', rules, state.peek()));
    }
  };

  return {
    state,
    send,
    dispose() {
      disposed = true;
      form.dispose();
    },
  };
}
