/** Inner parts of this package for the tests of others. */
export { optionalParts, withValue, type OptionalPart } from './fixtures/unreadable-parts';
export { entriesOf } from './wire-object';
