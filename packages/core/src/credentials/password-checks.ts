import { validatePasswordForLoggedInUser, validatePasswordForReset } from '@portico/contract';
import {
  passwordCheckDelay,
  serverCheckFor,
  type PasswordPolicy,
  type ServerCheck,
  type ServerFindings,
  type ServerAnswer,
} from '@portico/rules';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Core } from '../core';

/** Checks a password on the server; undefined on failure: the server then decides on submit. */
export type PasswordCheck = (
  password: string,
  check: ServerCheck,
) => Promise<ServerFindings | undefined>;

/** The server's findings about the password being typed. */
export type PasswordChecks = {
  readonly says: ReadonlySignal<ServerAnswer>;
  /** Call on every change; the server is asked when the typing pauses. */
  readonly typed: (password: string) => void;
  readonly dispose: () => void;
};

/**
 * Sends a check 500 ms after the last keystroke, if one is needed (access §5, §9). The response for
 * a password that has changed since is dropped.
 */
export function createPasswordChecks({
  delay,
  policy,
  ask,
}: {
  readonly delay: (run: () => void, after: number) => () => void;
  readonly policy: PasswordPolicy;
  readonly ask: PasswordCheck;
}): PasswordChecks {
  const says = signal<ServerAnswer>(undefined);
  const forbidsReuse =
    policy.mode === 'rules' && policy.rules.some(({ key }) => key === 'passwordReused');
  let typed = '';
  let stop = () => {};

  const send = async (password: string, check: ServerCheck) => {
    const findings = await ask(password, check);
    if (password === typed) says.value = findings;
  };

  return {
    says,
    typed(password) {
      if (password === typed) return;
      stop();
      typed = password;
      const check = serverCheckFor(password, { forbidsReuse });
      says.value = check && 'checking';
      if (check) stop = delay(() => void send(password, check), passwordCheckDelay);
    },
    dispose() {
      stop();
      typed = '';
    },
  };
}

/** Checks for the signed-in borrower (access §7). */
export function sessionPasswordCheck({ client }: Pick<Core, 'client'>): PasswordCheck {
  return async (passwordToValidate, check) => {
    const answer = await client.send(validatePasswordForLoggedInUser, {
      passwordToValidate,
      ...check,
    });
    return answer.ok ? answer.value : undefined;
  };
}

/** Checks for the holder of a reset token, including that of a login answer (access §7; D37). */
export function tokenPasswordCheck(
  { client }: Pick<Core, 'client'>,
  resetToken: string,
): PasswordCheck {
  return async (passwordToValidate, check) => {
    const answer = await client.send(validatePasswordForReset, {
      passwordToValidate,
      resetToken,
      ...check,
    });
    return answer.ok ? answer.value : undefined;
  };
}
