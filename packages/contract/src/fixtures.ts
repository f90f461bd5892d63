import { cents, localDate } from '@portico/rules';
import type { OutputOf } from './call';
import type { accountList } from './calls/accounts/account-list';
import type { addBankAccount } from './calls/methods/add-bank-account';
import type { agreementLogging } from './calls/sign-in/agreement-logging';
import type { applicationList } from './calls/accounts/application-list';
import type { applicationOptions } from './calls/setup/application-options';
import type { bankLookup } from './calls/methods/bank-lookup';
import type { captchaChallenge } from './calls/contact/captcha-challenge';
import type { generateMfaCode } from './calls/registration/generate-mfa-code';
import type { institutionOptions } from './calls/setup/institution-options';
import type { logout } from './calls/sign-in/logout';
import type { maintenanceMode } from './calls/setup/maintenance-mode';
import type { passableToken } from './calls/sign-in/passable-token';
import type { paymentInfo } from './calls/payments/payment-info';
import type { paymentMethods } from './calls/methods/payment-methods';
import type { paymentOutcome } from './calls/payments/payment-outcome';
import type { profile } from './calls/profile/profile';
import type { resetPassword } from './calls/sign-in/reset-password';
import type { setPasswordQuestion } from './calls/sign-in/set-password-question';
import type { submitImmediateBank } from './calls/payments/submit-immediate-bank';
import type { addCard } from './calls/methods/add-card';
import type { deleteScheduledBank } from './calls/planned-payments/delete-scheduled-bank';
import type { draftAgreement } from './calls/payments/draft-agreement';
import type { payoffQuote } from './calls/payments/payoff-quote';
import type { thirdPartyFee } from './calls/payments/third-party-fee';
import type { zipLocation } from './calls/contact/zip-location';
import type { userLogin } from './calls/sign-in/user-login';
import type { validateCode } from './calls/sign-in/validate-code';
import type { verifyNewUser } from './calls/sign-in/verify-new-user';
import { accountAnswers } from './fixtures/account-answers';
import { documentAnswers } from './fixtures/document-answers';
import { passkeyAnswers } from './fixtures/passkey-answers';
import { profileAnswers, someUserAlerts } from './fixtures/profile-answers';
import { proofAnswers } from './fixtures/proof-answers';
import { credentialAnswers } from './fixtures/credential-answers';
import { aBankAccount, aLoan, build } from './fixtures/entities';

export {
  aBankAccount,
  aCard,
  aDeposit,
  aLineOfCredit,
  aLoan,
  anInvestment,
  aRecurringPayment,
  aScheduledPayment,
  type Builder,
} from './fixtures/entities';
export { refusedApis } from './fixtures/refused-apis';

const succeeded = { hasNoErrors: true, errors: [] };

/** A refused answer in the API's JSON. */
export const refused = (...codes: readonly string[]) => ({
  HasNoErrors: false,
  Errors: codes.map((ErrorMessage) => ({ ErrorMessage })),
});

