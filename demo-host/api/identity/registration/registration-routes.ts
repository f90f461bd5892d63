import { apply, generateMfaCode, register, validateRegistrationCode } from '@portico/contract';
import { checkEmail, ok, refuse } from '@portico/rules';
import { type Reply, route, type Route } from '@portico/server/parts';
import type { Services } from '../../services';
import { beginProof, checkProof, sendProofCode } from '../email/email-proof';
import { apply as applyAsVisitor, register as registerBorrower } from './registration';
import { sendEmailLink } from '../email/verification-link';

/** Registering for online access (access §7). */
export function registrationRoutes(services: Services): Route[] {
  const { database } = services;

  async function answer(
    registered: Awaited<ReturnType<typeof registerBorrower>>,
    now: number,
  ): Promise<Reply<typeof register>> {
    if (!registered.ok) return registered;
    const { borrowerId, email, emailVerified, restricted } = registered.value;
    if (!emailVerified) await sendEmailLink(services, { borrowerId, email }, now);
    return restricted ? refuse('Restricted') : ok({});
  }

  return [
    route(register, async (input, request) =>
      answer(await registerBorrower(services, input, request), request.now),
    ),
    route(apply, async (input, request) =>
      answer(await applyAsVisitor(services, input, request), request.now),
    ),

    route(generateMfaCode, async ({ id, emailAddress }, request) => {
      const email = checkEmail(emailAddress);
      // An invalid address gets a token too, but no mail.
      const proof = { visitor: id, email: emailAddress.trim() };
      const begun = await database.write((tx) => beginProof(tx, services, proof, request));
      if (!begun.ok) return begun;
      const { token, code } = begun.value;
      if (email.ok) await sendProofCode(services, { to: email.value, code });
      return ok({ mfaToken: token });
    }),

    route(validateRegistrationCode, async ({ code, mfaToken, userId }, request) => {
      const entry = { visitor: userId, token: mfaToken, code };
      const checked = await database.write((tx) => checkProof(tx, services, entry, request));
      return checked.ok ? ok({}) : checked;
    }),
  ];
}
