/** Screens of this package under Testing Library, for the tests of other packages. */
export { button, editProfile, field, openParts, showProfile } from './show-profile';
