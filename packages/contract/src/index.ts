export type { Call, CodeOf, DocumentedCall, Effect, InputOf, OutputOf, SessionNeed } from './call';
export { codes, defineCall, isMissing } from './call';
export type { Codec, Fields, ValueOf, WireKind } from './codec/codec';
export { readWire, writeWire } from './codec/codec';
export type { AnswerFields, EntityOf, WireNames } from './codec/entity';
export { answer, entity, sameName } from './codec/entity';
export { documentAddress, type Document, type MediaType } from './document';
export {
  amount,
  choice,
  date,
  day,
  decimal,
  dictionary,
  flag,
  identifier,
  integer,
  json,
  list,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from './codec/fields';
export { readOr, unread, type Unread } from './codec/parts';
export { tolerantList, tolerantOptional } from './codec/tolerant';
export type { SettingsBuckets, SetupReading } from './setup';
export { institutionText } from './institution-text';
export { readSetup, setupTarget } from './setup';
export { codesOf, refusalCodes } from './refusal';
export { resumableUploads, type Upload } from './upload';
export { acceptedAnswer, contractVersion, isReadVersion, versionHeader } from './version';
export { emailAlerts, textAlerts } from './entities/accounts';
export {
  borrowerRequest,
  loanTerms,
  requestField,
  requestOutcome,
  requestValue,
} from './entities/requests';
export { userAlerts } from './entities/profile';
export {
  notPossibleReasons,
  plannedPaymentEffects,
  requestFieldTypes,
  requestKinds,
  requestResults,
  requestStates,
} from './entities/requests';
export type { RequestCode, RequestKeyCode } from './entities/request-codes';
export type * from './entities';
export * from './calls';