/** One builder for each response, by the name of its call, with the application's values. */
export const answers = {
  ...credentialAnswers,
  ...documentAnswers,
  ...profileAnswers,
  ...passkeyAnswers,
  ...proofAnswers,
  userLogin: build<OutputOf<typeof userLogin>>({
    ...succeeded,
    userToken: 'token-before-code',
    userName: 'maya',
    personalName: 'Maya Whitfield',
    companyNumber: 0,
    emailAddress: 'maya@example.com',
    lastLoggedIn: localDate('2026-05-28'),
    lastLoggedInIP: '203.0.113.7',
    servicingBranch: '12',
    webAgreementLogs: [],
    isEmailCommunicationRestricted: false,
    emailIsVerified: true,
    mustChangePassword: false,
    hasPasswordQuestion: true,
    isTrustedDevice: false,
    isLoggedIn: true,
    customerID: '1001',
  }),
  validateCode: build<OutputOf<typeof validateCode>>({
    ...succeeded,
    userToken: 'token-after-code',
    emailAddress: 'maya@example.com',
    customerID: '1001',
  }),
  resendCode: build<OutputOf<typeof logout>>(succeeded),
  verifyNewUser: build<OutputOf<typeof verifyNewUser>>({
    ...succeeded,
    userToken: 'token-after-ssn',
  }),
  resetPassword: build<OutputOf<typeof resetPassword>>({
    ...succeeded,
    userToken: 'token-after-password',
  }),
  setPasswordQuestion: build<OutputOf<typeof setPasswordQuestion>>({
    ...succeeded,
    userToken: 'token-after-question',
  }),
  logout: build<OutputOf<typeof logout>>(succeeded),
  branchInfo: () => [
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
  zipLocation: build<OutputOf<typeof zipLocation>>({
    ...succeeded,
    latitude: 42.5349,
    longitude: -92.4453,
  }),
  feedback: build<OutputOf<typeof logout>>(succeeded),
  contactUs: build<OutputOf<typeof logout>>(succeeded),
  captchaChallenge: build<OutputOf<typeof captchaChallenge>>({
    // The answer is 7.
    salt: 'salt-1.',
    challenge: 'd76504e0b825ad9d1d5f91cf6859aec8da50f01054ff1f71c78f22b12e149dc4',
    maxNumber: 20,
    signature: 'signature-1',
  }),
  clientError: build<OutputOf<typeof logout>>(succeeded),
  agreementLogging: build<OutputOf<typeof agreementLogging>>(succeeded),
  register: build<OutputOf<typeof logout>>(succeeded),
  apply: build<OutputOf<typeof logout>>(succeeded),
  generateMfaCode: build<OutputOf<typeof generateMfaCode>>({ ...succeeded, mfaToken: 'mfa-1' }),
  validateRegistrationCode: build<OutputOf<typeof logout>>(succeeded),
  validateEmail: build<OutputOf<typeof logout>>(succeeded),
  validateBankAccount: build<OutputOf<typeof logout>>(succeeded),
  maintenanceMode: build<OutputOf<typeof maintenanceMode>>({ isEnabled: false }),
  applicationOptions: build<OutputOf<typeof applicationOptions>>({
    gassySettings: { shared: {}, english: {}, spanish: {} },
    institutionOptions: { today: localDate('2026-06-01') },
  }),
  institutionOptions: build<OutputOf<typeof institutionOptions>>({
    passwordMinimumLength: 8,
    userNameMinimumLength: 4,
    loanAccountLength: 6,
    loanCheckDigitLength: 1,
    loanOfficeLength: 4,
    depositAccountLength: 6,
    depositCheckDigitLength: 1,
    depositOfficeLength: 4,
  }),
  accountList: build<OutputOf<typeof accountList>>({ ...succeeded, accounts: [aLoan()] }),
  ...accountAnswers,
  hideAccount: build<OutputOf<typeof logout>>(succeeded),
  applicationList: build<OutputOf<typeof applicationList>>({ ...succeeded, applications: [] }),
  paymentInfo: build<OutputOf<typeof paymentInfo>>({
    ...succeeded,
    accountNumber: aLoan().number,
    accountType: 0,
    encryptedData: 'payment-token',
    isDelinquent: false,
    dueDate: localDate('2026-06-15'),
    totalAmountDue: cents(31250),
    regularPaymentAmount: cents(31250),
    defaultPaymentAmount: cents(31250),
    payOffAmount: cents(846522),
    feesAndCharges: cents(0),
    loanBillingFrequency: 'Monthly',
    paymentMethods: [aBankAccount()],
    paymentOptions: {
      allowCards: false,
      allowACH: true,
      recurringAllowed: true,
      firstPartyFees: { eCheckFeeAmount: cents(0), scheduledAchFee: cents(0) },
    },
    scheduledPayments: [],
    paymentDetails: { loanAccountNumber: aLoan().number, company: 1, paymentAmount: cents(31250) },
    nonPaymentDays: [],
    nonSchedulablePaymentDays: [],
    blockImmediateACHPaymentsAfterCutoffTime: false,
    blockAchPayment: false,
    blockCardPayment: false,
  }),
  paymentMethods: build<OutputOf<typeof paymentMethods>>({
    ...succeeded,
    paymentMethods: [aBankAccount()],
  }),
  bankLookup: build<OutputOf<typeof bankLookup>>({
    bankExists: true,
    routingNumber: '011000015',
    name: 'Federal Reserve Bank',
    city: 'Boston',
    state: 'MA',
  }),
  addBankAccount: build<OutputOf<typeof addBankAccount>>({ ...succeeded, profileId: 'bank-2' }),
  submitImmediateBank: build<OutputOf<typeof submitImmediateBank>>({
    ...succeeded,
    referenceNumber: 'P-20260601-0001',
  }),
  submitScheduledBank: build<OutputOf<typeof submitImmediateBank>>({
    ...succeeded,
    referenceNumber: 'P-20260601-0002',
  }),
  submitImmediateCard: build<OutputOf<typeof submitImmediateBank>>({
    ...succeeded,
    referenceNumber: 'P-20260601-0003',
  }),
  submitScheduledCard: build<OutputOf<typeof submitImmediateBank>>({
    ...succeeded,
    referenceNumber: 'P-20260601-0004',
  }),
  submitRecurringBank: build<OutputOf<typeof submitImmediateBank>>({
    ...succeeded,
    referenceNumber: 'P-20260601-0005',
  }),
  submitRecurringCard: build<OutputOf<typeof submitImmediateBank>>({
    ...succeeded,
    referenceNumber: 'P-20260601-0006',
  }),
  addCard: build<OutputOf<typeof addCard>>({ ...succeeded, profileId: 'card-2' }),
  deleteBankAccount: build<OutputOf<typeof logout>>(succeeded),
  deleteCard: build<OutputOf<typeof logout>>(succeeded),
  setDefaultMethod: build<OutputOf<typeof logout>>(succeeded),
  removeDefaultMethod: build<OutputOf<typeof logout>>(succeeded),
  deleteScheduledBank: build<OutputOf<typeof deleteScheduledBank>>({
    ...succeeded,
    token: 'payment-token-2',
  }),
  deleteScheduledCard: build<OutputOf<typeof deleteScheduledBank>>({
    ...succeeded,
    token: 'payment-token-2',
  }),
  deleteRecurringBank: build<OutputOf<typeof deleteScheduledBank>>({
    ...succeeded,
    token: 'payment-token-2',
  }),
  deleteRecurringCard: build<OutputOf<typeof deleteScheduledBank>>({
    ...succeeded,
    token: 'payment-token-2',
  }),
  payoffQuote: build<OutputOf<typeof payoffQuote>>({
    ...succeeded,
    payOffQuoteAmount: cents(847901),
  }),
  thirdPartyFee: build<OutputOf<typeof thirdPartyFee>>({
    ...succeeded,
    thirdPartyFeeAmount: cents(195),
  }),
  draftAgreement: build<OutputOf<typeof draftAgreement>>({
    ...succeeded,
    passableToken: 'draft-1',
  }),
  paymentOutcome: build<OutputOf<typeof paymentOutcome>>({
    status: 'posted',
    referenceNumber: 'P-20260601-0001',
    errors: [],
  }),
  profile: build<OutputOf<typeof profile>>({
    ...succeeded,
    userInfo: { logonName: 'maya', emailAddress: 'maya@example.com' },
    personalInfo: {
      address: { address1: '14 Juniper Road', city: 'Cedar Rapids', state: 'IA', zipCode: '52401' },
      phoneNumbers: [{ phoneNumber: '3195550148', primary: true, optInToTexting: false }],
    },
    userAlertsInfo: someUserAlerts,
    documents: [],
  }),
  passableToken: build<OutputOf<typeof passableToken>>({ ...succeeded, passableToken: 'pass-1' }),
  tokenLogin: build<OutputOf<typeof userLogin>>({
    ...succeeded,
    userToken: 'token-of-single-sign-on',
    userName: 'maya',
    personalName: 'Maya Whitfield',
    companyNumber: 0,
    webAgreementLogs: [],
    isEmailCommunicationRestricted: false,
    emailIsVerified: true,
    mustChangePassword: false,
    hasPasswordQuestion: true,
    isTrustedDevice: true,
    isLoggedIn: true,
  }),
  passkeySignIn: build<OutputOf<typeof userLogin>>({
    ...succeeded,
    userToken: 'token-of-passkey',
    userName: 'maya',
    personalName: 'Maya Whitfield',
    companyNumber: 0,
    webAgreementLogs: [],
    isEmailCommunicationRestricted: false,
    emailIsVerified: true,
    mustChangePassword: false,
    hasPasswordQuestion: true,
    isTrustedDevice: true,
    isLoggedIn: true,
  }),
};
