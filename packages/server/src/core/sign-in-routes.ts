import {
  giveProof,
  proofWays,
  sendProofCode,
  userLogin,
  type GivenProofCode,
  type InputOf,
} from '@portico/contract';
import { maskEmail, ok, refuse, type Checked } from '@portico/rules';
import type { RequestDetails, Session } from '../http/request/request-details';
import { memberRoute, route, type Route } from '../http/route';
import { passwordGuess } from '../limits/borrower-counts';
import { hashToken } from '../secrets';
import type { ServerServices } from '../services';
import { lastLogin } from '../sessions/login-store';
import { beginSession, endSession, markProven, proofTime } from '../sessions/session-store';
import { checkSignInCode, codeForSignIn, issueSignInCode } from '../sign-in/sign-in-code';
import { sentDeviceOf } from '../sign-in/trusted-device';
import {
  rememberBorrower,
  rememberedId,
  type CoreBorrower,
  type CoreBorrowers,
} from './core-borrowers';

type Options = {
  readonly borrowers: CoreBorrowers;
  /** Whether a sign-in from a device that is not trusted needs a security code. */
  readonly needsCode: boolean;
};

/** Signing in by username and password, with a security code where the device is not trusted. */
export function signInRoutes(services: ServerServices, options: Options): Route[] {
  const { database, limits } = services;
  return [
    route(userLogin, async ({ username, password, trustedDeviceTokens }, request) => {
      const known = await rememberedId(database, username);
      request.concerns(known === undefined ? { typedName: username } : { borrowerId: known });
      const sent = { cookies: request.cookies, tokens: trustedDeviceTokens };
      const device =
        known === undefined ? undefined : await sentDeviceOf(database, known, sent, request.now);
      const guess = passwordGuess(username, request.ip, device);
      let borrower: CoreBorrower | undefined;
      const result = await limits.guessFirst(database, guess, request.now, async () => {
        borrower = await options.borrowers.authenticate(username, password);
        return borrower !== undefined;
      });
      if (result === 'paused') return refuse('LockedOnBadPassword');
      if (!borrower) return refuse('Invalid');
      return begin(services, borrower, request, {
        isTrustedDevice: device !== undefined,
        needsCode: options.needsCode,
      });
    }),
    ...proofRoutes(services, options.borrowers),
  ];
}

/** Begins the session of who gave the right password, and sends the code that it needs. */
async function begin(
  services: ServerServices,
  borrower: CoreBorrower,
  { ip, device, now, concerns }: RequestDetails,
  { isTrustedDevice, needsCode }: { isTrustedDevice: boolean; needsCode: boolean },
) {
  if (borrower.refused) return refuse(borrower.refused);
  const { database, people, securityLog } = services;
  const pending = needsCode && !isTrustedDevice ? (['securityCode'] as const) : [];
  if (pending.length > 0 && !borrower.email) return refuse('MFANoEmail');
  const begun = await database.write(async (tx) => {
    const borrowerId = await rememberBorrower(tx, borrower);
    const before = await lastLogin(tx, borrowerId);
    const session = { borrowerId, pending, provenAt: now, ip, device, now };
    const userToken = await beginSession(tx, session);
    const who = { borrowerId, tokenHash: hashToken(userToken), ip };
    const code = pending.length > 0 ? await codeForSignIn(tx, services, who, now) : ok(undefined);
    if (code.ok) return ok({ borrowerId, userToken, before, codeToSend: code.value });
    await endSession(tx, who.tokenHash);
    return code;
  });
  if (!begun.ok) return begun;
  const { borrowerId, userToken, before, codeToSend } = begun.value;
  concerns({ borrowerId });
  try {
    if (codeToSend !== undefined) await people.sendCode(borrowerId, codeToSend, now);
  } catch {
    return refuse('ServerError');
  }
  securityLog.record({ event: 'signInAccepted', address: ip, who: { borrowerId } });
  return ok({
    userToken,
    userName: borrower.username,
    personalName: borrower.name,
    companyNumber: borrower.isBusiness ? 1 : 0,
    emailAddress: borrower.email ?? '',
    servicingBranch: borrower.branch,
    customerID: String(borrowerId),
    lastLoggedInIP: before?.ip,
    webAgreementLogs: [],
    isEmailCommunicationRestricted: false,
    emailIsVerified: true,
    mustChangePassword: false,
    hasPasswordQuestion: true,
    isTrustedDevice,
    isLoggedIn: true,
  });
}

/** Proving again who uses a session, by password or security code (D174). */
function proofRoutes(services: ServerServices, { authenticate }: CoreBorrowers): Route[] {
  const { database, limits, people } = services;

  async function judge(
    { password, code }: InputOf<typeof giveProof>,
    session: Session,
    { ip, now }: RequestDetails,
  ): Promise<Checked<undefined, GivenProofCode>> {
    if (password !== undefined && code === undefined) {
      const { username } = session;
      const guess = passwordGuess(username, ip);
      const result = await limits.guessFirst(database, guess, now, async () => {
        const found = await authenticate(username, password);
        return found?.username === username;
      });
      if (result === 'right') return ok(undefined);
      return refuse(result === 'paused' ? 'LockedOnBadPassword' : 'Invalid');
    }
    if (code === undefined || password !== undefined) return refuse('Error');
    const { outcome, pauses } = await database.write((tx) =>
      checkSignInCode(tx, services, { ...session, ip }, { code, now }),
    );
    if (pauses) await people.notifyOfPause(session.borrowerId);
    return outcome;
  }

  return [
    memberRoute(proofWays, async (_input, { borrowerId }) => {
      const email = await people.emailOf(borrowerId);
      return ok({
        methods: email === undefined ? ['Password'] : ['Password', 'Code'],
        codeSentTo: email && maskEmail(email),
      });
    }),

    memberRoute(sendProofCode, async (_input, session, { ip, now }) => {
      if ((await people.emailOf(session.borrowerId)) === undefined) return refuse('Error');
      const issued = await database.write((tx) =>
        issueSignInCode(tx, services, { ...session, ip }, now),
      );
      if (!issued.ok) return issued;
      await people.sendCode(session.borrowerId, issued.value, now);
      return ok({});
    }),

    memberRoute(giveProof, async (given, session, request) => {
      const judged = await judge(given, session, request);
      if (!judged.ok) return judged;
      await database.write((tx) => markProven(tx, session.tokenHash, request.now));
      return ok({ secondsValid: proofTime / 1000 });
    }),
  ];
}
