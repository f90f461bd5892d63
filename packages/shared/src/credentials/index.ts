export { NewPassword } from './new-password';
export { ResendLine } from './resend-line';
export { useCodeTimes, type CodeTimes } from './use-code-times';
