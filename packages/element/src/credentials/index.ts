export { NewPassword } from './new-password';
