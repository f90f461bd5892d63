import { createForm } from '@portico/core/internal';
import {
  checkBankAccount,
  errorOf,
  fail,
  type BankAccount,
  type BankAccountField,
} from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { answeredTerm, termsStepOf, unreadTerm, type TermsStep } from '../ach-terms/terms-step';
import { createBankLookUp } from './bank-lookup';
import type {
  Bank,
  NewBankAccountEvent,
  NewBankAccountPorts,
  NewBankAccountRules,
  NewBankAccountState,
  Progress,
  Values,
} from './new-bank-account.state';

export type NewBankAccountFlow = {
  readonly state: ReadonlySignal<NewBankAccountState>;
  readonly send: (event: NewBankAccountEvent) => void;
  readonly dispose: () => void;
};

const empty: Values = {
  accountType: 'Checking',
  ownerName: '',
  routingNumber: '',
  accountNumber: '',
  confirmation: '',
  save: false,
};

const fields: readonly BankAccountField[] = [
  'ownerName',
  'routingNumber',
  'accountNumber',
  'confirmation',
];

/** A new bank account: the form, the terms to agree to, saving or checking it (payments §4, §5). */
export function createNewBankAccountFlow(
  ports: NewBankAccountPorts,
  rules: NewBankAccountRules,
): NewBankAccountFlow {
  const progress = signal<Progress>({
    bank: { at: 'unasked' },
    step: { at: 'form', problem: undefined },
  });
  const set = (patch: Partial<Progress>) => {
    progress.value = { ...progress.peek(), ...patch };
  };
  const form = createForm({
    values: { ...empty, save: !rules.saving.singleUse },
    fields: () => fields,
    validate(values) {
      const checked = check(values, progress.value.bank, rules);
      return errorOf(checked) ?? {};
    },
    submit(values) {
      continueWith(values);
      return undefined;
    },
  });
  // Whether Continue was pressed before the bank was found.
  let waits = false;
  const lookUp = createBankLookUp(ports, (bank) => {
    set({ bank });
    if (waits && bank.at === 'found') continueWith(form.state.peek().values);
  });

  const continueWith = (values: Values) => {
    const { bank } = progress.peek();
    const checked = check(values, bank, rules);
    if (!checked.ok) return;
    waits = rules.preCheck && bank.at !== 'found';
    if (waits) {
      if (bank.at === 'failed') lookUp.again();
      return;
    }
    const terms = ports.terms();
    if (terms.length > 0) {
      set({ step: termsStepOf(terms) });
    } else {
      void accept(checked.value, undefined);
    }
  };

  const agree = async () => {
    const { bank, step } = progress.peek();
    const checked = check(form.state.peek().values, bank, rules);
    if (step.at !== 'terms' || !checked.ok) return;
    const unread = unreadTerm(step);
    if (unread !== undefined) {
      set({ step: { ...step, problem: { unread } } });
      return;
    }
    set({ step: { at: 'sending', terms: step } });
    if (await ports.logTerms(step.terms)) await accept(checked.value, step);
    else set({ step: { ...step, problem: 'log' } });
  };

  const accept = async (account: BankAccount, terms: TermsStep | undefined) => {
    const { save } = form.state.peek().values;
    set({ step: { at: 'sending', terms } });
    const problem = await ports.accept(account, progress.peek().bank, rules.saving.save && save);
    if (problem) set({ step: { at: 'form', problem } });
  };

  const send = (event: NewBankAccountEvent) => {
    const { step } = progress.peek();
    switch (event.type) {
      case 'change':
        waits = false;
        form.send(event);
        return lookUp.typed(form.state.peek().values.routingNumber.trim());
      case 'blur':
        return form.send(event);
      case 'submit':
        if (step.at !== 'form') return undefined;
        set({ step: { at: 'form', problem: undefined } });
        return form.send(event);
      case 'answerTerm':
        if (step.at === 'terms') set({ step: answeredTerm(step, event.hostNum, event.accepted) });
        return undefined;
      case 'agree':
        return void agree();
      case 'disagree':
        if (step.at === 'terms')
          set({ step: { at: 'form', problem: { text: 'errorTermsDeclined' } } });
        return undefined;
    }
  };

  return {
    state: computed(() => ({ ...form.state.value, ...progress.value })),
    send,
    dispose() {
      lookUp.dispose();
      form.dispose();
    },
  };
}

/** Validates the form. If the bank must be found, one that is not makes the number invalid. */
function check(values: Values, bank: Bank, { confirm, preCheck }: NewBankAccountRules) {
  const checked = checkBankAccount(values, { confirm });
  if (!preCheck || bank.at !== 'missing') return checked;
  return fail({ ...errorOf(checked), routingNumber: 'invalid' } as const);
}
