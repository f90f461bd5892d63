import type { PasswordPolicy } from '@portico/rules';
import { signal, type ReadonlySignal } from '@preact/signals-core';

/** A valid link: its username, if the server returns one, and the password policy. */
export type GoodLink = {
  readonly username: string | undefined;
  readonly policy: PasswordPolicy;
};

export type PasswordChangeStep =
  /** A token counts as expired until the check returns; while it runs, no message is shown. */
  | { readonly at: 'expired'; readonly check: 'running' | 'over' | 'failed' }
  | { readonly at: 'form'; readonly link: GoodLink }
  /** Changed, but the server returned no username to sign in with. */
  | { readonly at: 'changed' };

export type PasswordChangePorts = {
  /** Checks the link; 'over': expired or refused, 'failed': not known. Must not reject. */
  check(): Promise<GoodLink | 'over' | 'failed'>;
  /** Requests the login name again once the password is changed; must not reject. */
  lookUp(): Promise<string | undefined>;
  signIn(credentials: { readonly username: string; readonly password: string }): void;
};

export type PasswordChangeEvent =
  { readonly type: 'changed'; readonly password: string } | { readonly type: 'checkAgain' };

export type PasswordChangeFlow = {
  readonly state: ReadonlySignal<PasswordChangeStep>;
  readonly send: (event: PasswordChangeEvent) => void;
  readonly dispose: () => void;
};

/** The forced password change by a link: check, change, sign in (access §2, §4; D40). */
export function createPasswordChangeFlow(ports: PasswordChangePorts): PasswordChangeFlow {
  const state = signal<PasswordChangeStep>({ at: 'expired', check: 'running' });
  let disposed = false;
  const go = (step: PasswordChangeStep) => {
    if (!disposed) state.value = step;
  };
  const check = async () => {
    go({ at: 'expired', check: 'running' });
    const link = await ports.check();
    go(typeof link === 'string' ? { at: 'expired', check: link } : { at: 'form', link });
  };
  void check();

  const changed = async (password: string) => {
    const step = state.peek();
    if (step.at !== 'form') return;
    const username = step.link.username ?? (await ports.lookUp());
    if (disposed) return;
    if (username === undefined) go({ at: 'changed' });
    else ports.signIn({ username, password });
  };

  return {
    state,
    send: (event) => void (event.type === 'changed' ? changed(event.password) : check()),
    dispose() {
      disposed = true;
    },
  };
}
