export type { Call, CodeOf, DocsOf, InputOf, OutputOf, SessionNeed } from './call';
export { defineCall } from './call';
export type { Codec, Fields, ValueOf, WireKind } from './codec';
export { readWire, writeWire } from './codec';
export type { AnswerFields, EntityOf, WireNames } from './entity';
export { answer, entity, sameName } from './entity';
export {
  amount,
  choice,
  date,
  decimal,
  dictionary,
  flag,
  integer,
  json,
  list,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from './fields';
export type { SettingsBuckets, SetupReading } from './setup';
export { readSetup, setupTarget } from './setup';
export { codesOf, refusalCodes } from './refusal';
export type {
  Account,
  AgreementLog,
  BankMethod,
  BankPayment,
  NewBankAccount,
  PaymentMethod,
  RecurringPayment,
  ScheduledPayment,
} from './entities';
export type { SignInCode } from './entities/login';
export type { BankAccountCode } from './entities/bank-account-codes';
export type { SubmissionCode } from './entities/submission';
export { accountDetails } from './calls/account-details';
export { accountList } from './calls/account-list';
export { addBankAccount } from './calls/add-bank-account';
export { agreementLogging } from './calls/agreement-logging';
export { applicationList } from './calls/application-list';
export { institutionFacts } from './entities/institution-options';
export { applicationOptions } from './calls/application-options';
export { bankLookup } from './calls/bank-lookup';
export { clientError } from './calls/client-error';
export { institutionOptions } from './calls/institution-options';
export { logout } from './calls/logout';
export { maintenanceMode } from './calls/maintenance-mode';
export { passableToken } from './calls/passable-token';
export { paymentInfo } from './calls/payment-info';
export { paymentMethods } from './calls/payment-methods';
export { paymentOutcome } from './calls/payment-outcome';
export { profile } from './calls/profile';
export { resendCode } from './calls/resend-code';
export { submitImmediateBank } from './calls/submit-immediate-bank';
export { submitScheduledBank } from './calls/submit-scheduled-bank';
export { tokenLogin } from './calls/token-login';
export { userLogin } from './calls/user-login';
export { validateBankAccount } from './calls/validate-bank-account';
export { validateCode } from './calls/validate-code';
