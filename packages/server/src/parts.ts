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
export type {
  DocumentKeeper,
  DocumentOwner,
  DocumentServices,
  KeptDocument,
  NewDocument,
} from './documents/document-keeper';
export { type Format, formatOf, formats } from './documents/formats';
export { createServedFiles, servedFilesPath } from './documents/view-document';
export { type FileStore, newFileId, partFile } from './files/file-store';
export { openFiles } from './files/open-files';
export { readOrigins } from './http/answer/allowed-origins';
export { addressOf, cutConnection, isLoopback, isSameOrigin } from './http/request/connection';
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
} from './http/answer/failures';
export { type AllowedOrigins, securityHeaders } from './http/answer/headers';
export { acceptedLanguage, type Language, languageOf } from './http/request/language';
export { IncompleteForm, partsOf, textOf } from './http/request/multipart';
export { networkOf } from './http/request/network';
export type { Observe, Observed, Trace } from './http/observe';
export { noticeProxy, passedAddress } from './http/request/proxy-notice';
export {
  bodyLimit,
  bodyStatus,
  bodyTime,
  depthLimit,
  depthOf,
  readJson,
  readText,
  refuseLargeBody,
} from './http/request/read-body';
export { queryOf } from './http/request/read-input';
export type { RequestDetails, Session } from './http/request/request-details';
export { json, refusal } from './http/answer/responses';
export { type ContentOf, memberRoute, type Reply, type Route, route } from './http/route';
export { serveContract } from './http/serve-contract';
export {
  type AttemptLimits,
  type Count,
  createAttemptLimits,
  type Guess,
  type GuessResult,
} from './limits/attempt-limits';
export { localTime } from './local-time';
export { captchaTime, newChallenge } from './messages/captcha';
export { type SentMessage, takeMessage, type TakenMessage } from './messages/take-message';
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
export { sessionRoutes } from './sessions/session-routes';
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
export { contentProblem } from './uploads/check-content';
export { uploadNames } from './uploads/observed-uploads';
export { serveKeptDocuments } from './uploads/serve-documents';
export { isUpload } from './uploads/serve-resumable';
