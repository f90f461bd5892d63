import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { flag, integer, list, optionalText } from '../../codec/fields';

/** Records the agreements that the borrower has accepted. */
export const agreementLogging = defineCall<'Error'>()({
  name: 'agreementLogging',
  method: 'POST',
  path: '/api/AgreementLogging',
  session: 'preauth',
  effect: 'writes',
  request: entity({
    /** HostNum of each: 11337 for the first one configured (D61). */
    agreements: list(integer),
    userName: optionalText,
    turnEStatementsOn: flag,
    unRestrictEmail: flag,
  }),
  response: answer({ userToken: optionalText }),
});

export const agreementLoggingDocs: DocsOf<typeof agreementLogging> = {
  summary:
    'Records the agreements, by HostNum, that the borrower has accepted. During sign-in, a UserToken in the answer replaces the client’s token (D33).',
  codes: {
    Error: 'The lender has not configured an agreement, or another sign-in step is next.',
  },
};
