import { validateEmail } from '@portico/contract';
import type { Core } from '@portico/core';
import { signal, type ReadonlySignal } from '@preact/signals-core';

/** How the link fares. Without data in it nothing is asked. */
export type VerifyEmailState = 'verifying' | 'verified' | 'noData' | 'failed';

export type VerifyEmail = {
  readonly state: ReadonlySignal<VerifyEmailState>;
  /** Asks once, whatever is drawn again. */
  readonly begin: () => void;
};

/** The e-mail link over the lender's API (access §4, §7). */
export function createVerifyEmail(core: Core, enc: string, verified: () => void): VerifyEmail {
  const state = signal<VerifyEmailState>(enc.trim() === '' ? 'noData' : 'verifying');
  let begun = false;
  return {
    state,
    begin() {
      if (begun || state.peek() === 'noData') return;
      begun = true;
      void core.client.send(validateEmail, { encryptedUserData: enc.trim() }).then((answer) => {
        state.value = answer.ok ? 'verified' : 'failed';
        if (answer.ok) verified();
      });
    },
  };
}
