/**
 * What surrounds each tag in the usual case, where that is more than the tag alone, and what its first
 * screen can be used for before the code is there. A tag that is not here needs nothing.
 *
 * @typedef {object} Usual
 * @property {string} [attributes]  on the tag
 * @property {Record<string, string>} [storage]  what the page before has left in sessionStorage
 * @property {boolean} [signedIn]   where it is only for those who are, or who are not
 * @property {(signedIn: boolean) => Early | undefined} [early]
 *
 * @typedef {object} Early
 * @property {Record<string, string | true>} typed  by name of field; true ticks a box, or the first of several
 * @property {string} call  path of the one request this leads to, once it is sent; where there is
 *   nothing to press, once it is typed
 * @property {string[]} [carries]  what that request says of it, where that is not all as it was typed
 * @property {string} [attributes]  on the tag instead
 */

/** @type {Readonly<Record<string, Usual>>} */
export const usual = {
  'portico-activation': { attributes: 'token="a-token"', signedIn: false },
  'portico-password-change': { attributes: 'token="a-token"', signedIn: false },
  'portico-opt-out': { attributes: 'token="a-token"', signedIn: false },
  'portico-verify-email': { attributes: 'enc="a-token"', signedIn: false },
  'portico-payment-confirmation': { storage: { 'portico.arrival': payment() }, signedIn: true },
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
      // The number of an account can be typed once its kind is chosen, which the code sees to.
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
      // Whether the service is up; what was typed stays with the wizard.
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

/** As the payment screen hands it over. */
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
