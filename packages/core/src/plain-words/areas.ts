import { entryOf } from '../texts/code-texts';

/** The areas of the suite, as the packages are named; `shared` is what several of them show. */
export type Area =
  | 'branch-locator'
  | 'document-center'
  | 'loan-details'
  | 'messages'
  | 'payment'
  | 'portal'
  | 'profile'
  | 'registration'
  | 'shared'
  | 'sign-in';

/** The area whose file has words for a group of texts; the preset keeps the groups not named. */
const areas: Readonly<Record<string, Area>> = {
  branchLocator: 'branch-locator',
  documentCenter: 'document-center',
  accountHistory: 'loan-details',
  accounts: 'loan-details',
  alerts: 'loan-details',
  applicationDetails: 'loan-details',
  applications: 'loan-details',
  depositDetails: 'loan-details',
  hideAccount: 'loan-details',
  insurance: 'loan-details',
  loanAddress: 'loan-details',
  loanDetails: 'loan-details',
  loanInformation: 'loan-details',
  loanOverTime: 'loan-details',
  payoffQuote: 'loan-details',
  statementFormat: 'loan-details',
  statements: 'loan-details',
  faq: 'messages',
  messages: 'messages',
  frequency: 'payment',
  newBankAccount: 'payment',
  newCard: 'payment',
  payment: 'payment',
  paymentConfirmation: 'payment',
  savedMethods: 'payment',
  applyForLoan: 'portal',
  dashboard: 'portal',
  portal: 'portal',
  portalFrame: 'portal',
  unsavedChanges: 'portal',
  contactChange: 'profile',
  devices: 'profile',
  loginHistory: 'profile',
  notifications: 'profile',
  passkeys: 'profile',
  personalInformation: 'profile',
  profile: 'profile',
  profileErrors: 'profile',
  profileSaving: 'profile',
  textSubscriptions: 'profile',
  userInformation: 'profile',
  registration: 'registration',
  registrationEmail: 'registration',
  registrationErrors: 'registration',
  registrationLogon: 'registration',
  registrationSecurity: 'registration',
  verifyEmail: 'registration',
  address: 'shared',
  agreements: 'shared',
  credentials: 'shared',
  documents: 'shared',
  plannedPayments: 'shared',
  proof: 'shared',
  sessionTimeout: 'shared',
  upload: 'shared',
  visitor: 'shared',
  activation: 'sign-in',
  biometrics: 'sign-in',
  changePassword: 'sign-in',
  logOut: 'sign-in',
  newPassword: 'sign-in',
  optOut: 'sign-in',
  passwordChange: 'sign-in',
  passwordReset: 'sign-in',
  recovery: 'sign-in',
  secretQuestion: 'sign-in',
  securityCode: 'sign-in',
  session: 'sign-in',
  signIn: 'sign-in',
  signInAgreements: 'sign-in',
  signInErrors: 'sign-in',
  validateSsn: 'sign-in',
};

export const areaOf = (group: string): Area | undefined => entryOf(areas, group);
