import { defineCall, type DocsOf } from '../../call';
import { entity } from '../../codec/entity';
import { flag, json, optionalText } from '../../codec/fields';
import { tolerantList } from '../../codec/tolerant';

/** The sign-ins of the borrower (access §3, §7). */
export const loginHistory = defineCall<'Error'>()({
  name: 'loginHistory',
  method: 'GET',
  path: '/api/Profile/LoginHistory',
  session: 'required',
  effect: 'reads',
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

export const loginHistoryDocs: DocsOf<typeof loginHistory> = {
  summary: 'The sign-ins of the borrower, the newest first.',
  codes: { Error: 'The sign-ins could not be read.' },
};
