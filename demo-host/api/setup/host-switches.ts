/** A host setting that no browser reads: its default, and a note on what it does. */
type Switch = { readonly standard: string; readonly note: string };

/** What a lender's back office decides, in addition to the settings of the screens. */
export const hostSwitches = {
  maintenanceMode: {
    standard: 'false',
    note: 'true: MaintenanceMode says so, and nobody can sign in.',
  },
  portalAddress: {
    standard: '/portal',
    note: 'Where the links in e-mails lead: the address of the page with the portal, whole or a path on this host.',
  },
  niteMode: {
    standard: 'false',
    note: 'true: payment information and payments answer NiteMode, account details NightError.',
  },
  historySecurity: {
    standard: 'false',
    note: 'true: the history of accounts is refused for security reasons.',
  },
  maximumUploadMegabytes: {
    standard: '10',
    note: 'MB that an uploaded file may have.',
  },
  achCutoffTime: {
    standard: '',
    note: 'HH:mm in the institution’s zone: from then on no bank payment is made the same day.',
  },
  eCheckFee: { standard: '0', note: 'Dollars for a bank payment made the same day.' },
  scheduledAchFee: { standard: '0', note: 'Dollars for a bank payment made on a later day.' },
  recurringAchFee: { standard: '0', note: 'Dollars for each recurring payment by bank account.' },
  debitCardFee: { standard: '0', note: 'Dollars for a payment by debit card.' },
  creditCardFee: { standard: '0', note: 'Dollars for a payment by credit card.' },
  thirdPartyAchFee: {
    standard: '0',
    note: 'Dollars that a third party takes for a bank payment, once useThirdPartyFeeOption is on.',
  },
  thirdPartyCardFee: { standard: '0', note: 'The same for a card payment.' },
  hostedCardFields: {
    standard: 'true',
    note: 'true: card numbers are typed in a page of another origin, which hands back a token; false: cards are taken only where cardPaymentOptions.allowRawCardsOption is on.',
  },
  passwordRules: {
    standard:
      'MustContainCapitalLetter MustContainLowercaseLetter MustContainNumber CannotContainConsecutiveCharacters CannotMatchSSN CannotMatchEmail CannotContainLogon CannotEqualPortionOfLogon CannotBePreviousPassword',
    note: 'The rules of passwords by name, separated by spaces. Further ones: MustContainLetter, MustContainSpecialCharacter.',
  },
  loginNameRules: {
    standard: '',
    note: 'What a login name must have, separated by spaces: MustContainCapitalLetter, MustContainLowercaseLetter, MustContainLetter, MustContainNumber, MustContainSpecialCharacter.',
  },
  daysInPeriod: { standard: '60', note: 'How many days ahead a payment may be dated; empty: any.' },
} as const satisfies Record<string, Switch>;

export type HostSwitch = keyof typeof hostSwitches;

/** The names in a switch that lists some. */
export const namesIn = (value: string): string[] => value.split(/\s+/).filter(Boolean);
