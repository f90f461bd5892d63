import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { flag, list, optional, optionalText } from '../../codec/fields';
import { nullable } from '../../codec/nullable';
import { tolerantOptional } from '../../codec/tolerant';
import { address } from '../../entities/accounts/address';
import { personalInfo, phone } from '../../entities/profile/personal-info';
import { profileCodes, type ProfileCode } from '../../entities/profile/profile-codes';
import { userAlerts } from '../../entities/profile/user-alerts';
import { proofCodes, type ProofCode } from '../../entities/access/proof';

const userInfo = {
  logonName: optionalText,
  emailAddress: optionalText,
  secretQuestion: optionalText,
};

/** Saves one part of the profile: only the part that changed is sent (D11). */
export const updateProfile = defineCall<ProfileCode | ProofCode>()({
  name: 'updateProfile',
  method: 'POST',
  path: '/api/UpdateProfile',
  session: 'required',
  effect: 'writes',
  request: entity({
    userInfo: optional(
      entity({
        ...userInfo,
        oldPassword: optionalText,
        newPassword: optionalText,
        secretAnswer: optionalText,
      }),
    ),
    personalInfo: optional(
      // An address that is not changed is null; of the phone numbers, those that changed.
      entity({ address: nullable(address), phoneNumbers: list(phone) }),
    ),
    userAlertsInfo: optional(userAlerts),
    /** The same under its other name (D11); Portico sends userAlertsInfo. */
    userAlerts: optional(userAlerts),
    alertsAreDirty: optional(flag),
  }),
  response: answer({
    // The address in force, and a new one that is not confirmed yet (D174).
    userInfo: tolerantOptional(entity({ ...userInfo, pendingEmailAddress: optionalText })),
    personalInfo: tolerantOptional(personalInfo),
    userAlertsInfo: tolerantOptional(userAlerts),
  }),
});

export const updateProfileDocs: DocsOf<typeof updateProfile> = {
  summary:
    'Saves one part of the profile and answers it as it is now. The alerts are read under UserAlertsInfo and UserAlerts (D11), phone numbers also without PhoneIndex (D53). A new e-mail address may count only once the link mailed to it was opened: until then EmailAddress in the answer is the old one, and PendingEmailAddress the new one.',
  codes: { ...profileCodes, ...proofCodes },
};
