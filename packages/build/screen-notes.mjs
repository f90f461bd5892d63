/** The screens for which a lender can name a page, described: for the docs and the WordPress plugin. */
const account = ['accountReference', 'accountNumber'];

/**
 * Every screen with its tag. `example` is an address as a lender would name it; `values` are the
 * placeholders that the address may have.
 *
 * @type {Readonly<Record<string, { tag?: string, what: string, example: string, values?: readonly string[] }>>}
 */
export const screenNotes = {
  login: { tag: 'portico-sign-in', what: 'Sign-in', example: '/login' },
  register: { tag: 'portico-registration', what: 'Registration', example: '/register' },
  recovery: {
    tag: 'portico-recovery',
    what: 'A forgotten username or password',
    example: '/recovery',
  },
  activate: {
    tag: 'portico-activation',
    what: 'Activation of an invitation',
    example: '/activate',
  },
  sso: { what: 'Single sign-on. Only the portal has it', example: '/sso' },
  verifyEmail: {
    tag: 'portico-verify-email',
    what: 'The link of a mail that confirms an address',
    example: '/verify-email#token={enc}',
    values: ['enc'],
  },
  forcePasswordChange: {
    tag: 'portico-password-change',
    what: 'The link of a mail for a new password',
    example: '/new-password#token={enc}',
    values: ['enc'],
  },
  optOut: { tag: 'portico-opt-out', what: 'The end of a subscription', example: '/opt-out' },
  dashboard: { tag: 'portico-accounts', what: 'The lists of accounts', example: '/account' },
  payment: {
    tag: 'portico-payment',
    what: 'A payment',
    example: '/pay?account={accountReference}',
    values: account,
  },
  paymentConfirm: {
    tag: 'portico-payment-confirmation',
    what: 'The confirmation of a payment',
    example: '/paid',
  },
  loanDetails: {
    tag: 'portico-loan-details',
    what: 'A loan',
    example: '/loan?account={accountReference}',
    values: account,
  },
  depositDetails: {
    tag: 'portico-deposit-details',
    what: 'A deposit or an investment',
    example: '/deposit?account={accountReference}',
    values: account,
  },
  applicationDetails: {
    tag: 'portico-application-details',
    what: 'An application for a loan',
    example: '/application?number={applicationNumber}',
    values: ['applicationNumber'],
  },
  profile: { tag: 'portico-profile', what: 'The profile', example: '/profile' },
  documents: { what: 'Documents. Only the portal has it', example: '/all-documents' },
  documentCenter: {
    tag: 'portico-document-center',
    what: 'Documents and their upload',
    example: '/documents?account={accountReference}',
    values: account,
  },
  loginHistory: { tag: 'portico-login-history', what: 'Earlier sign-ins', example: '/sign-ins' },
  requestChange: {
    tag: 'portico-contact-change',
    what: 'A request to change contact details',
    example: '/contact-change',
  },
  requests: {
    tag: 'portico-requests',
    what: 'Requests of the borrower and where they stand',
    example: '/requests?account={accountReference}',
    values: account,
  },
  applyForLoan: { what: 'An application on the lender’s own site', example: '/apply' },
  locations: { tag: 'portico-branch-locator', what: 'Branches', example: '/branches' },
  messages: { tag: 'portico-messages', what: 'A message to the lender', example: '/contact' },
  faq: { tag: 'portico-faq', what: 'Questions and answers', example: '/faq' },
  error500: { what: 'The portal’s page for a failed start', example: '/error' },
};
