import { createForm, type FormState, type Unanswered } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { cleanAddressText, trimmedAddress } from '@portico/shared/address';
import {
  changedPhones,
  sameValue,
  withPhoneNumber,
  withPrimary,
  type AddressField,
  type PhoneSlot,
} from '@portico/rules';
import { computed, signal } from '@preact/signals-core';
import type { PersonalRefusal } from './personal-information.errors';
import {
  getsTexts,
  overNewest,
  personalChanged,
  personalErrors,
  phoneToAgree,
  type PersonalEntry,
  type PersonalErrors,
} from './personal-information.model';

/** Why the text alerts are not turned off; what is known of them, unless it was refused. */
export type TextAlertsFailed = { readonly unanswered: Unanswered | undefined };

export type PersonalInformationState = FormState<PersonalEntry, PersonalErrors, PersonalRefusal> & {
  /** Whether phone numbers are shown and checked. */
  readonly asksPhones: boolean;
  readonly saved: PersonalEntry;
  /** Something differs from the saved values. */
  readonly changed: boolean;
  /** The phone number whose texts wait for the agreement, whose dialog is open. */
  readonly agreeing: PhoneSlot | undefined;
  /** The text agreement could not be recorded. */
  readonly agreementFailed: boolean;
  /** No number gets texts any more, and the text alerts could not be turned off. */
  readonly textAlertsFailed: TextAlertsFailed | undefined;
};

export type PersonalInformationEvent =
  | { readonly type: 'change'; readonly field: AddressField; readonly value: string }
  | { readonly type: 'blur'; readonly field: keyof PersonalEntry }
  | { readonly type: 'phone'; readonly slot: PhoneSlot; readonly number: string }
  | { readonly type: 'primary'; readonly slot: PhoneSlot; readonly on: boolean }
  | { readonly type: 'texts'; readonly slot: PhoneSlot; readonly on: boolean }
  /** The end of the text agreement's dialog. */
  | { readonly type: 'agreement'; readonly result: 'agreed' | 'disagreed' | 'failed' }
  | { readonly type: 'submit' }
  | { readonly type: 'cancel' }
  /** Tries to turn the text alerts off again. */
  | { readonly type: 'clearTextAlerts' }
  /** The profile was changed elsewhere on the page. */
  | { readonly type: 'loaded'; readonly entry: PersonalEntry };

/** The side effects of saving. No method rejects. */
export type PersonalInformationPorts = {
  readonly asksPhones: boolean;
  /** Saves what differs from `saved`; resolves to the values as stored, or to why they are not. */
  readonly save: (
    entry: PersonalEntry,
    saved: PersonalEntry,
  ) => Promise<{ readonly stored: PersonalEntry } | { readonly refusal: PersonalRefusal }>;
  /** Turns the text alerts off, if any is on; resolves to why they are not. */
  readonly clearTextAlerts: () => Promise<TextAlertsFailed | undefined>;
  /** Everything was saved. */
  readonly completed: () => void;
};

const start = { agreeing: undefined, agreementFailed: false, textAlertsFailed: undefined } as const;

type Extra = Pick<PersonalInformationState, keyof typeof start>;

/** Changing and saving address and phone numbers (access §4). */
export function createPersonalInformationFlow(
  loaded: PersonalEntry,
  ports: PersonalInformationPorts,
): Flow<PersonalInformationState, PersonalInformationEvent> {
  const saved = signal(loaded);
  const extra = signal<Extra>(start);

  const clearTextAlerts = async () => {
    extra.value = { ...extra.peek(), textAlertsFailed: await ports.clearTextAlerts() };
  };

  const form = createForm<PersonalEntry, PersonalErrors, PersonalRefusal>({
    values: loaded,
    validate: (values) => personalErrors(values, ports),
    async submit(values) {
      const answer = await ports.save({ ...values, ...trimmedAddress(values) }, saved.peek());
      if ('refusal' in answer) return answer.refusal;
      const phonesChanged = changedPhones(values, saved.peek()).length > 0;
      saved.value = answer.stored;
      if (phonesChanged && !getsTexts(answer.stored)) await clearTextAlerts();
      return undefined;
    },
    completed() {
      form.reset(saved.peek());
      if (!extra.peek().textAlertsFailed) ports.completed();
    },
  });

  const changePhones = (change: (entry: PersonalEntry) => Pick<PersonalEntry, PhoneSlot>) => {
    const { phone1, phone2 } = change(form.state.peek().values);
    form.send({ type: 'change', field: 'phone1', value: phone1 });
    form.send({ type: 'change', field: 'phone2', value: phone2 });
  };
  const setTexts = (slot: PhoneSlot, optInToTexting: boolean) =>
    changePhones((entry) => ({ ...entry, [slot]: { ...entry[slot], optInToTexting } }));

  const load = (newest: PersonalEntry) => {
    const { values, isPending } = form.state.peek();
    const earlier = saved.peek();
    // What is being sent is the newest.
    if (isPending || sameValue(newest, earlier)) return;
    saved.value = newest;
    form.reset(overNewest(values, earlier, newest));
  };

  /** The numbers whose texts were agreed to here. */
  const agreed = new Set<string>();
  /** Save was pressed before the agreement: it follows. */
  let savesNext = false;

  const submit = () => {
    const { values, isValid } = form.state.peek();
    const agreeing = isValid ? phoneToAgree(values, saved.peek(), agreed) : undefined;
    savesNext = agreeing !== undefined;
    extra.value = { ...start, agreeing };
    if (!agreeing && personalChanged(values, saved.peek())) form.send({ type: 'submit' });
  };

  const endAgreement = (result: 'agreed' | 'disagreed' | 'failed') => {
    const { agreeing } = extra.peek();
    extra.value = { ...start, agreementFailed: result === 'failed' };
    if (!agreeing) return;
    if (result !== 'agreed') return setTexts(agreeing, false);
    agreed.add(form.state.peek().values[agreeing].phoneNumber);
    if (savesNext) submit();
  };

  return {
    state: computed(() => {
      const state = form.state.value;
      const changed = personalChanged(state.values, saved.value);
      return {
        ...state,
        ...extra.value,
        asksPhones: ports.asksPhones,
        saved: saved.value,
        changed,
      };
    }),
    send(event) {
      if (form.state.peek().isPending) return;
      switch (event.type) {
        case 'change':
          // Characters that could be markup are removed while typing (D84).
          return form.send({ ...event, value: cleanAddressText(event.field, event.value) });
        case 'phone':
          return changePhones((entry) => withPhoneNumber(entry, event.slot, event.number));
        case 'primary':
          return changePhones((entry) => withPrimary(entry, event.slot, event.on));
        case 'texts':
          savesNext = false;
          extra.value = { ...start, agreeing: event.on ? event.slot : undefined };
          return setTexts(event.slot, event.on);
        case 'agreement':
          return endAgreement(event.result);
        case 'submit':
          return submit();
        case 'cancel':
          extra.value = start;
          return form.reset(saved.peek());
        case 'clearTextAlerts':
          return void clearTextAlerts();
        case 'loaded':
          return load(event.entry);
        case 'blur':
          return form.send(event);
      }
    },
    dispose: form.dispose,
  };
}
