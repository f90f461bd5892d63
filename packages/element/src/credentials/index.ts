export { NewPassword } from './new-password';
export { useCodeTimes, type CodeTimes } from './use-code-times';
