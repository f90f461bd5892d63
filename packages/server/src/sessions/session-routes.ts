import { endSessions, sessionList, type InputOf } from '@portico/contract';
import { ok, refuse, sameIdentifier, type LocalDate } from '@portico/rules';
import type { Executor } from '../database/database';
import type { RequestDetails, Session } from '../http/request/request-details';
import { memberRoute, type Route } from '../http/route';
import { hashToken } from '../secrets';
import type { ServerServices } from '../services';
import {
  deviceCookie,
  forgetDevice,
  forgetDevices,
  trustedDevicesOf,
} from '../sign-in/trusted-device';
import { endSession, endSessionsOf, isRecentlyProven, openSessions } from './session-store';

/** What the lists of sessions need of the lender. */
export type SessionOptions = {
  /** Instants as `yyyy-MM-ddTHH:mm:ss` in the lender's zone. */
  readonly localTimes: (instants: readonly number[]) => Promise<readonly string[]>;
  /** The lender's day at an instant. */
  readonly dayOf: (at: number) => Promise<LocalDate>;
  /** Tells a borrower that another session was ended, or a device is trusted no longer. */
  readonly notifyOfEnd: (borrowerId: number, now: number) => Promise<void>;
};

/** What identifies a session or device to its borrower: a hash of what identifies it here. */
const publicId = (tokenHash: string): string => hashToken(tokenHash);

/** The hash of this browser's trusted-device token, if it is sent by cookie. */
function thisDevice({ borrowerId }: Session, { cookies }: RequestDetails): string | undefined {
  const token = cookies[deviceCookie(borrowerId)];
  return token === undefined ? undefined : hashToken(token);
}

/** Where a borrower is signed in and which devices are trusted, and ending each. */
export function sessionRoutes(
  { database }: ServerServices,
  { localTimes, dayOf, notifyOfEnd }: SessionOptions,
): Route[] {
  async function list(session: Session, request: RequestDetails) {
    const open = await openSessions(database, session.borrowerId, request.now);
    const times = await localTimes(open.map(({ usedAt }) => usedAt));
    return open.map(({ tokenHash, device, ip, isNewPlace }, index) => ({
      sessionId: publicId(tokenHash),
      device,
      ipAddress: ip,
      lastActivity: times[index],
      isCurrent: tokenHash === session.tokenHash,
      isNewPlace,
    }));
  }

  async function listDevices(session: Session, request: RequestDetails) {
    const trusted = await trustedDevicesOf(database, session.borrowerId, request.now);
    const current = thisDevice(session, request);
    return Promise.all(
      trusted.map(async ({ tokenHash, device, expiresAt }) => ({
        deviceId: publicId(tokenHash),
        device,
        trustedUntil: await dayOf(expiresAt),
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

    memberRoute(endSessions, async (input, session, request) => {
      const { borrowerId, tokenHash } = session;
      const { now } = request;
      if (sameIdentifier(input.sessionId, publicId(tokenHash))) return refuse('CurrentSession');
      if (!isRecentlyProven(session, now)) return refuse('ProofRequired');
      const hasEnded = await database.write((tx) => end(tx, input, session, request));
      if (!hasEnded) return refuse('NotFound');
      await notifyOfEnd(borrowerId, now);
      return ok({});
    }),
  ];

  /** Ends what is named, or everything but this session and device; false where there is no such. */
  async function end(
    tx: Executor,
    { sessionId, deviceId }: InputOf<typeof endSessions>,
    session: Session,
    request: RequestDetails,
  ): Promise<boolean> {
    const { borrowerId, tokenHash } = session;
    if (sessionId !== undefined) {
      const open = await openSessions(tx, borrowerId, request.now);
      const found = open.find((each) => sameIdentifier(publicId(each.tokenHash), sessionId));
      return found !== undefined && endSession(tx, found.tokenHash);
    }
    if (deviceId !== undefined) {
      const trusted = await trustedDevicesOf(tx, borrowerId, request.now);
      const found = trusted.find((each) => sameIdentifier(publicId(each.tokenHash), deviceId));
      if (found) await forgetDevice(tx, found.tokenHash);
      return found !== undefined;
    }
    await endSessionsOf(tx, borrowerId, tokenHash);
    await forgetDevices(tx, borrowerId, thisDevice(session, request));
    return true;
  }
}
