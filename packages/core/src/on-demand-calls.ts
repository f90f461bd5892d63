/** Calls that only a session or a fault needs; loaded then, so that a first screen is lighter. */
export { clientError, logout, profile } from '@portico/contract';
