import type { ValueOf } from '../codec/codec';
import { entity } from '../codec/entity';
import {
  date,
  decimal,
  flag,
  integer,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from '../codec/fields';

/** An account in the list (accounts §3). `rate` is in percent: 7.5 is 7.50 %. */
export const account = entity({
  /** Branch-number-check. */
  number: text,
  /** 0 loan; 1, 3, 5, 6 deposit; 7, 8 investment; 9 line of credit. */
  type: integer,
  description: optionalText,
  /** The hold code: empty, nox$ and irso mean open; one containing CLOSED means closed. */
  comment: optionalText,
  status: optionalText,
  nameOnAcct: optionalText,
  balance: optionalAmount,
  availableBalance: optionalAmount,
  rate: optional(decimal),
  loanDueDate: date,
  loanAmountDue: optionalAmount,
  loanPastDue: optionalAmount,
  monthlyInstallment: optionalAmount,
  feesDue: optionalAmount,
  statementPreference: optionalText,
  /** Security flags of the account (payments §4). */
  blockOnlinePayment: flag,
  blockAchPayment: flag,
  blockCardPayment: flag,
  /**
   * What the overview says about autopay, beyond the specification; a lender's API may lack it. The
   * day of the next recurring payment, and its amount where that is not the amount due.
   */
  autopayDate: date,
  autopayAmount: optionalAmount,
});
export type Account = ValueOf<typeof account>;

/** A mailing address; the state is its two-letter code. */
export const address = entity({
  address1: optionalText,
  city: optionalText,
  state: optionalText,
  zipCode: optionalText,
});
export type AccountAddress = ValueOf<typeof address>;

/** A document of an account, a customer or an application (accounts §3). */
export const accountDocument = entity({
  fileId: text,
  displayName: text,
  /** The file's format by its extension, e.g. pdf. */
  displayFormat: optionalText,
  dateUploaded: date,
  imageUrl: optionalText,
  /**
   * What it is, beyond the specification; a lender's API may lack both. A tax form has the name of
   * its form, `1098`, `1098-E` or `1098-VLI`, and its year.
   */
  kind: optionalText,
  taxYear: optionalInteger,
});
export type AccountDocument = ValueOf<typeof accountDocument>;

/** A statement of an account (accounts §3). */
export const statement = entity({
  date,
  id: text,
  number: optionalText,
  type: optionalText,
  /** Which viewer opens it (D130). */
  provider: optionalInteger,
});
export type Statement = ValueOf<typeof statement>;

/** Alerts by text message (accounts §3). */
export const textAlerts = entity({ alertLoanDelinquent: flag, estatementAlert: flag });
export type TextAlerts = ValueOf<typeof textAlerts>;

/**
 * Alerts by e-mail (accounts §3). Each of the four reminders of the due date has a flag, whether it
 * is sent before or after that day, and by how many days: the digits as they were typed.
 */
export const emailAlerts = entity({
  alertLoanDelinquent: flag,
  estatementAlert: flag,
  alertLoanDueDate1: flag,
  alertLoanDueDate1Before: flag,
  alertLoanDueDate1Days: optionalText,
  alertLoanDueDate2: flag,
  alertLoanDueDate2Before: flag,
  alertLoanDueDate2Days: optionalText,
  alertLoanDueDate3: flag,
  alertLoanDueDate3Before: flag,
  alertLoanDueDate3Days: optionalText,
  alertLoanDueDate4: flag,
  alertLoanDueDate4Before: flag,
  alertLoanDueDate4Days: optionalText,
});
export type EmailAlerts = ValueOf<typeof emailAlerts>;

/** A loan application (accounts §3). */
export const application = entity({
  applicationNumber: text,
  status: optionalText,
  amountRequested: optionalAmount,
  amountApproved: optionalAmount,
  lastModified: date,
  fundsExpected: date,
  office: optionalText,
});
export type Application = ValueOf<typeof application>;
