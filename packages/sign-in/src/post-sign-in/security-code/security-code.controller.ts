import { resendCode, validateCode } from '@portico/contract';
import { rememberDevice } from '../remember-device';
import type { PostSignIn } from '../step';
import { sendStep } from '../step-call';
import { notSentText, refusedCodeText } from './security-code.errors';
import { createSecurityCodeFlow, type SecurityCodeFlow } from './security-code.flow';

/** The security-code step through the lender's API (access §7; D33, D34, D36). */
export function createSecurityCode(postSignIn: PostSignIn): SecurityCodeFlow {
  const { core, held, queue } = postSignIn;
  return createSecurityCodeFlow({
    async validate(code, trustDevice) {
      const createTrustedDevice = core.mobile || trustDevice;
      const input = { userId: held.username, code, createTrustedDevice };
      const answer = await sendStep(postSignIn, validateCode, input);
      if (!answer.ok) return refusedCodeText(answer.error);
      held.accept(answer.value.userToken, answer.value.emailAddress);
      await rememberDevice(core, answer.value);
      return undefined;
    },
    async resend() {
      const input = { userId: held.username };
      // The response body is ignored (access §7).
      const answer = await core.client.exchange(resendCode, input, { token: held.token() });
      if (answer.ok) return undefined;
      if (answer.error.kind === 'unauthorized') queue.refuse();
      return notSentText(answer.error);
    },
    now: core.now,
    completed: () => void queue.complete(),
  });
}
