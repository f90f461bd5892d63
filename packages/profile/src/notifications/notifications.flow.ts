import type { UserAlerts } from '@portico/contract';
import {
  type ApiError,
  type CallOutcome,
  createForm,
  type FormState,
  type Unanswered,
} from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { assertNever, sameValue, withChanges, type Outcome } from '@portico/rules';
import { computed, signal } from '@preact/signals-core';
import {
  inEffect,
  preferencesOf,
  type AlertName,
  type Channel,
  type Preferences,
} from './notifications.model';

/** Why the preferences are not saved, and what is known of them unless that was a refusal. */
export type NotSaved = { readonly error: ApiError; readonly unanswered: Unanswered | undefined };

export type NotificationsState = FormState<Preferences, object, NotSaved> & {
  /** Something differs from the saved preferences. */
  readonly changed: boolean;
};

export type NotificationsEvent =
  | {
      readonly type: 'toggle';
      readonly channel: Channel;
      readonly name: AlertName;
      readonly on: boolean;
    }
  | { readonly type: 'turnOffAll'; readonly on: boolean }
  | { readonly type: 'submit' }
  /** Back to the saved preferences. */
  | { readonly type: 'reset' }
  /** The profile was changed elsewhere on the page. */
  | { readonly type: 'loaded'; readonly alerts: UserAlerts };

/** The side effects of saving. No method rejects. */
export type NotificationsPorts = {
  /** The alerts as they are stored; a failure means that nothing is sent. */
  readonly read: () => Promise<CallOutcome<UserAlerts>>;
  /** Resolves to the alerts as they are now. */
  readonly save: (alerts: UserAlerts) => Promise<Outcome<UserAlerts, NotSaved>>;
  readonly saved: (alerts: UserAlerts) => void;
};

/**
 * Changing and saving what the borrower is notified of (access §4). The alerts are stored as one, so
 * all are sent: what the borrower changed, over those that are stored, with their sequence number.
 */
export function createNotificationsFlow(
  loaded: UserAlerts,
  preferences: Preferences,
  ports: NotificationsPorts,
): Flow<NotificationsState, NotificationsEvent> {
  const alerts = signal(loaded);
  const saved = signal(preferences);
  const store = (newest: UserAlerts) => {
    alerts.value = newest;
    saved.value = preferencesOf(newest) ?? saved.peek();
  };
  const form = createForm<Preferences, object, NotSaved>({
    values: preferences,
    validate: () => ({}),
    async submit(values) {
      const stored = await ports.read();
      if (!stored.ok) return { error: stored.error, unanswered: 'notSent' };
      const now = preferencesOf(stored.value) ?? saved.peek();
      const changed = withChanges(values, saved.peek(), now);
      const answer = await ports.save({ ...stored.value, ...inEffect(changed) });
      if (!answer.ok) return answer.error;
      store(answer.value);
      return undefined;
    },
    completed() {
      form.reset(saved.peek());
      ports.saved(alerts.peek());
    },
  });
  const state = computed(() => {
    const { values, ...rest } = form.state.value;
    const shown = inEffect(values);
    return { ...rest, values: shown, changed: !sameValue(shown, saved.value) };
  });

  const load = (newest: UserAlerts) => {
    const { values, isPending } = form.state.peek();
    // What is being sent is the newest.
    if (isPending) return;
    const earlier = saved.peek();
    store(newest);
    form.reset(withChanges(values, earlier, saved.peek()));
  };

  return {
    state,
    send(event) {
      const { values, isPending } = form.state.peek();
      switch (event.type) {
        case 'toggle': {
          const { channel: field, name, on } = event;
          return form.send({ type: 'change', field, value: { ...values[field], [name]: on } });
        }
        case 'turnOffAll':
          return form.send({ type: 'change', field: 'turnOffAllAlerts', value: event.on });
        case 'submit':
          return state.peek().changed ? form.send(event) : undefined;
        case 'reset':
          return isPending ? undefined : form.reset(saved.peek());
        case 'loaded':
          return load(event.alerts);
        default:
          return assertNever(event);
      }
    },
    dispose: form.dispose,
  };
}
