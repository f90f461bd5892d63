import { generateMfaCode, validateRegistrationCode } from '@portico/contract';
import { securityCodeWaitSeconds } from '@portico/shared/settings';
import type { Registration } from '../registration.controller';
import { visitorId } from '../visitor-id';
import { isSpent, notSentText, refusedCodeText } from './email-verification.errors';
import { createEmailVerificationFlow, type EmailVerificationFlow } from './email-verification.flow';

/** The e-mail verification through the lender's API (access §7). */
export function createEmailVerification({
  core,
  read,
  state,
  send,
  sentCodes,
}: Registration): EmailVerificationFlow {
  const { client } = core;
  const address = () => state.peek().values.emailAddress.trim();
  return createEmailVerificationFlow({
    async sendCode() {
      const { firstName } = state.peek().values;
      const emailAddress = address();
      const answer = await client.send(generateMfaCode, {
        id: visitorId(core),
        firstName: firstName.trim(),
        emailAddress,
      });
      if (!answer.ok) return { end: 'refused', text: notSentText(answer.error) };
      const token = answer.value.mfaToken;
      sentCodes.set(emailAddress, { token, sentAt: core.now() });
      return { end: 'sent', token };
    },
    recent() {
      const code = sentCodes.get(address());
      const wait = read(securityCodeWaitSeconds) * 1000;
      return code && core.now() < code.sentAt + wait ? code : undefined;
    },
    async validate(code, mfaToken) {
      const input = { code, mfaToken, userId: visitorId(core) };
      const answer = await client.send(validateRegistrationCode, input);
      const text = answer.ok ? undefined : refusedCodeText(answer.error);
      // An accepted or spent code is of no use any more.
      if (answer.ok || isSpent(text)) sentCodes.delete(address());
      return text;
    },
    now: core.now,
    verified: () => send({ type: 'verified' }),
  });
}
