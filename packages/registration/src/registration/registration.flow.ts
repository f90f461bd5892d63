import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type {
  Entry,
  Field,
  RegistrationEvent,
  RegistrationPorts,
  RegistrationState,
  Section,
  TabSection,
  WizardRules,
} from './registration.state';
import {
  fieldsOf,
  isDone,
  isOpen,
  sectionAfter,
  sectionBefore,
  sectionOfTab,
  stepProblems,
} from './registration.steps';

export type RegistrationFlow = {
  readonly state: ReadonlySignal<RegistrationState>;
  readonly send: (event: RegistrationEvent) => void;
  readonly dispose: () => void;
};

const untyped: Entry = {
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
};

/** The wizard: Continue needs a valid section, and every move a service that is up (access §4). */
export function createRegistrationFlow(
  ports: RegistrationPorts,
  rules: WizardRules,
): RegistrationFlow {
  const typed = signal<Omit<RegistrationState, 'groups' | 'problems'>>({
    section: 'personal',
    moves: 0,
    entry: { ...untyped, accountType: rules.accountType },
    choices: { opened: [], agreed: [] },
    touched: new Set<Field>(),
    attempts: 0,
    busy: 'no',
    refusal: undefined,
    verified: undefined,
    policy: undefined,
    end: undefined,
  });
  const state = computed<RegistrationState>(() => {
    const groups = ports.groupsOf(typed.value.entry.accountType);
    return {
      ...typed.value,
      groups,
      problems: stepProblems(typed.value, rules, groups, ports.today()),
    };
  });
  let disposed = false;
  const set = (patch: Partial<RegistrationState>) => {
    if (!disposed) typed.value = { ...typed.peek(), ...patch };
  };

  /** Checks before every section change whether the service is up. */
  const moveTo = async (section: Section) => {
    set({ busy: 'moving', refusal: undefined });
    const service = await ports.maintenance();
    if (disposed) return;
    if (service === 'down') return ports.down();
    if (service === 'unknown') return set({ busy: 'no', refusal: 'errorKindOffline' });
    const entered = await ports.enter(section);
    if (!entered) return set({ busy: 'no', refusal: 'errorKindOffline' });
    set({ ...entered, section, moves: typed.peek().moves + 1, busy: 'no' });
  };

  const showProblems = () => {
    const { touched, attempts, section } = typed.peek();
    const fields = fieldsOf(section, rules);
    set({ touched: new Set([...touched, ...fields]), attempts: attempts + 1, refusal: undefined });
  };

  const goOn = () => {
    const { section, ...standing } = state.peek();
    if (section === 'logon') return;
    if (section === 'emailVerification' && standing.verified === undefined) return;
    if (section !== 'emailVerification' && !isDone(section, standing, rules)) showProblems();
    else void moveTo(sectionAfter(section, rules, standing));
  };

  const open = (tab: TabSection) => {
    const current = state.peek();
    const target = sectionOfTab(tab, current.section, rules, current);
    if (target !== current.section && isOpen(tab, current, rules)) void moveTo(target);
  };

  const create = async () => {
    const { entry, choices, policy, section } = state.peek();
    if (section !== 'logon' || !policy) return;
    if (!policy.judge({ entry, choices }).done) return showProblems();
    set({ busy: 'sending', refusal: undefined });
    const creation = await ports.create(entry, choices.agreed);
    if (disposed) return;
    if (creation.end === 'maintenance') return ports.down();
    if (creation.end === 'refused') return set({ busy: 'no', refusal: creation.text });
    const { userName: username, password } = entry;
    set({ busy: 'no', end: creation.end, entry: untyped });
    if (creation.end === 'created') ports.signIn({ username: username.trim(), password });
  };

  const send = (event: RegistrationEvent) => {
    const { busy, end, touched, entry, section } = typed.peek();
    if (end) return undefined;
    // Edits are also accepted while a request runs.
    if (event.type === 'leave') return set({ touched: new Set([...touched, event.field]) });
    if (event.type === 'edit') return set(edited(typed.peek(), event.field, event.text));
    if (event.type === 'choose') return set({ choices: event.choices, refusal: undefined });
    if (busy !== 'no') return undefined;
    switch (event.type) {
      case 'continue':
        return goOn();
      case 'back':
        return void moveTo(sectionBefore(section, rules));
      case 'open':
        return open(event.section);
      case 'verified':
        set({ verified: entry.emailAddress.trim() });
        return void moveTo(sectionAfter('emailVerification', rules, typed.peek()));
      case 'create':
        return void create();
    }
  };

  return {
    state,
    send,
    dispose() {
      disposed = true;
    },
  };
}

/** The state after a field was edited. */
function edited(
  { entry, verified }: Pick<RegistrationState, 'entry' | 'verified'>,
  field: Field,
  text: string,
): Partial<RegistrationState> {
  const next = { ...entry, [field]: text };
  // Account numbers have another format for another account type.
  if (field === 'accountType' && text !== entry.accountType) next.accountNumber = '';
  const isSame = verified === next.emailAddress.trim();
  return { entry: next, verified: isSame ? verified : undefined, refusal: undefined };
}
