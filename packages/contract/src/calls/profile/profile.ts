import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { optional, optionalText, text } from '../../codec/fields';
import { tolerantList, tolerantOptional } from '../../codec/tolerant';
import { accountDocument } from '../../entities/accounts/account-document';
import { personalInfo } from '../../entities/profile/personal-info';
import { userAlerts } from '../../entities/profile/user-alerts';

const userInfo = entity({
  logonName: text,
  emailAddress: optionalText,
  /** In no specification (D174): the new address, until the link that was mailed to it is opened. */
  pendingEmailAddress: optionalText,
  secretQuestion: optionalText,
});

/** The borrower's own data (access §3). */
export const profile = defineCall<'Error'>()({
  name: 'profile',
  method: 'GET',
  path: '/api/Profile',
  session: 'required',
  effect: 'reads',
  response: answer({
    userInfo: optional(userInfo),
    personalInfo: optional(personalInfo),
    userAlertsInfo: tolerantOptional(userAlerts),
    documents: tolerantList(accountDocument),
  }),
});

export const profileDocs: DocsOf<typeof profile> = {
  summary: "The borrower's own data.",
  codes: { Error: 'The profile could not be read.' },
};
