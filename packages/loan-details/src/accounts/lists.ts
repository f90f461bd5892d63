/**
 * The lists in one file, because a page that has room for one shows the other too, and both are
 * tables.
 */
export {
  default as Applications,
  texts as applicationsTexts,
} from './applications/applications.view';
export { AccountLists } from './screens/account-lists';
