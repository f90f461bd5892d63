export { uploadDocument } from './documents';
export {
  chooseAmount,
  chooseLoan,
  chooseMethod,
  confirmPayment,
  confirmationNumber,
  pay,
  reviewPayment,
  type BankAccount,
  type Card,
  type Method,
  type Payment,
} from './payment';
export {
  sandboxAt,
  sandboxCode,
  type Sandbox,
  type SandboxFault,
  type SandboxMail,
} from './sandbox';
export { signIn, type Credentials } from './sign-in';
