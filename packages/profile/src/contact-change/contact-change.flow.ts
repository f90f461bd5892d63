import type { AccountAddress } from '@portico/contract';
import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import {
  digitsOnly,
  formatMasked,
  phoneMask,
  safeInput,
  sameValue,
  zipCodeLength,
} from '@portico/rules';
import { computed, signal } from '@preact/signals-core';
import {
  addressNames,
  contactErrors,
  emptyContact,
  knownAddress,
  phoneNames,
  type ContactErrors,
  type ContactValues,
} from './contact-change.model';

/** Milliseconds that the outcome of a request is shown (accounts §9). */
export const noticeTime = 4_000;

/** The outcome of the last request, while it is shown. */
export type Notice = 'sent' | NotSent;

/**
 * Why a request was not accepted. `notProven`: the borrower has not confirmed who is there;
 * `maybeSent`: its answer was lost, and the lender may have it.
 */
export type NotSent = 'notProven' | 'failed' | 'notSent' | 'maybeSent';

export type ContactChangeState = FormState<ContactValues, ContactErrors, NotSent> & {
  readonly notice: Notice | undefined;
  /** Whether anything is entered. */
  readonly changed: boolean;
};

export type ContactChangeEvent =
  | FormEvent<ContactValues>
  | { readonly type: 'choose'; readonly account: string; readonly chosen: boolean }
  /** The address of the chosen account, which is the old one unless another is being entered. */
  | { readonly type: 'known'; readonly address: AccountAddress }
  /** The borrower's numbers: the old ones of those that are entered. */
  | { readonly type: 'knownPhones'; readonly phones: readonly string[] }
  /** The accounts were loaded; one that is no longer among them is not chosen any more. */
  | { readonly type: 'listed'; readonly accounts: readonly string[] };

/** The side effects of the form. */
export type ContactChangePorts = {
  /** Sends the request; never rejects. */
  readonly request: (values: ContactValues) => Promise<Notice>;
  /** Calls after so many milliseconds; returns a function that cancels the call. */
  readonly delay: (run: () => void, milliseconds: number) => () => void;
};

/** Asking the lender to change an address or telephone numbers (accounts §2.6, §5). */
export function createContactChangeFlow(
  ports: ContactChangePorts,
): Flow<ContactChangeState, ContactChangeEvent> {
  const notice = signal<Notice | undefined>(undefined);
  let disposed = false;
  let cancel = () => {};
  const show = (outcome: Notice | undefined) => {
    cancel();
    if (disposed) return;
    notice.value = outcome;
    if (outcome) cancel = ports.delay(() => show(undefined), noticeTime);
  };

  let filled = knownAddress({});
  const form = createForm<ContactValues, ContactErrors, NotSent>({
    values: emptyContact,
    validate: contactErrors,
    submit: async (values) => {
      show(undefined);
      const outcome = await ports.request(values);
      if (outcome === 'sent') return undefined;
      show(outcome);
      return outcome;
    },
    completed() {
      form.reset();
      filled = knownAddress({});
      show('sent');
    },
  });
  const chooseAccounts = (which: (accounts: readonly string[]) => readonly string[]) => {
    const { accounts } = form.state.peek().values;
    const value = which(accounts);
    // What is typed into a form, and only that, loads the code of its draft.
    if (value.length !== accounts.length) form.send({ type: 'change', field: 'accounts', value });
  };

  const fillOldAddress = (address: AccountAddress) => {
    const { values } = form.state.peek();
    const fields = Object.values(addressNames.old);
    if (fields.some((field) => values[field] !== filled[field])) return;
    filled = knownAddress(address);
    for (const field of fields) form.send({ type: 'change', field, value: filled[field] });
  };

  let phones: readonly string[] = [];
  /** With a new number comes the old one, and without it goes: they are needed together. */
  const fillOldPhone = ({ field, value }: Change) => {
    const place = phoneNames.findIndex((names) => names.new === field);
    const names = phoneNames[place];
    const known = phones[place];
    if (!names || known === undefined) return;
    const old = form.state.peek().values[names.old];
    if (value !== '' && old === '') form.send({ type: 'change', field: names.old, value: known });
    if (value === '' && old === known) form.send({ type: 'change', field: names.old, value: '' });
  };

  return {
    state: computed(() => ({
      ...form.state.value,
      notice: notice.value,
      changed: !sameValue(form.state.value.values, emptyContact),
    })),
    send(event) {
      switch (event.type) {
        case 'choose':
          return chooseAccounts((accounts) =>
            event.chosen
              ? [...accounts, event.account]
              : accounts.filter((account) => account !== event.account),
          );
        case 'listed':
          return chooseAccounts((accounts) =>
            accounts.filter((account) => event.accounts.includes(account)),
          );
        case 'known':
          return fillOldAddress(event.address);
        case 'knownPhones':
          phones = event.phones.map((phone) => formatMasked(phone, phoneMask));
          return undefined;
        case 'change':
          form.send(cleaned(event));
          return fillOldPhone(event);
        case 'blur':
        case 'submit':
          return form.send(event);
      }
    },
    dispose() {
      disposed = true;
      cancel();
      form.dispose();
    },
  };
}

type Change = Extract<ContactChangeEvent, { type: 'change' }>;

/**
 * Characters that could be markup are removed while typing (D84), and from a zip code pasted with
 * other characters these, unless a whole zip code would be left (accounts §5; D183).
 */
function cleaned(event: Change): Change {
  const { field, value } = event;
  if (typeof value !== 'string') return event;
  const isZip = field === addressNames.old.zip || field === addressNames.new.zip;
  const digits = digitsOnly(value);
  return { ...event, value: isZip && digits.length < zipCodeLength ? digits : safeInput(value) };
}
