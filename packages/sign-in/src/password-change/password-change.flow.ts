import type { PasswordPolicy } from '@portico/rules';
import { signal, type ReadonlySignal } from '@preact/signals-core';

/** A link that is good: whose it is, when the server says, and what a new password is held against. */
export type GoodLink = {
  readonly username: string | undefined;
  readonly policy: PasswordPolicy;
};

export type PasswordChangePlace =
  /** The token counts as expired until the check returns; whether that is so is not said yet. */
  | { readonly at: 'expired'; readonly check: 'running' | 'over' | 'failed' }
  | { readonly at: 'form'; readonly link: GoodLink }
  /** Changed, and nobody knows by which name to sign in. */
  | { readonly at: 'changed' };

export type PasswordChangePorts = {
  /** The link; 'failed' when nobody could say whether it is over. Must not reject. */
  check(): Promise<GoodLink | 'over' | 'failed'>;
  /** The login name, asked again once the password is changed; must not reject. */
  lookUp(): Promise<string | undefined>;
  signIn(credentials: { readonly username: string; readonly password: string }): void;
};

export type PasswordChangeEvent =
  { readonly type: 'changed'; readonly password: string } | { readonly type: 'checkAgain' };

export type PasswordChangeFlow = {
  readonly state: ReadonlySignal<PasswordChangePlace>;
  readonly send: (event: PasswordChangeEvent) => void;
  readonly dispose: () => void;
};

/** The forced change of a password by a link: checked, changed, signed in (access §2, §4; D40). */
export function createPasswordChangeFlow(ports: PasswordChangePorts): PasswordChangeFlow {
  const state = signal<PasswordChangePlace>({ at: 'expired', check: 'running' });
  let disposed = false;
  const go = (place: PasswordChangePlace) => {
    if (!disposed) state.value = place;
  };
  const check = async () => {
    go({ at: 'expired', check: 'running' });
    const link = await ports.check();
    go(typeof link === 'string' ? { at: 'expired', check: link } : { at: 'form', link });
  };
  void check();

  const changed = async (password: string) => {
    const place = state.peek();
    if (place.at !== 'form') return;
    const username = place.link.username ?? (await ports.lookUp());
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
