import type { PasswordChecks } from '@portico/core/credentials';
import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { checkPassword, sameValue, type PasswordVerdict } from '@portico/rules';
import { computed, signal } from '@preact/signals-core';
import type { UserRefusal } from './user-information.errors';
import {
  entryOf,
  userErrors,
  userInfoChanged,
  type UserEntry,
  type UserErrors,
  type UserInfo,
  type UserRules,
} from './user-information.model';

/** What the last save did with each of its two parts. */
export type SavedParts = {
  readonly biometrics?: 'saved' | 'failed' | undefined;
  readonly userInfo?: 'saved' | undefined;
};

export type UserInformationState = FormState<UserEntry, UserErrors, readonly UserRefusal[]> & {
  readonly rules: UserRules;
  readonly saved: UserEntry;
  /** Something differs from the saved values. */
  readonly changed: boolean;
  /** The rules of the new password, each with its state. */
  readonly verdict: PasswordVerdict;
  readonly parts: SavedParts;
  /** A new e-mail address that counts once its link was opened (D174). */
  readonly pendingEmail: string | undefined;
};

export type UserInformationEvent =
  | FormEvent<UserEntry>
  | { readonly type: 'cancel' }
  /** The device's setting was read. */
  | { readonly type: 'biometricsRead'; readonly enabled: boolean };

/** The side effects of saving. No method rejects. */
export type UserInformationPorts = {
  readonly rules: UserRules;
  readonly checks: PasswordChecks;
  /** Turns the biometrics of the device on or off; whether that worked. */
  readonly setBiometrics: (on: boolean) => Promise<boolean>;
  /** Saves what differs from `saved`; resolves to the values as stored, or to why they are not. */
  readonly save: (
    entry: UserEntry,
    saved: UserEntry,
  ) => Promise<{ readonly stored: UserInfo } | { readonly refusals: readonly UserRefusal[] }>;
  /** Everything was saved. */
  readonly completed: () => void;
};

const noParts: SavedParts = {};

/**
 * Changing and saving how the borrower signs in: first the biometrics of the device, then the
 * profile, each only if it changed and whatever becomes of the other (access §4).
 */
export function createUserInformationFlow(
  userInfo: UserInfo,
  ports: UserInformationPorts,
): Flow<UserInformationState, UserInformationEvent> {
  const { rules, checks } = ports;
  const saved = signal(entryOf(userInfo, false));
  const parts = signal(noParts);
  const pendingEmail = signal(userInfo.pendingEmailAddress);
  const verdictOf = ({ newPassword, logonName, emailAddress: email }: UserEntry) =>
    checkPassword(
      newPassword,
      rules.password,
      { loginName: logonName.trim(), email: email.trim() },
      checks.says.value,
    );

  const saveBiometrics = async (enabled: boolean) => {
    if (enabled === saved.peek().biometricsEnabled) return undefined;
    if (!(await ports.setBiometrics(enabled))) return 'failed';
    saved.value = { ...saved.peek(), biometricsEnabled: enabled };
    return 'saved';
  };

  const form = createForm<UserEntry, UserErrors, readonly UserRefusal[]>({
    values: saved.peek(),
    validate: (values) => userErrors(values, saved.value, rules, verdictOf(values)),
    async submit(values) {
      const biometrics = await saveBiometrics(values.biometricsEnabled);
      parts.value = { biometrics };
      if (!userInfoChanged(values, saved.peek())) return undefined;
      const answer = await ports.save(values, saved.peek());
      if ('refusals' in answer) return answer.refusals;
      saved.value = entryOf(answer.stored, saved.peek().biometricsEnabled);
      pendingEmail.value = answer.stored.pendingEmailAddress;
      parts.value = { biometrics, userInfo: 'saved' };
      return undefined;
    },
    completed({ biometricsEnabled }) {
      start({ ...saved.peek(), biometricsEnabled });
      if (parts.peek().biometrics === 'failed') return;
      parts.value = noParts;
      ports.completed();
    },
  });

  const start = (values: UserEntry) => {
    form.reset(values);
    checks.typed('');
  };

  return {
    state: computed(() => {
      const state = form.state.value;
      return {
        ...state,
        rules,
        saved: saved.value,
        changed: !sameValue(state.values, saved.value),
        verdict: verdictOf(state.values),
        parts: parts.value,
        pendingEmail: pendingEmail.value,
      };
    }),
    send(event) {
      const { values, isPending } = form.state.peek();
      if (isPending) return;
      switch (event.type) {
        case 'cancel':
          parts.value = noParts;
          return start(saved.peek());
        case 'biometricsRead':
          saved.value = { ...saved.peek(), biometricsEnabled: event.enabled };
          return form.send({ type: 'change', field: 'biometricsEnabled', value: event.enabled });
        case 'submit':
          return sameValue(values, saved.peek()) ? undefined : form.send(event);
        case 'blur':
          return form.send(event);
        case 'change':
          parts.value = noParts;
          form.send(event);
          return checks.typed(form.state.peek().values.newPassword);
      }
    },
    dispose() {
      form.dispose();
      checks.dispose();
    },
  };
}
