import { defineCall, type DocsOf } from '../../call';
import { entity } from '../../codec/entity';
import { date, flag, identifier, optionalText } from '../../codec/fields';
import { vital } from '../../codec/parts';
import { tolerantList } from '../../codec/tolerant';

/** Where the borrower is signed in, and which devices are remembered (D160). */
export const sessionList = defineCall<'Error'>()({
  name: 'sessionList',
  method: 'GET',
  path: '/api/Profile/Sessions',
  session: 'required',
  effect: 'reads',
  optional: true,
  response: entity({
    sessions: vital(
      tolerantList(
        entity(
          {
            sessionId: identifier,
            /** Browser and system in words: `Chrome on Windows`. */
            device: optionalText,
            ipAddress: optionalText,
            lastActivity: date,
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

export const sessionListDocs: DocsOf<typeof sessionList> = {
  summary:
    'The sessions of the borrower, the current one first, and the devices that are not asked for a security code.',
  codes: { Error: 'The sessions could not be read.' },
};
