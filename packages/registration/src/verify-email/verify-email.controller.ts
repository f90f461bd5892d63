import { validateEmail } from '@portico/contract';
import type { ApiError, Core } from '@portico/core';
import { signal, type ReadonlySignal } from '@preact/signals-core';

/** How the link fares. Without data in it nothing is asked; `unanswered`: nobody could say. */
export type VerifyEmailState = 'verifying' | 'verified' | 'noData' | 'failed' | 'unanswered';

export type VerifyEmail = {
  readonly state: ReadonlySignal<VerifyEmailState>;
  /** Asks once, whatever is drawn again. */
  readonly begin: () => void;
  /** Asks once more where there was no answer. */
  readonly again: () => void;
};

/** The e-mail link over the lender's API (access §4, §7). */
export function createVerifyEmail(core: Core, enc: string, verified: () => void): VerifyEmail {
  const state = signal<VerifyEmailState>(enc.trim() === '' ? 'noData' : 'verifying');
  let begun = false;
  const ask = async () => {
    state.value = 'verifying';
    const answer = await core.client.send(validateEmail, { encryptedUserData: enc.trim() });
    if (!answer.ok) state.value = isAnswered(answer.error) ? 'failed' : 'unanswered';
    else {
      state.value = 'verified';
      verified();
    }
  };
  return {
    state,
    begin() {
      if (begun || state.peek() === 'noData') return;
      begun = true;
      void ask();
    },
    again: () => void (state.peek() === 'unanswered' && ask()),
  };
}

/** The server has said no; anything else is no answer. */
function isAnswered({ kind }: ApiError): boolean {
  return kind === 'rejected' || kind === 'forbidden' || kind === 'unauthorized';
}
