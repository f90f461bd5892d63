/** Screens of this package under Testing Library, for the tests of other packages. */
export { askedRequests, requestedLoan, showRequests } from './show-requests';
