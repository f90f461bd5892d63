import { generateMfaCode, validateRegistrationCode } from '@portico/contract';
import type { Registration } from '../registration.controller';
import { visitorId } from '../visitor-id';
import { notSentText, refusedCodeText } from './email-verification.errors';
import { createEmailVerificationFlow, type EmailVerificationFlow } from './email-verification.flow';

/** The e-mail verification through the lender's API (access §7). */
export function createEmailVerification({
  core,
  state,
  send,
}: Registration): EmailVerificationFlow {
  const { client } = core;
  return createEmailVerificationFlow({
    async sendCode() {
      const { emailAddress, firstName } = state.peek().values;
      const answer = await client.send(generateMfaCode, {
        id: visitorId(core),
        firstName: firstName.trim(),
        emailAddress: emailAddress.trim(),
      });
      return answer.ok
        ? { end: 'sent', token: answer.value.mfaToken }
        : { end: 'refused', text: notSentText(answer.error) };
    },
    async validate(code, mfaToken) {
      const input = { code, mfaToken, userId: visitorId(core) };
      const answer = await client.send(validateRegistrationCode, input);
      return answer.ok ? undefined : refusedCodeText(answer.error);
    },
    now: core.now,
    verified: () => send({ type: 'verified' }),
  });
}
