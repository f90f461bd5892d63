import { validatePasswordForLoggedInUser, validatePasswordForReset } from '@portico/contract';
import {
  passwordCheckDelay,
  serverCheckFor,
  type PasswordPolicy,
  type ServerCheck,
  type ServerFindings,
  type ServerSays,
} from '@portico/rules';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Core } from '../core';

/** Asks the server about a password; undefined when it does not answer: then it decides on submit. */
export type AskAboutPassword = (
  password: string,
  check: ServerCheck,
) => Promise<ServerFindings | undefined>;

/** What the server says of the password that is being typed. */
export type PasswordChecks = {
  readonly says: ReadonlySignal<ServerSays>;
  /** Told of every change; asks once the typing pauses. */
  readonly typed: (password: string) => void;
  readonly dispose: () => void;
};

/**
 * Asks 500 ms after the last keystroke, and only what there is to ask (access §5, §9). An answer to
 * a password that is no longer the one typed is dropped.
 */
export function createPasswordChecks({
  delay,
  policy,
  ask,
}: {
  readonly delay: (run: () => void, after: number) => () => void;
  readonly policy: PasswordPolicy;
  readonly ask: AskAboutPassword;
}): PasswordChecks {
  const says = signal<ServerSays>(undefined);
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

/** Asks for the signed-in borrower (access §7). */
export function askForSession({ client }: Pick<Core, 'client'>): AskAboutPassword {
  return async (passwordToValidate, check) => {
    const answer = await client.send(validatePasswordForLoggedInUser, {
      passwordToValidate,
      ...check,
    });
    return answer.ok ? answer.value : undefined;
  };
}

/** Asks for whoever holds a reset token, the one of a login answer included (access §7; D37). */
export function askForToken(
  { client }: Pick<Core, 'client'>,
  resetToken: string,
): AskAboutPassword {
  return async (passwordToValidate, check) => {
    const answer = await client.send(validatePasswordForReset, {
      passwordToValidate,
      resetToken,
      ...check,
    });
    return answer.ok ? answer.value : undefined;
  };
}
