import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { flag, optionalText, text } from '../../codec/fields';
import { vital } from '../../codec/parts';

/** Activates an invited borrower's online access, with the password they chose (access §3). */
export const activateAccount = defineCall<'Error' | 'Expired' | 'ChooseDifferentPassword'>()({
  name: 'activateAccount',
  method: 'POST',
  path: '/api/Register/ActivateAccount',
  session: 'none',
  effect: 'writes',
  request: entity({ token: text, password: text }),
  response: answer({
    /** Another borrower has taken the login name since the invitation; nothing was activated. */
    logonNameTaken: vital(flag),
    /** Activated, and restricted by the lender. */
    restricted: vital(flag),
    userName: optionalText,
  }),
});

export const activateAccountDocs: DocsOf<typeof activateAccount> = {
  summary:
    'Activates the online access of an invitation. If it succeeds, the token becomes invalid.',
  codes: {
    Error: 'The password does not meet the rules, or the account could not be activated.',
    ChooseDifferentPassword: 'The lender does not allow this password; it is too common.',
    Expired: 'The invitation was used, has expired, or is unknown.',
  },
};
