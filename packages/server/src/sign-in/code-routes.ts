import { resendCode, validateCode, passableToken } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import type { RequestDetails, Session } from '../http/request/request-details';
import { memberRoute, type Route } from '../http/route';
import { documentTokens } from '../limits/borrower-counts';
import type { ServerServices } from '../services';
import { completeStep, isPendingStep, isSessionOf } from '../sessions/session-store';
import { issueSessionToken } from '../sessions/single-use-token';
import { checkSignInCode, issueSignInCode } from './sign-in-code';
import { deviceCookie, trustDevice, trustedDays } from './trusted-device';

const secondsOfDay = 24 * 60 * 60;

/** The security code of a sign-in, and tokens for the URLs of documents. */
export function codeRoutes(services: ServerServices): Route[] {
  const { database, limits, people } = services;

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
      if (pauses) await people.notifyOfPause(session.borrowerId);
      if (!result.ok) return result;
      return ok({
        userToken: result.value,
        emailAddress: (await people.emailOf(session.borrowerId)) ?? '',
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
      await people.sendCode(session.borrowerId, issued.value, now);
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
