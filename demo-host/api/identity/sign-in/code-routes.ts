import { resendCode, validateCode, passableToken } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { memberRoute, type Route } from '../../http/route';
import type { Session, RequestDetails } from '../../http/request-details';
import type { Services } from '../../services';
import { documentTokens } from '../borrower-counts';
import { borrowerById } from '../borrower-store';
import { completeStep, isPendingStep, isSessionOf } from '../session-store';
import { checkSignInCode, issueSignInCode, sendCode, notifyOfPause } from './sign-in-code';
import { issueSessionToken } from '../single-use-token';
import { deviceCookie, trustDevice, trustedDays } from './trusted-device';

const secondsOfDay = 24 * 60 * 60;

/** The security code of a sign-in, and tokens for the URLs of documents. */
export function codeRoutes(services: Services): Route[] {
  const { database, limits } = services;

  /** By cookie where the page has this origin, otherwise by a token that the page stores (D36). */
  async function trust(session: Session, request: RequestDetails): Promise<string | undefined> {
    const { borrowerId } = session;
    const token = await database.write((tx) => trustDevice(tx, borrowerId, request));
    if (!request.sameOrigin) return token;
    request.setCookie(deviceCookie(borrowerId), token, trustedDays * secondsOfDay);
    return undefined;
  }

  return [
    memberRoute(validateCode, async (input, session, request) => {
      if (!isSessionOf(session, input.userId) || !isPendingStep(session, 'securityCode'))
        return refuse('CodeInvalid');
      const entry = { code: input.code, now: request.now };
      const { result, pauses } = await database.write(async (tx) => {
        const { outcome, ...checked } = await checkSignInCode(
          tx,
          services,
          { ...session, ip: request.ip },
          entry,
        );
        const token = outcome.ok ? ok(await completeStep(tx, session, request)) : outcome;
        return { ...checked, result: token };
      });
      const borrower = await borrowerById(database, session.borrowerId);
      if (pauses) await notifyOfPause(services, borrower);
      if (!result.ok) return result;
      return ok({
        userToken: result.value,
        emailAddress: borrower.email ?? '',
        customerID: String(session.borrowerId),
        trustedDeviceToken: input.createTrustedDevice ? await trust(session, request) : undefined,
      });
    }),

    memberRoute(resendCode, async ({ userId }, session, { ip, now }) => {
      if (!isSessionOf(session, userId) || !isPendingStep(session, 'securityCode')) return ok({});
      const issued = await database.write((tx) =>
        issueSignInCode(tx, services, { ...session, ip }, now),
      );
      if (!issued.ok) return issued;
      const borrower = await borrowerById(database, session.borrowerId);
      await sendCode(services, borrower, issued.value, now);
      return ok({});
    }),

    memberRoute(passableToken, async (_input, session, { now }) =>
      database.write(async (tx) => {
        const isFree = await limits.take(tx, [documentTokens(session)], now);
        if (!isFree) return refuse('Error');
        return ok({ passableToken: await issueSessionToken(tx, 'passable', session, now) });
      }),
    ),
  ];
}
