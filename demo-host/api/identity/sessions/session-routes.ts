import { endSessions, sessionList } from '@portico/contract';
import { fail, ok } from '@portico/rules';
import { memberRoute, type Route } from '../../http/route';
import type { RequestDetails, Session } from '../../http/request-details';
import { hashToken } from '../../secrets';
import type { Services } from '../../services';
import { endSession, endSessionsOf, openSessions } from '../session-store';
import {
  deviceCookie,
  forgetDevice,
  forgetDevices,
  trustedDevicesOf,
} from '../sign-in/trusted-device';

/** What identifies a session or device to its borrower: a hash of what identifies it here. */
const publicId = (tokenHash: string): string => hashToken(tokenHash);

/** The hash of this browser's trusted-device token, if it is sent by cookie. */
function thisDevice({ borrowerId }: Session, { cookies }: RequestDetails): string | undefined {
  const token = cookies[deviceCookie(borrowerId)];
  return token === undefined ? undefined : hashToken(token);
}

/** Where a borrower is signed in and which devices are trusted, and ending each. */
export function sessionRoutes({ business, database }: Services): Route[] {
  async function list(session: Session, request: RequestDetails) {
    const open = await openSessions(database, session.borrowerId, request.now);
    return Promise.all(
      open.map(async ({ tokenHash, device, ip, usedAt, isNewPlace }) => ({
        sessionId: publicId(tokenHash),
        device,
        ipAddress: ip,
        lastActivity: await business.dayOf(usedAt),
        isCurrent: tokenHash === session.tokenHash,
        isNewPlace,
      })),
    );
  }

  async function listDevices(session: Session, request: RequestDetails) {
    const trusted = await trustedDevicesOf(database, session.borrowerId, request.now);
    const current = thisDevice(session, request);
    return Promise.all(
      trusted.map(async ({ tokenHash, device, expiresAt }) => ({
        deviceId: publicId(tokenHash),
        device,
        trustedUntil: await business.dayOf(expiresAt),
        isCurrent: tokenHash === current,
      })),
    );
  }

  return [
    memberRoute(sessionList, async (_input, session, request) => {
      const sessions = await list(session, request);
      return ok({
        sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
        trustedDevices: await listDevices(session, request),
      });
    }),

    memberRoute(endSessions, async ({ sessionId, deviceId }, session, request) => {
      const { borrowerId, tokenHash } = session;
      if (sessionId === publicId(tokenHash)) return fail('CurrentSession');
      return database.write(async (tx) => {
        if (sessionId !== undefined) {
          const open = await openSessions(tx, borrowerId, request.now);
          const found = open.find((each) => publicId(each.tokenHash) === sessionId);
          return found && (await endSession(tx, found.tokenHash)) ? ok({}) : fail('NotFound');
        }
        if (deviceId !== undefined) {
          const trusted = await trustedDevicesOf(tx, borrowerId, request.now);
          const found = trusted.find((each) => publicId(each.tokenHash) === deviceId);
          if (!found) return fail('NotFound');
          await forgetDevice(tx, found.tokenHash);
          return ok({});
        }
        await endSessionsOf(tx, borrowerId, tokenHash);
        await forgetDevices(tx, borrowerId, thisDevice(session, request));
        return ok({});
      });
    }),
  ];
}
