export { cents, localDate, refuse } from '@portico/rules';
export {
  createServer,
  type AnsweredRequest,
  type Notice,
  type Server,
  type ServerOptions,
} from './create-server';
export type { CoreBorrower, CoreBorrowers } from './core/core-borrowers';
export type { Documents } from './core/documents';
export type { Borrower, HandlerRequest, Handlers } from './core/handler-types';
export type { Institution } from './core/setup-routes';
export type { MadeDocument } from './http/document-routes';
