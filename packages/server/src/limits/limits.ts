const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `most` times within `within` milliseconds; more are refused until the oldest is that old. */
export type Limit = { readonly most: number; readonly within: number };

/** What is counted, for whom or what each count is kept, and how many are allowed. */
type LimitRow = {
  readonly counts: string;
  readonly by: string;
  readonly allows: readonly [Limit, ...Limit[]];
};

const limit = (most: number, within: number): Limit => ({ most, within });

/**
 * Every limit on what a visitor or borrower can guess, cause or make: the only table of them, also of
 * README.md. Short secrets have a second limit over a day, against slow guessing. A network is an
 * IPv4 address or half an IPv6 address (`http/request/network.ts`); names that end in From count by it.
 */
export const limits = {
  wrongPassword: {
    counts: 'wrong passwords',
    by: 'username, known or not, so that a pause does not reveal which exist',
    allows: [limit(5, 15 * minute), limit(100, day)],
  },
  wrongPasswordFrom: {
    counts: 'wrong passwords for any username',
    by: 'network',
    allows: [limit(50, 15 * minute)],
  },
  wrongPasswordOnDevice: {
    counts: 'wrong passwords on a trusted device, which count nowhere else',
    by: 'trusted device',
    allows: [limit(5, 15 * minute), limit(100, day)],
  },
  passwordFrom: {
    counts: 'passwords checked at sign-in, right or wrong: each costs a hash',
    by: 'username and network',
    allows: [limit(120, 15 * minute)],
  },
  wrongCode: {
    counts: 'wrong security codes, across sign-ins: six digits',
    by: 'borrower',
    allows: [limit(10, 15 * minute), limit(20, day)],
  },
  codeMail: {
    counts: 'security codes mailed; over it, the last one mailed is still good',
    by: 'borrower',
    allows: [limit(5, 10 * minute)],
  },
  codeMailFrom: {
    counts: 'security codes mailed for sign-ins that are not finished',
    by: 'borrower and network',
    allows: [limit(20, day)],
  },
  wrongSsn: {
    counts: 'wrong social security numbers of a sign-in',
    by: 'borrower',
    allows: [limit(5, 15 * minute), limit(10, day)],
  },
  passwordCheck: {
    counts: 'new passwords compared with the SSN and the earlier ones',
    by: 'borrower',
    allows: [limit(50, 15 * minute), limit(200, day)],
  },
  wrongIdentity: {
    counts: 'wrong identities of a recovery',
    by: 'person that the visitor claims to be',
    allows: [limit(5, 15 * minute), limit(20, day)],
  },
  wrongAnswer: {
    counts: 'wrong secret answers',
    by: 'borrower',
    allows: [limit(5, 15 * minute), limit(10, day)],
  },
  loginName: {
    counts: 'new login names, which reveal the taken ones',
    by: 'borrower',
    allows: [limit(20, 15 * minute), limit(50, day)],
  },
  newEmail: {
    counts: 'new e-mail addresses, each of which gets a mail',
    by: 'borrower',
    allows: [limit(3, 15 * minute), limit(10, day)],
  },
  linkMail: {
    counts: 'links for a new password mailed',
    by: 'borrower',
    allows: [limit(3, 15 * minute), limit(10, day)],
  },
  wrongRegistration: {
    counts: 'registrations that match nobody',
    by: 'each of account, SSN and person',
    allows: [limit(5, 15 * minute), limit(20, day)],
  },
  wrongClaimFrom: {
    counts: 'wrong identities, secret answers, registrations and codes of registrations',
    by: 'network',
    allows: [limit(20, 15 * minute)],
  },
  registrationFrom: {
    counts: 'registrations whose password is hashed',
    by: 'network',
    allows: [limit(20, 15 * minute)],
  },
  wrongProofCode: {
    counts: 'wrong codes of a registration: six digits',
    by: 'e-mail address',
    allows: [limit(10, hour), limit(20, day)],
  },
  proofMail: {
    counts: 'codes of a registration mailed',
    by: 'each of e-mail address and visitor',
    allows: [limit(5, hour)],
  },
  proofMailFrom: {
    counts: 'codes of a registration mailed',
    by: 'network',
    allows: [limit(20, hour)],
  },
  message: {
    counts: 'messages to the lender',
    by: 'borrower, or e-mail address of a visitor',
    allows: [limit(5, hour), limit(20, day)],
  },
  messageFrom: {
    counts: 'messages of visitors to the lender',
    by: 'network',
    allows: [limit(10, hour), limit(50, day)],
  },
  request: {
    counts: 'requests of a borrower about a loan, and replies to the lender about them',
    by: 'borrower',
    allows: [limit(30, day)],
  },
  contactChange: {
    counts: 'requests for changed contact data, each of which mails the lender',
    by: 'borrower',
    allows: [limit(10, hour)],
  },
  passkeyChallengeFrom: {
    counts: 'challenges to sign in by a passkey, each of which is stored',
    by: 'network',
    allows: [limit(300, 15 * minute)],
  },
  clientErrorFrom: {
    counts: 'errors that pages report; more are not stored',
    by: 'network',
    allows: [limit(60, 15 * minute)],
  },
  documentToken: {
    counts: 'tokens for documents, each of which makes a PDF or CSV file or opens a stored one',
    by: 'borrower',
    allows: [limit(300, 15 * minute)],
  },
  cardTokenFrom: {
    counts: 'tokens in place of card numbers, so that numbers cannot be tried out',
    by: 'network',
    allows: [limit(20, 15 * minute)],
  },
  refusedCard: {
    counts: 'cards refused when they are saved, so that numbers cannot be tried out',
    by: 'borrower',
    allows: [limit(10, 15 * minute), limit(30, day)],
  },
  upload: {
    counts: 'files sent, or begun to be sent',
    by: 'borrower',
    allows: [limit(100, 15 * minute)],
  },
  uploadOfDay: {
    counts: 'the same: its refusal says to go on tomorrow',
    by: 'borrower',
    allows: [limit(300, day)],
  },
} as const satisfies Readonly<Record<string, LimitRow>>;

export type LimitName = keyof typeof limits;

/** The longest period over which something is counted, in milliseconds. */
export const longestPeriod = Math.max(
  ...Object.values(limits).flatMap(({ allows }) => allows.map(({ within }) => within)),
);
