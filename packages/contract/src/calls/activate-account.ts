import { defineCall, type DocsOf } from '../call';
import { answer, entity } from '../entity';
import { flag, optionalText, text } from '../fields';

/** Opens the online access that a borrower was invited to, with the password they chose (access §3). */
export const activateAccount = defineCall<'Error' | 'Expired'>()({
  name: 'activateAccount',
  method: 'POST',
  path: '/api/Register/ActivateAccount',
  session: 'none',
  request: entity({ token: text, password: text }),
  response: answer({
    /** Somebody has taken the login name since; nothing was activated. */
    logonNameTaken: flag,
    /** Activated, and restricted by the lender. */
    restricted: flag,
    userName: optionalText,
  }),
});

export const activateAccountDocs: DocsOf<typeof activateAccount> = {
  summary: 'Opens the online access of an invitation. The token is used up when it succeeds.',
  codes: {
    Error: 'The password does not meet the rules, or the account could not be activated.',
    Expired: 'The invitation was used, is too old, or is none of ours.',
  },
};
