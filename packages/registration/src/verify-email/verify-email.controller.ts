import { validateEmail } from '@portico/contract';
import type { ApiError, Core } from '@portico/core/internal';
import { signal, type ReadonlySignal } from '@preact/signals-core';

/** `noData`: the link has no data, no request is sent; `unanswered`: the request failed. */
export type VerifyEmailState = 'verifying' | 'verified' | 'noData' | 'failed' | 'unanswered';

export type VerifyEmail = {
  readonly state: ReadonlySignal<VerifyEmailState>;
  /** Sends the request, once, however often it is called. */
  readonly begin: () => void;
  /** Sends the request again after `unanswered`. */
  readonly again: () => void;
};

/** Verifies the link of an e-mail through the lender's API (access §4, §7). */
export function createVerifyEmail(core: Core, enc: string, verified: () => void): VerifyEmail {
  const state = signal<VerifyEmailState>(enc.trim() === '' ? 'noData' : 'verifying');
  let begun = false;
  const ask = async () => {
    state.value = 'verifying';
    const answer = await core.client.send(validateEmail, { encryptedUserData: enc.trim() });
    if (!answer.ok) state.value = isRefused(answer.error) ? 'failed' : 'unanswered';
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

/** Whether the server refused the link; any other error leaves the result unknown. */
function isRefused({ kind }: ApiError): boolean {
  return kind === 'rejected' || kind === 'forbidden' || kind === 'unauthorized';
}
