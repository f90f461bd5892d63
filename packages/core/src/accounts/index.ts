export {
  accountsOf,
  applicationDays,
  applicationsOf,
  profileOf,
  type AccountListAnswer,
} from './accounts';
