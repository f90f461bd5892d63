/** Calls that only a session or a fault needs; loaded then, so that a first screen is lighter. */
export { clientError, profile } from '@portico/contract';
