import { apply, generateMfaCode, register, validateRegistrationCode } from '@portico/contract';
import { checkEmail, fail, ok } from '@portico/rules';
import { route, type Reply, type Route } from '../http/route';
import type { Visit } from '../http/visit';
import type { Services } from '../services';
import type { Registration } from './check-registration';
import { beginProof, checkProof } from './email-proof';
import { register as registerVisitor } from './registration';
import { sendEmailLink } from './verification-link';

/** Registering for online access (access §7). */
export function registrationRoutes(services: Services): Route[] {
  const { database, secrets, mail } = services;

  async function answer(
    input: Registration,
    as: 'borrower' | 'applicant',
    visit: Visit,
  ): Promise<Reply<typeof register>> {
    const registered = await registerVisitor(services, input, as, visit);
    if (!registered.ok) return registered;
    const { borrowerId, email, emailVerified, restricted } = registered.value;
    if (!emailVerified) await sendEmailLink(services, { borrowerId, email }, visit.now);
    return restricted ? fail('Restricted') : ok({});
  }

  return [
    route(register, (input, visit) => answer(input, 'borrower', visit)),
    route(apply, (input, visit) => answer(input, 'applicant', visit)),

    route(generateMfaCode, async ({ id, firstName, emailAddress }, { now }) => {
      const email = checkEmail(emailAddress);
      // What cannot be an address gets a token all the same, and no mail.
      const proof = { visitor: id, email: emailAddress.trim() };
      const begun = await database.write((tx) => beginProof(tx, secrets, proof, now));
      if (!begun.ok) return begun;
      const { token, code } = begun.value;
      if (email.ok) {
        await mail.send({
          to: email.value,
          subject: 'Your security code',
          text: `${firstName ?? 'Hello'}, your security code is ${code}.\n\nIt is good for ten minutes. If you are not registering with us, you need not do anything.\n\nCedar Valley Credit`,
        });
      }
      return ok({ mfaToken: token });
    }),

    route(validateRegistrationCode, async ({ code, mfaToken, userId }, { now }) => {
      const entry = { visitor: userId, token: mfaToken, code };
      const checked = await database.write((tx) => checkProof(tx, secrets, entry, now));
      return checked.ok ? ok({}) : checked;
    }),
  ];
}
