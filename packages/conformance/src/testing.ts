/** Inner parts of this package for the tests of others. */
export { noChange } from './report';
export { harmlessRequest } from './samples';
