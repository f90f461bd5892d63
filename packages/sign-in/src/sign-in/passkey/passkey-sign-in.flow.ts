import type { Flow } from '@portico/element';
import type { UsedPasskey } from '@portico/shared/passkeys';
import { signal } from '@preact/signals-core';

export type PasskeySignInState = {
  /** `unavailable`: the lender's API or the page's address has no passkeys, or nobody knows yet. */
  readonly at: 'unavailable' | 'ready' | 'asking';
  readonly problem: 'cancelled' | 'failed' | undefined;
};

export type PasskeySignInEvent = { readonly type: 'press' };

/** What signing in by a passkey uses. No method rejects. */
export type PasskeySignInPorts = {
  /** With what the browser is asked; undefined where there are no passkeys. */
  readonly options: () => Promise<unknown>;
  /** Resolves once a passkey is chosen in the username field, or the offer ends. */
  readonly offer: (options: unknown) => Promise<UsedPasskey>;
  readonly ask: (options: unknown) => Promise<UsedPasskey>;
  /** Ends the offer and the question. */
  readonly cancel: () => void;
  readonly signIn: (credential: unknown) => void;
};

/**
 * Offers passkeys in the username field and by a button. Both use the same challenge, which the
 * server has not seen before a credential is sent; after that the form is a new one.
 */
export function createPasskeySignInFlow(
  ports: PasskeySignInPorts,
): Flow<PasskeySignInState, PasskeySignInEvent> {
  const state = signal<PasskeySignInState>({ at: 'unavailable', problem: undefined });
  let options: unknown;
  let disposed = false;

  const offer = async () => {
    const used = await ports.offer(options);
    if (!disposed && 'credential' in used) ports.signIn(used.credential);
  };

  const start = async () => {
    options = await ports.options();
    if (disposed || options === undefined) return;
    state.value = { at: 'ready', problem: undefined };
    void offer();
  };

  const ask = async () => {
    state.value = { at: 'asking', problem: undefined };
    const used = await ports.ask(options);
    if (disposed) return;
    if ('credential' in used) return ports.signIn(used.credential);
    state.value = { at: 'ready', problem: used.problem };
    // The question has ended the offer.
    void offer();
  };

  void start();
  return {
    state,
    send() {
      if (state.peek().at === 'ready') void ask();
    },
    dispose() {
      disposed = true;
      ports.cancel();
    },
  };
}
