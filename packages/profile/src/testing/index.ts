/** Screens of this package under Testing Library, for the tests of other packages. */
export { button, editProfile, field, showProfile } from './show-profile';
