export type { Core } from './core';
export type { Problem } from './reports/problem';
export type { Environment, StoragePort } from './page/environment';
export type { Client, SendOptions } from './http/client';
export { today } from './setup/today';
export { createCore } from './create-core';
export { pageCore } from './page-core';
export { completePageApi } from './page/page-api';
export { browserEnvironment } from './page/browser-environment';
export { isCached } from './page/is-cached';
export { pageStore, type LeadCandidate, type PageState, type PageStore } from './page/page-store';
export { countPageView } from './reports/analytics';
export {
  errorKey,
  mapErrorMessage,
  ownMessages,
  serverMessages,
  type MappedError,
} from './http/error-mapping';
export { trustedDevices, type TrustedDevices } from './session/trusted-devices';
export {
  failCall,
  isAccepted,
  refusedCodes,
  type ApiError,
  type ApiFault,
  type CallOutcome,
  type Delivery,
} from './http/api-error';
export {
  isUnanswered,
  readFirst,
  unanswered,
  whatBecame,
  type Unanswered,
} from './changes/changes';
export { changesTexts } from './changes/changes.sentences';
export { createForm, type Form, type FormEvent, type FormState } from './form/form';
export { parseJson } from './json';
export { isAccountReference } from './navigation/account-reference';
export { requestedAccount } from './navigation/requested-account';
export {
  dateParts,
  dayOfYear,
  longDate,
  monthAndDay,
  monthAndYear,
  timeOfDay,
} from './texts/date-words';
export { valueInAddress, valuesInAddress } from './navigation/value-in-address';
export { returnAddress } from './navigation/return-address';
export { passToScreen } from './navigation/pass-to-screen';
export { takeWantedScreen } from './navigation/take-wanted-screen';
export { chunk, type Chunk, type OnDemandPolicy } from './page/on-demand';
export { dropLinkToken, hideLinkToken, linkToken } from './navigation/link-token';
export { openBlankWindow, type NewWindow } from './navigation/new-window';
export { openWindow } from './navigation/open-window';
export { screens, type Router, type ScreenData, type TakenData } from './navigation/destination';
export { emit } from './page/events';
export { perSession } from './session/per-session';
export { canKeepSession } from './session/session-store';
export type { IdleState, IdleWatch } from './session/idle';
export type { Query, QueryState } from './query/query';
export type { NewSession, Session } from './session/session';
export { hasEmailAddress, isPersonalUser, ownerOf, shownName } from './session/session-facts';
export type { InstitutionLengths, Setup, SetupState } from './setup/setup';
export { institutionLengths } from './setup/institution-lengths';
export { entryOf, type CodeTexts } from './texts/code-texts';
export { directionOf, documentLanguage } from './texts/language';
export { defineTexts, type Texts, type Translate } from './texts/texts';
export { wordsIn } from './texts/words-in';
export { list } from './settings/list';
export {
  address,
  flag,
  number,
  picture,
  richText,
  text,
  type Setting,
  type SettingKey,
  type SettingKind,
} from './settings/setting';
export { accountWords, institutionTimeZone } from './settings/core-options';
