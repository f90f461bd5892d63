import {
  assertNever,
  checkBankAccount,
  type BankAccount,
  type BankAccountEntry,
  type BankAccountField,
} from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { createBankLookUp } from './bank-lookup';
import type {
  Bank,
  FormEvent,
  FormRules,
  FormState,
  NewBankAccountPorts,
  TermsStep,
} from './new-bank-account.state';

export type NewBankAccountFlow = {
  readonly state: ReadonlySignal<FormState>;
  readonly send: (event: FormEvent) => void;
  readonly dispose: () => void;
};

const empty: BankAccountEntry = {
  accountType: 'Checking',
  ownerName: '',
  routingNumber: '',
  accountNumber: '',
  confirmation: '',
};

const untouched: Omit<FormState, 'problems'> = {
  entry: empty,
  touched: new Set(),
  attempts: 0,
  save: false,
  bank: { at: 'unasked' },
  step: { at: 'form', problem: undefined },
};

const allFields: readonly BankAccountField[] = [
  'ownerName',
  'routingNumber',
  'accountNumber',
  'confirmation',
];

/** A new bank account: the form, the terms to agree to, saving or checking it (payments §4, §5). */
export function createNewBankAccountFlow(
  ports: NewBankAccountPorts,
  rules: FormRules,
): NewBankAccountFlow {
  const form = signal({ ...untouched, save: !rules.saving.singleUse });
  const state = computed<FormState>(() => {
    const checked = judge(form.value.entry, form.value.bank, rules);
    return { ...form.value, problems: checked.ok ? {} : checked.problems };
  });
  let disposed = false;
  const set = (patch: Partial<FormState>) => {
    if (!disposed) form.value = { ...form.peek(), ...patch };
  };
  const lookUp = createBankLookUp(ports, (bank) => set({ bank }));

  const goOn = () => {
    const { entry, bank, step } = form.peek();
    if (step.at !== 'form') return;
    set({ touched: new Set(allFields), step: { at: 'form', problem: undefined } });
    const checked = judge(entry, bank, rules);
    if (!checked.ok || (rules.preCheck && bank.at !== 'found')) {
      set({ attempts: form.peek().attempts + 1 });
      return;
    }
    const terms = ports.terms();
    if (terms.length > 0) {
      set({ step: { at: 'terms', terms, accepted: new Set(), problem: undefined } });
    } else {
      void accept(checked.value, undefined);
    }
  };

  const agree = async () => {
    const { entry, bank, step } = form.peek();
    const checked = judge(entry, bank, rules);
    if (step.at !== 'terms' || !checked.ok) return;
    // One with neither text nor address cannot be read, so it cannot be accepted.
    const unread = step.terms.find(
      ({ html, url, hostNum }) => (html || !url) && !step.accepted.has(hostNum),
    );
    if (unread) {
      set({ step: { ...step, problem: { unread: unread.name } } });
      return;
    }
    set({ step: { at: 'sending', terms: step } });
    if (await ports.logTerms(step.terms)) await accept(checked.value, step);
    else set({ step: { ...step, problem: 'log' } });
  };

  const accept = async (account: BankAccount, terms: TermsStep | undefined) => {
    const { bank, save } = form.peek();
    set({ step: { at: 'sending', terms } });
    const answer = await ports.accept(account, bank, rules.saving.save && save);
    if (!answer.ok) set({ step: { at: 'form', problem: answer.text } });
  };

  const answerTerm = (hostNum: number, accepts: boolean) => {
    const { step } = form.peek();
    if (step.at !== 'terms') return;
    const accepted = new Set(step.accepted);
    if (accepts) accepted.add(hostNum);
    else accepted.delete(hostNum);
    set({ step: { ...step, accepted, problem: undefined } });
  };

  const send = (event: FormEvent) => {
    switch (event.type) {
      case 'edit':
        set({ entry: { ...form.peek().entry, ...event.patch } });
        lookUp.typed(form.peek().entry.routingNumber.trim());
        break;
      case 'leave':
        set({ touched: new Set([...form.peek().touched, event.field]) });
        break;
      case 'save':
        set({ save: event.on });
        break;
      case 'continue':
        goOn();
        break;
      case 'answerTerm':
        answerTerm(event.hostNum, event.accepted);
        break;
      case 'agree':
        void agree();
        break;
      case 'disagree':
        if (form.peek().step.at === 'terms')
          set({ step: { at: 'form', problem: 'errorTermsDeclined' } });
        break;
      default:
        assertNever(event);
    }
  };

  return {
    state,
    send,
    dispose() {
      disposed = true;
      lookUp.dispose();
    },
  };
}

/** Validates the form. If the bank must be found, one that is not makes the number invalid. */
function judge(entry: BankAccountEntry, bank: Bank, { confirm, preCheck }: FormRules) {
  const checked = checkBankAccount(entry, { confirm });
  if (!preCheck || bank.at !== 'missing') return checked;
  const problems = checked.ok ? {} : checked.problems;
  return { ok: false, problems: { ...problems, routingNumber: 'invalid' } } as const;
}
