/** Inner parts of this package and data for them, for tests and stories. */
export { VerifyEmailView } from '../verify-email/verify-email.view';
