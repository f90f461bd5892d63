/** Screens of this package under Testing Library, for the tests of other packages. */
export {
  field,
  fillLogon,
  fillPersonal,
  fillSecurity,
  press,
  showRegistration,
  toLogon,
  toSecurity,
} from './show-registration';
