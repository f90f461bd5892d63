import {
  createForm,
  type FormEvent,
  type FormState,
  type Unanswered,
} from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { tickReminder, withChanges, type ReminderNumber } from '@portico/rules';
import { computed, signal } from '@preact/signals-core';
import {
  alertsErrors,
  alertsToSave,
  countChanges,
  reminderField,
  type Alerts,
  type AlertsErrors,
} from './alerts.model';

/**
 * Why the alerts were not saved: the borrower has not confirmed who is there, or the server's
 * messages, or what is known without any.
 */
export type AlertsRefusal =
  | 'notProven'
  | { readonly messages: readonly string[]; readonly unanswered: Unanswered | undefined };

export type AlertsState = FormState<Alerts, AlertsErrors, AlertsRefusal> & {
  readonly saved: Alerts;
  /** How many alerts differ from the saved ones. */
  readonly changes: number;
  /** The last attempt to save sent nothing, because an alert is invalid. */
  readonly blocked: boolean;
};

export type AlertsEvent =
  | FormEvent<Alerts>
  | { readonly type: 'tick'; readonly number: ReminderNumber; readonly on: boolean }
  /** The account's details were requested again. */
  | { readonly type: 'loaded'; readonly alerts: Alerts }
  | { readonly type: 'cancel' };

/** The side effects of saving. No method rejects. */
export type AlertsPorts = {
  /** Saves what differs from `saved`; resolves to all alerts as stored, or to why they are not. */
  readonly save: (
    alerts: Alerts,
    saved: Alerts,
  ) => Promise<{ readonly stored: Alerts } | { readonly refusal: AlertsRefusal }>;
  readonly saved: () => void;
  /** Whether an e-mail address of the borrower is on file. */
  readonly hasEmail: () => boolean;
};

/**
 * Changing and saving the alerts of a loan. They are stored as one, so all are sent: what the
 * borrower changed, over the newest answer that the page has.
 */
export function createAlertsFlow(
  loaded: Alerts,
  ports: AlertsPorts,
): Flow<AlertsState, AlertsEvent> {
  const saved = signal(loaded);
  const blocked = signal(false);
  let stored = loaded;
  const form = createForm<Alerts, AlertsErrors, AlertsRefusal>({
    values: loaded,
    validate: (alerts) => alertsErrors(alerts, ports.hasEmail()),
    async submit(alerts) {
      const answer = await ports.save(alertsToSave(alerts, saved.peek()), saved.peek());
      if ('refusal' in answer) return answer.refusal;
      stored = answer.stored;
      return undefined;
    },
    completed() {
      saved.value = stored;
      form.reset(stored);
      ports.saved();
    },
  });
  const state = computed(() => {
    const { values, ...rest } = form.state.value;
    const changes = countChanges(alertsToSave(values, saved.value), saved.value);
    return {
      ...rest,
      values,
      saved: saved.value,
      changes,
      blocked: blocked.value && !rest.isValid,
    };
  });

  const load = (newest: Alerts) => {
    const { values, isPending } = state.peek();
    // What is being sent is the newest.
    if (isPending) return;
    const earlier = saved.peek();
    saved.value = newest;
    form.reset(withChanges(alertsToSave(values, earlier), earlier, newest));
  };

  return {
    state,
    send(event) {
      const { values, changes, isValid, isPending } = state.peek();
      switch (event.type) {
        case 'tick': {
          const field = reminderField(event.number);
          const value = tickReminder(event.number, values[field], event.on);
          return form.send({ type: 'change', field, value });
        }
        case 'loaded':
          return load(event.alerts);
        case 'cancel':
          blocked.value = false;
          return isPending ? undefined : form.reset(saved.peek());
        case 'submit':
          blocked.value = !isValid;
          return changes > 0 ? form.send(event) : undefined;
        default:
          return form.send(event);
      }
    },
    dispose: form.dispose,
  };
}
