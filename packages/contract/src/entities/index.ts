export * from './accounts';
export * from './payment-methods';
export * from './planned-payments';
export * from './profile';
export * from './proof';
export * from './sign-in';
export * from './submissions';
export * from './token-answer';
