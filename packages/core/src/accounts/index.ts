export { accountsOf, applicationDays, type AccountListAnswer } from './accounts';
export { profileOf } from './profile';
