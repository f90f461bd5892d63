import { codes, defineCall, type DocumentedCall } from '../call';
import type { ValueOf } from '../codec/codec';
import { answer, entity, plainAnswer, sameName } from '../codec/entity';
import { flag, identifier, list, optional, optionalText, text } from '../codec/fields';
import { nullable } from '../codec/nullable';
import { vital, whole } from '../codec/parts';
import { tolerantList, tolerantOptional } from '../codec/tolerant';
import { succeeded } from '../examples';
import { accountDocument, address } from '../entities/accounts';
import { personalInfo, phone, userAlerts, type UserAlerts } from '../entities/profile';
import { type ProofCode, proofCodes } from '../entities/proof';
import { type NewPasswordCode, newPasswordCodes } from '../entities/sign-in';

const userInfo = entity({
  logonName: text,
  emailAddress: optionalText,
  /** In no specification (D174): the new address, until the link that was mailed to it is opened. */
  pendingEmailAddress: optionalText,
  secretQuestion: optionalText,
});

const someUserAlerts = (): UserAlerts => {
  const emailAlerts = {
    userRestricted: true,
    restrictedPasswordViolation: true,
    userLogsOn: false,
    moneyTransOnWeb: true,
    logonNameChange: true,
    passwordGenerated: true,
    passwordChanged: true,
    emailAddressChanged: true,
    optOutMarketingAlerts: false,
    optOutTransactionalAlerts: false,
  };
  return {
    sequenceNumber: 7,
    turnOffAllAlerts: false,
    emailAlerts,
    textAlerts: { ...emailAlerts, moneyTransOnWeb: false },
  };
};

/** The borrower's own data (access §3). */
export const profile = defineCall({
  name: 'profile',
  method: 'GET',
  path: '/api/Profile',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  response: answer({
    userInfo: optional(userInfo),
    personalInfo: optional(personalInfo),
    userAlertsInfo: tolerantOptional(userAlerts),
    documents: tolerantList(accountDocument),
  }),
});

export const profileDocs = (): DocumentedCall<typeof profile> => ({
  ...profile,
  summary: "The borrower's own data.",
  meanings: { Error: 'The profile could not be read.' },
  example: {
    ...succeeded,
    userInfo: { logonName: 'maya', emailAddress: 'maya@example.com' },
    personalInfo: {
      address: { address1: '14 Juniper Road', city: 'Cedar Rapids', state: 'IA', zipCode: '52401' },
      phoneNumbers: [{ phoneNumber: '3195550148', primary: true, optInToTexting: false }],
    },
    userAlertsInfo: someUserAlerts(),
    documents: [],
  },
});

/** Why a change of the profile is refused, with what each code means (access §8). */
const profileCodes = {
  InvalidCurrentPassword: 'The current password is wrong.',
  LogonMissingCapitalLetter: 'The login name has no capital letter.',
  LogonMissingLowercaseLetter: 'The login name has no lowercase letter.',
  LogonMissingLetter: 'The login name has no letter.',
  LogonMissingNumber: 'The login name has no number.',
  LogonMissingSpecialCharacter: 'The login name has no special character.',
  LogonMatchesEmail: 'The login name is the e-mail address.',
  LogonTooShort: 'The login name is too short.',
  LogonNameExists: 'Another user has this login name.',
  LogonNameLength: 'The login name is too short or too long.',
  ZipCityNoMatch: 'The city is not in the zip code.',
  ContainsPOBox: 'The address is a post office box.',
  Invalid: 'The profile is not valid.',
  Error: 'The profile could not be saved.',
} as const;

export type ProfileCode = NewPasswordCode | keyof typeof profileCodes;

const changedUser = {
  logonName: optionalText,
  emailAddress: optionalText,
  secretQuestion: optionalText,
};

