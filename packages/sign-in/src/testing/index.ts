/** Screens of this package under Testing Library, for the tests of other packages. */
export { atSteps } from './at-steps';
export { logIn, showSignIn, username } from './show-sign-in';
