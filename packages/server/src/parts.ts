/** The parts that the server is made of, for an API that is composed otherwise. */
export { guessHashed } from './credentials/guess-hashed';
export { hashCapacity } from './credentials/hash-queue';
export {
  createPasswords,
  deriveByScrypt,
  type DeriveKey,
  type Passwords,
  type Hasher,
  hashPassword,
  standardCost,
} from './credentials/passwords';
export { type CodeProblem, codesOf, codeTime, maxAttempts } from './credentials/security-code';
export {
  StoreAway,
  type Database,
  type Dialect,
  type Executor,
  type Part,
} from './database/database';
export { insertRows, putRow } from './database/rows';
export { readOrigins } from './http/allowed-origins';
export { addressOf, cutConnection, isLoopback, isSameOrigin } from './http/connection';
export {
  documentRoute,
  type DocumentRoute,
  type MadeDocument,
  openedOnce,
} from './http/document-routes';
export {
  failed,
  type FailedRequest,
  failureLines,
  logFailure,
  type ReportFailure,
} from './http/failures';
export { type AllowedOrigins, securityHeaders } from './http/headers';
export { acceptedLanguage, type Language, languageOf } from './http/language';
export { IncompleteForm, partsOf, textOf } from './http/multipart';
export { networkOf } from './http/network';
export type { Observed, Trace } from './http/observe';
export { noticeProxy, passedAddress } from './http/proxy-notice';
export {
  bodyLimit,
  bodyStatus,
  bodyTime,
  depthLimit,
  depthOf,
  readJson,
  readText,
  refuseLargeBody,
} from './http/read-body';
export { queryOf } from './http/read-input';
export type { RequestDetails, Session } from './http/request-details';
export { json, refusal } from './http/responses';
export { type ContentOf, memberRoute, type Reply, type Route, route } from './http/route';
export { serveContract } from './http/serve-contract';
export {
  type AttemptLimits,
  type Count,
  createAttemptLimits,
  type Guess,
  type GuessResult,
} from './limits/attempt-limits';
export {
  documentTokens,
  linkMails,
  loginNames,
  newEmails,
  passwordChecks,
  passwordGuess,
  wrongAnswers,
  wrongPassword,
  wrongSsn,
} from './limits/borrower-counts';
export { type Limit, type LimitName, limits, longestPeriod } from './limits/limits';
export {
  createSecrets,
  hashToken,
  isSameText,
  newToken,
  randomCode,
  type Secrets,
} from './secrets';
export { createSecurityLog, type SecurityEventName } from './security/security-log';
export type { People, ServerServices } from './services';
export {
  isUnusual,
  lastLogin,
  type LoginOrigin,
  loginsOf,
  recordLogin,
} from './sessions/login-store';
export {
  absoluteTime,
  beginSession,
  completeStep,
  endSession,
  endSessionsOf,
  idleTime,
  isPendingStep,
  isRecentlyProven,
  isSessionOf,
  markProven,
  type NewSession,
  openSessions,
  proofTime,
  useSession,
} from './sessions/session-store';
export {
  issueSessionToken,
  issueSingleUseToken,
  type Purpose,
  readToken,
  redeemSingleUseToken,
  redeemWithDetails,
  revokeMailedLinks,
  revokeSingleUseTokens,
  singleUseTokenOwner,
  tokenTime,
} from './sessions/single-use-token';
export { codeRoutes } from './sign-in/code-routes';
export { checkSignInCode, codeForSignIn, issueSignInCode } from './sign-in/sign-in-code';
export {
  deviceCookie,
  forgetDevice,
  forgetDevices,
  sentDeviceOf,
  trustDevice,
  trustedDays,
  trustedDevicesOf,
} from './sign-in/trusted-device';
export {
  type KeyedPayment,
  lookUpOutcome,
  onceInTransaction,
  payInTransaction,
} from './submissions/idempotency';
export { logoutRoute } from './sign-in/logout-route';