/** Saves one part of the profile: only the part that changed is sent (D11). */
export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'POST',
  path: '/api/UpdateProfile',
  session: 'required',
  effect: 'writes',
  codes: codes<ProfileCode | ProofCode>(),
  request: entity({
    userInfo: optional(
      entity({
        ...changedUser,
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
    userInfo: tolerantOptional(entity({ ...changedUser, pendingEmailAddress: optionalText })),
    personalInfo: tolerantOptional(personalInfo),
    userAlertsInfo: tolerantOptional(userAlerts),
  }),
});

export const updateProfileDocs = (): DocumentedCall<typeof updateProfile> => ({
  ...updateProfile,
  summary:
    'Saves one part of the profile and answers it as it is now. The alerts are read under UserAlertsInfo and UserAlerts (D11), phone numbers also without PhoneIndex (D53). A new e-mail address may count only once the link mailed to it was opened: until then EmailAddress in the answer is the old one, and PendingEmailAddress the new one.',
  meanings: { ...newPasswordCodes, ...profileCodes, ...proofCodes },
  example: succeeded,
});

const contactAddress = entity(
  { addressLine1: text, addressLine2: optionalText, city: text, state: text, zip: text },
  sameName,
);

const phoneChange = entity({ oldPhoneNumber: text, newPhoneNumber: text });

/** Asks the lender to change address or phone numbers. The answer's body is not read (D142). */
export const changeContactInfo = defineCall({
  name: 'changeContactInfo',
  method: 'PUT',
  path: '/api/ManualChangeContactInfo',
  session: 'required',
  effect: 'writes',
  codes: codes<'Error' | ProofCode>(),
  request: entity({
    accountNumbers: list(text),
    newAddress: optional(contactAddress),
    oldAddress: optional(contactAddress),
    phoneNumber1: optional(phoneChange),
    phoneNumber2: optional(phoneChange),
    userName: optionalText,
    firstName: optionalText,
  }),
  response: plainAnswer,
});

export const changeContactInfoDocs = (): DocumentedCall<typeof changeContactInfo> => ({
  ...changeContactInfo,
  summary:
    'Asks the lender to change the contact data of some accounts. Any HTTP 2xx means that it was accepted (D142).',
  // A 2xx would mean that it was accepted.
  refusedWith: 403,
  meanings: { Error: 'The request is invalid, or could not be stored.', ...proofCodes },
  example: succeeded,
});

/** A subscription to the text messages of one brand, for one phone number (access §3). */
const textSubscription = whole(
  entity({
    brandingId: identifier,
    brandingName: text,
    optInMarketing: flag,
    optInAccount: flag,
  }),
);
export type TextSubscription = ValueOf<typeof textSubscription>;

/** Which text messages a phone number receives (access §7). */
export const textSubscriptions = defineCall({
  name: 'textSubscriptions',
  method: 'POST',
  path: '/api/SolutionsByText/GetSubscriptionInfo',
  session: 'required',
  effect: 'reads',
  codes: codes<'invalid' | 'userDisagree' | 'Error'>(),
  request: entity({ phoneNumber: text }),
  response: answer({
    subscriptionInfo: optional(entity({ options: vital(tolerantList(textSubscription)) })),
  }),
});

export const textSubscriptionsDocs = (): DocumentedCall<typeof textSubscriptions> => ({
  ...textSubscriptions,
  summary: 'The subscriptions of a phone number to text messages.',
  meanings: {
    invalid: 'The phone cannot receive text messages.',
    userDisagree: 'The borrower has not agreed to text messages.',
    Error: 'The subscriptions could not be read.',
  },
  example: {
    ...succeeded,
    subscriptionInfo: {
      options: [
        {
          brandingId: 'CV',
          brandingName: 'Cedar Valley Credit',
          optInMarketing: false,
          optInAccount: true,
        },
      ],
    },
  },
});

/** Null where it is not changed (access §4). */
const changedFlag = nullable(flag);

/**
 * Changes subscriptions to text messages. Where some could not be changed, each ErrorMessage is a
 * JSON text that names the option that failed (access §7).
 */
export const changeTextSubscriptions = defineCall({
  name: 'changeTextSubscriptions',
  method: 'POST',
  path: '/api/SolutionsByText/ModifySubscriptions',
  session: 'required',
  effect: 'writes',
  codes: codes<'invalid' | 'userDisagree' | 'Error' | ProofCode>(),
  request: entity({
    phoneNumber: text,
    /** Those that changed. */
    options: list(
      entity({ brandingId: identifier, optInMarketing: changedFlag, optInAccount: changedFlag }),
    ),
  }),
  response: plainAnswer,
});

export const changeTextSubscriptionsDocs = (): DocumentedCall<typeof changeTextSubscriptions> => ({
  ...changeTextSubscriptions,
  summary:
    'Changes subscriptions to text messages. For each option that could not be changed, an ErrorMessage is a JSON object with its BrandingId.',
  meanings: {
    invalid: 'The phone cannot receive text messages.',
    userDisagree: 'The borrower has not agreed to text messages.',
    Error: 'The subscriptions could not be changed.',
    ...proofCodes,
  },
  example: succeeded,
});
