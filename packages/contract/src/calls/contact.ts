import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity, plainAnswer } from '../codec/entity';
import {
  choice,
  decimal,
  integer,
  list,
  optional,
  optionalInteger,
  optionalText,
  text,
} from '../codec/fields';
import { tolerantList, tolerantOptional } from '../codec/tolerant';
import { succeeded } from '../examples';

/** The lender's branches, with or without a session (accounts §3, §7). */
export const branchInfo = defineCall({
  name: 'branchInfo',
  method: 'GET',
  path: '/api/branchInfo',
  session: 'optional',
  effect: 'reads',
  response: tolerantList(
    entity({
      branchName: text,
      streetAddress: text,
      city: text,
      state: text,
      zip: text,
      phoneNumber: text,
      /** Degrees; 0 where the location is not known. */
      latitude: decimal,
      longitude: decimal,
      /** The days it is open, where the API knows them; not in the specification. */
      openingHours: tolerantOptional(
        list(
          entity({
            /** 1 is Monday, 7 Sunday. */
            day: integer,
            /** HH:mm, of 24 hours. */
            opens: text,
            closes: text,
          }),
        ),
      ),
    }),
  ),
});

export const branchInfoDocs = (): DocumentedCall<typeof branchInfo> => ({
  ...branchInfo,
  summary: 'The branches of the lender, with their locations.',
  meanings: {},
  example: [
    {
      branchName: 'Cedar Falls',
      streetAddress: '214 Mill Street',
      city: 'Cedar Falls',
      state: 'IA',
      zip: '50613',
      phoneNumber: '3195550110',
      latitude: 42.5349,
      longitude: -92.4453,
    },
  ],
});

/** The location of a zip code; the lender's API replaces a maps service (D140). */
export const zipLocation = defineCall({
  name: 'zipLocation',
  method: 'GET',
  path: '/api/ZipLocation',
  session: 'optional',
  effect: 'reads',
  optional: true,
  codes: codes<'InvalidZip'>(),
  query: entity({ zip: text }),
  response: answer({ latitude: optional(decimal), longitude: optional(decimal) }),
});

export const zipLocationDocs = (): DocumentedCall<typeof zipLocation> => ({
  ...zipLocation,
  summary: 'The location of a zip code; without latitude and longitude it is unknown.',
  meanings: { InvalidZip: 'There is no such zip code.' },
  example: { ...succeeded, latitude: 42.5349, longitude: -92.4453 },
});

/**
 * A proof of work, cheap for one message and expensive for thousands: find the number up to
 * MaxNumber for which SHA-256 of Salt followed by the number, in hex, is Challenge.
 */
export const captchaChallenge = defineCall({
  name: 'captchaChallenge',
  method: 'GET',
  path: '/api/Captcha/Challenge',
  session: 'none',
  effect: 'reads',
  optional: true,
  response: entity({ salt: text, challenge: text, maxNumber: integer, signature: text }),
});

export const captchaChallengeDocs = (): DocumentedCall<typeof captchaChallenge> => ({
  ...captchaChallenge,
  summary:
    'A proof-of-work captcha (D57): find the number up to MaxNumber for which SHA-256 of Salt and number is Challenge. ReCaptchaCode is then the base64 of a JSON object with these fields and the number.',
  meanings: {},
  example: {
    // The answer is 7.
    salt: 'salt-1.',
    challenge: 'd76504e0b825ad9d1d5f91cf6859aec8da50f01054ff1f71c78f22b12e149dc4',
    maxNumber: 20,
    signature: 'signature-1',
  },
});

/** How a borrower rates the lender, and the option chosen among the follow-ups (access §3). */
const feedbackAnswer = entity({
  answerType: choice(['good', 'could be better']),
  answerGood: optionalText,
  answerBad: optionalText,
});

/** The writer, for the lender's staff. */
const messageAlert = entity({
  personalName: optionalText,
  username: optionalText,
  servicingBranch: optionalInteger,
  userAgent: optionalText,
  email: optionalText,
});

/** The common fields of feedback and questions (access §3). */
const feedbackFields = {
  feedbackType: choice(['Feedback', 'Question']),
  surveyQuestions: list(feedbackAnswer),
  /** Omitted when nothing was written. */
  message: optionalText,
  /** The page it was written on, without its query. */
  returnURL: optionalText,
  reCaptchaCode: text,
  alert: messageAlert,
};

/** Why a message is refused. */
export type MessageCode = 'InvalidCaptcha' | 'Invalid' | 'MaxAttemptsReached';

const messageCodes: Readonly<Record<MessageCode, string>> = {
  InvalidCaptcha: 'The captcha is not completed, has expired, or was used before.',
  Invalid: 'A required field is empty, or a field is too long.',
  MaxAttemptsReached: 'Too many messages were sent by this writer or network; more may be later.',
};

/** Sends a question to the lender. The body of the answer is not read (D142). */
export const contactUs = defineCall({
  name: 'contactUs',
  method: 'POST',
  path: '/api/Messages/ContactUs',
  session: 'optional',
  effect: 'writes',
  codes: codes<MessageCode>(),
  request: entity({
    ...feedbackFields,
    subject: text,
    email: optionalText,
    name: optionalText,
    servicingBranch: optionalText,
  }),
  response: plainAnswer,
});

export const contactUsDocs = (): DocumentedCall<typeof contactUs> => ({
  ...contactUs,
  summary:
    'Sends a question of a borrower or a visitor. Any HTTP 2xx means that it was accepted (D142).',
  refusedWith: 403,
  meanings: messageCodes,
  example: succeeded,
});

/** Sends feedback to the lender. The body of the answer is not read (D142). */
export const feedback = defineCall({
  name: 'feedback',
  method: 'POST',
  path: '/api/Messages/Feedback',
  session: 'optional',
  effect: 'writes',
  codes: codes<MessageCode>(),
  request: entity(feedbackFields),
  response: plainAnswer,
});

export const feedbackDocs = (): DocumentedCall<typeof feedback> => ({
  ...feedback,
  summary:
    'Sends feedback of a borrower or a visitor. Any HTTP 2xx means that it was accepted (D142).',
  refusedWith: 403,
  meanings: messageCodes,
  example: succeeded,
});
