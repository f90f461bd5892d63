import {
  giveProof,
  proofPasskeyOptions,
  proofWays,
  sendProofCode,
  type GivenProofCode,
  type ProofMethod,
} from '@portico/contract';
import { maskEmail, ok, refuse, type Checked } from '@portico/rules';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import {
  checkSignInCode,
  issueSignInCode,
  markProven,
  memberRoute,
  proofTime,
  type RequestDetails,
  type Route,
  type Session,
} from '@portico/server/parts';
import { issueChallenge } from '../../passkeys/challenge-store';
import { offeredTo } from '../../passkeys/offer';
import { passkeysOf, storeUse } from '../../passkeys/passkey-store';
import { checkUse } from '../../passkeys/use-passkey';
import type { Services } from '../../services';
import { borrowerById } from '../borrower-store';
import { settledEmailOf } from '../email/email-change';
import { guessPassword } from '../passwords/guess-password';

/** What a borrower gives as a proof. */
type Given =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'code'; readonly code: string }
  | { readonly by: 'passkey'; readonly credential: unknown };

type Judged = Checked<undefined, GivenProofCode>;

/** Proving again who uses a session (D174). Wrong proofs are limited and do not end the session. */
export function proofRoutes(services: Services): Route[] {
  const { database } = services;
  const passkeys = passkeyProofs(services);
  return [
    memberRoute(proofWays, async (_input, session, request) => {
      const borrower = await borrowerById(database, session.borrowerId);
      const email = await settledEmailOf(database, borrower, request.now);
      const methods: ProofMethod[] = [
        ...((await passkeys.usable(session, request)).length > 0 ? (['Passkey'] as const) : []),
        'Password',
        ...(email === undefined ? [] : (['Code'] as const)),
      ];
      return ok({ methods, codeSentTo: email && maskEmail(email) });
    }),

    memberRoute(sendProofCode, async (_input, session, { ip, now }) => {
      const borrower = await borrowerById(database, session.borrowerId);
      const to = await settledEmailOf(database, borrower, now);
      if (to === undefined) return refuse('Error');
      const issued = await database.write((tx) =>
        issueSignInCode(tx, services, { ...session, ip }, now),
      );
      if (!issued.ok) return issued;
      await mailCode(services, { to, name: borrower.name, code: issued.value });
      return ok({});
    }),

    memberRoute(proofPasskeyOptions, async (_input, session, request) => {
      const options = await passkeys.options(session, request);
      return options ? ok({ options }) : refuse('NotOffered');
    }),

    memberRoute(giveProof, async ({ password, code, credential }, session, request) => {
      const given: readonly Given[] = [
        ...(password === undefined ? [] : [{ by: 'password', password } as const]),
        ...(code === undefined ? [] : [{ by: 'code', code } as const]),
        ...(credential == null ? [] : [{ by: 'passkey', credential } as const]),
      ];
      const [only, ...others] = given;
      if (!only || others.length > 0) return refuse('Error');
      const judged = await judge(only, session, request);
      if (!judged.ok) return judged;
      await database.write((tx) => markProven(tx, session.tokenHash, request.now));
      return ok({ secondsValid: proofTime / 1000 });
    }),
  ];

  function judge(given: Given, session: Session, request: RequestDetails): Promise<Judged> {
    if (given.by === 'password') return judgePassword(services, given.password, session, request);
    if (given.by === 'code') return judgeCode(services, given.code, session, request);
    return passkeys.judge(given.credential, session, request);
  }
}

async function judgePassword(
  services: Services,
  password: string,
  { borrowerId }: Session,
  request: RequestDetails,
): Promise<Judged> {
  const borrower = await borrowerById(services.database, borrowerId);
  const result = await guessPassword(services, borrower, password, request);
  if (result === 'right') return ok(undefined);
  return refuse(result === 'paused' ? 'LockedOnBadPassword' : 'Invalid');
}

async function judgeCode(
  services: Services,
  code: string,
  session: Session,
  { ip, now }: RequestDetails,
): Promise<Judged> {
  const { database, people } = services;
  const { outcome, pauses } = await database.write((tx) =>
    checkSignInCode(tx, services, { ...session, ip }, { code, now }),
  );
  if (pauses) await people.notifyOfPause(session.borrowerId);
  return outcome;
}

/** Proofs by the passkeys that a borrower has for the domain of the page. */
function passkeyProofs(services: Services) {
  const { database } = services;
  const relyingParty = offeredTo(services);

  async function usable({ borrowerId }: Session, request: RequestDetails) {
    const party = await relyingParty(request);
    const all = party ? await passkeysOf(database, borrowerId) : [];
    return all.filter(({ domain }) => domain === party?.domain);
  }

  return {
    usable,

    options: async (session: Session, request: RequestDetails) => {
      const party = await relyingParty(request);
      const allowed = await usable(session, request);
      if (!party || allowed.length === 0) return undefined;
      const { tokenHash: sessionHash } = session;
      const challenge = await database.write((tx) =>
        issueChallenge(tx, { origin: party.origin, sessionHash }, request.now),
      );
      return generateAuthenticationOptions({
        rpID: party.domain,
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        userVerification: 'required',
        allowCredentials: allowed.map(({ id, transports }) => ({
          id,
          transports: [...transports],
        })),
      });
    },

    judge: async (
      credential: unknown,
      { borrowerId, tokenHash: sessionHash }: Session,
      request: RequestDetails,
    ): Promise<Judged> => {
      const party = await relyingParty(request);
      if (!party) return refuse('Invalid');
      const { now } = request;
      const used = await checkUse(services, credential, { party, sessionHash, now });
      if (!used.ok) return used;
      const { passkey, counter } = used.value;
      if (passkey.borrowerId !== borrowerId) return refuse('Invalid');
      const isStored = await database.write((tx) => storeUse(tx, passkey, counter, now));
      return isStored ? ok(undefined) : refuse('Invalid');
    },
  };
}

async function mailCode(
  { mail }: Services,
  { to, name, code }: { readonly to: string; readonly name: string; readonly code: string },
): Promise<void> {
  await mail.send({
    to,
    subject: 'Your security code',
    text: `${name}, your security code is ${code}.\n\nIt is good for ten minutes, to confirm a change of your online access. If you are not changing anything, somebody else is signed in as you: change your password, and call us on 555-0100.\n\nCedar Valley Credit`,
  });
}
