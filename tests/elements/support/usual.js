/**
 * What each tag needs in the usual case, in addition to the tag, and how its first screen can be
 * used before the code is loaded. A tag that is not here needs nothing.
 *
 * @typedef {object} Usual
 * @property {string} [attributes]  on the tag
 * @property {Record<string, string>} [storage]  what the previous page has stored in sessionStorage
 * @property {boolean} [signedIn]   where the tag is only for a signed-in or a signed-out visitor
 * @property {(signedIn: boolean) => Early | undefined} [early]
 *
 * @typedef {object} Early
 * @property {Record<string, string | true>} typed  by name of field; true ticks a box, or the first
 *   of several
 * @property {string} call  path of the one request this leads to, once it is submitted; where there
 *   is no button, once it is typed
 * @property {string[]} [carries]  what that request contains, where that is not all as it was typed
 * @property {string} [attributes]  on the tag instead
 */

/** @type {Readonly<Record<string, Usual>>} */
export const usual = {
  'portico-activation': { attributes: 'token="a-token"', signedIn: false },
  'portico-password-change': { attributes: 'token="a-token"', signedIn: false },
  'portico-opt-out': { attributes: 'token="a-token"', signedIn: false },
  'portico-verify-email': { attributes: 'enc="a-token"', signedIn: false },
  'portico-payment-confirmation': { storage: { 'portico.screenData': payment() }, signedIn: true },
  'portico-sign-in': {
    early: (signedIn) =>
      signedIn
        ? undefined
        : {
            typed: { username: 'maya', password: 'Quiet-River-7' },
            call: '/api/login/userlogin',
          },
  },
  'portico-recovery': {
    early: () => ({
      typed: {
        email: 'maya@example.com',
        dateOfBirth: '04/12/1988',
        zipCode: '52404',
        branch: '12',
      },
      call: '/api/Recovery/GetSecretQuestion',
      carries: ['maya@example.com', '1988', '52404', '12'],
    }),
  },
  'portico-registration': {
    early: () => ({
      // The account number can be typed only after choosing its kind, which needs the code.
      attributes: `settings='{"registrationOptions.noAccountNumberOption": true}'`,
      typed: {
        accountType: true,
        firstName: 'Maya',
        lastName: 'Whitfield',
        emailAddress: 'maya@example.com',
        ssn: '123456789',
        dateOfBirth: '04/12/1988',
        zip: '52404',
        phoneNumber: '3195550110',
      },
      // Checks whether the service is up; what was typed stays in the form.
      call: '/api/MaintenanceMode',
      carries: [],
    }),
  },
  'portico-messages': {
    early: (signedIn) => ({
      typed: {
        kind: 'feedback',
        ...(!signedIn && { name: 'Maya Whitfield', email: 'maya@example.com' }),
        message: 'When is my payment due?',
        captcha: true,
      },
      call: '/api/Messages/Feedback',
      carries: ['When is my payment due?'],
    }),
  },
  'portico-branch-locator': {
    early: () => ({ typed: { zip: '52404' }, call: '/api/ZipLocation' }),
  },
};

/** As passed on by the payment screen. */
function payment() {
  const submissionInfo = {
    kind: 'immediate',
    frequencyInfo: { frequency: 'OneTime' },
    method: { isCard: false, achInfo: { accountNumber: '1234', accountType: 'Checking' } },
    accountNumber: '12-345678-9',
    amount: 100,
    additionalPrincipalAmount: 0,
    fees: { firstParty: 1.5, thirdParty: 0.25 },
  };
  const confirmation = {
    referenceNumber: 'R-1001',
    payDate: '2026-06-15',
    dueDate: '2026-07-01',
    isRecurringLOCPayingTotalDue: false,
    submissionInfo,
  };
  return JSON.stringify({ kind: 'payment', screen: 'paymentConfirm', confirmation });
}
