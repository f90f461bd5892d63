import { localDate } from '@portico/rules';
import { codes, defineCall, type DocumentedCall } from '../call';
import { entity, plainAnswer } from '../codec/entity';
import { date, flag, identifier, json, optionalIdentifier, optionalText } from '../codec/fields';
import { vital } from '../codec/parts';
import { tolerantList } from '../codec/tolerant';
import { succeeded } from '../examples';
import { type ProofCode, proofCodes } from '../entities/proof';

/** Where the borrower is signed in, and which devices are remembered (D160). */
export const sessionList = defineCall({
  name: 'sessionList',
  method: 'GET',
  path: '/api/Profile/Sessions',
  session: 'required',
  effect: 'reads',
  optional: true,
  codes: codes<'Error'>(),
  response: entity({
    sessions: vital(
      tolerantList(
        entity(
          {
            sessionId: identifier,
            /** Browser and system in words: `Chrome on Windows`. */
            device: optionalText,
            ipAddress: optionalText,
            /** In the lender's time: `2026-05-31T08:14:00`. */
            lastActivity: optionalText,
            /** The session of this request. */
            isCurrent: flag,
            /** The borrower never signed in from this address before. */
            isNewPlace: flag,
          },
          { ipAddress: 'IPAddress' },
        ),
      ),
    ),
    /** Devices that are not asked for a security code (D36). */
    trustedDevices: vital(
      tolerantList(
        entity({
          deviceId: identifier,
          device: optionalText,
          trustedUntil: date,
          /** The device of this request; known only where a cookie identifies it. */
          isCurrent: flag,
        }),
      ),
    ),
  }),
});

export const sessionListDocs = (): DocumentedCall<typeof sessionList> => ({
  ...sessionList,
  summary:
    'The sessions of the borrower, the current one first, and the devices that are not asked for a security code.',
  meanings: { Error: 'The sessions could not be read.' },
  example: {
    sessions: [
      {
        sessionId: 'current',
        device: 'Chrome on Windows',
        ipAddress: '203.0.113.24',
        lastActivity: '2026-05-31T08:14:00',
        isCurrent: true,
        isNewPlace: false,
      },
      {
        sessionId: 'phone',
        device: 'Safari on iPhone',
        ipAddress: '203.0.113.24',
        lastActivity: '2026-05-31T08:14:00',
        isCurrent: false,
        isNewPlace: false,
      },
      {
        sessionId: 'elsewhere',
        device: 'Firefox on Linux',
        ipAddress: '198.51.100.7',
        lastActivity: '2026-05-30T08:14:00',
        isCurrent: false,
        isNewPlace: true,
      },
    ],
    trustedDevices: [
      {
        deviceId: 'laptop',
        device: 'Chrome on Windows',
        trustedUntil: localDate('2026-08-12'),
        isCurrent: false,
      },
    ],
  },
});

/** Ends a session, stops trusting a device, or both for all others. */
export const endSessions = defineCall({
  name: 'endSessions',
  method: 'POST',
  path: '/api/Profile/EndSession',
  session: 'required',
  effect: 'writes',
  optional: true,
  codes: codes<'NotFound' | 'CurrentSession' | 'Error' | ProofCode>(),
  request: entity({
    /** One session to end. */
    sessionId: optionalIdentifier,
    /** One device to trust no longer. Without either, all others are ended. */
    deviceId: optionalIdentifier,
  }),
  response: plainAnswer,
});

export const endSessionsDocs = (): DocumentedCall<typeof endSessions> => ({
  ...endSessions,
  summary:
    'Ends the session SessionId, whose token is refused from then on, or stops trusting the device DeviceId. Without either it ends every session but the current one and trusts no other device.',
  meanings: {
    NotFound: 'The borrower has no such session or device.',
    CurrentSession: 'The current session is ended by Logout.',
    Error: 'The session could not be ended.',
    ...proofCodes,
  },
  example: succeeded,
});

/** The sign-ins of the borrower (access §3, §7). */
export const loginHistory = defineCall({
  name: 'loginHistory',
  method: 'GET',
  path: '/api/Profile/LoginHistory',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  response: tolerantList(
    entity(
      {
        /** `yyyy-MM-ddTHH:mm:ss`, in the institution's zone. */
        loginDate: optionalText,
        ipAddress: optionalText,
        /** A number or a text; a greater one is newer. */
        entryKey: json,
        /** In no specification (D160): browser and system, and whether the sign-in is unusual. */
        device: optionalText,
        unusual: flag,
      },
      { ipAddress: 'IPAddress' },
    ),
  ),
});

export const loginHistoryDocs = (): DocumentedCall<typeof loginHistory> => ({
  ...loginHistory,
  summary: 'The sign-ins of the borrower, the newest first.',
  meanings: { Error: 'The sign-ins could not be read.' },
  example: [
    {
      loginDate: '2026-05-31T08:14:00',
      ipAddress: '192.0.2.14',
      entryKey: 42,
      unusual: false,
    },
  ],
});
