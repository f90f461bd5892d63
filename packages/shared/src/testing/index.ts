/** Screens of this package under Testing Library, for the tests of other packages. */
export { loanTarget, showUpload } from './show-upload';
