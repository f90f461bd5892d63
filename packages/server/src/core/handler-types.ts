import type { CodeOf, Document, InputOf, SessionNeed } from '@portico/contract';
import type { Subjects } from '@portico/contract/openapi';
import type { Refusal } from '@portico/rules';
import type { MadeDocument, RequestTime } from '../http/document-routes';
import type { RequestDetails } from '../http/request/request-details';
import type { ContentOf } from '../http/route';

/** Whose data a handler reads or changes. */
export type Borrower = {
  /** The borrower's id in the core system. */
  readonly id: string;
  readonly username: string;
};

/** What a handler may need of a request beside its input. */
export type HandlerRequest = Pick<RequestDetails, 'today' | 'now' | 'language' | 'ip'> & {
  /** The Idempotency-Key of a payment or a request; '' for other calls. */
  readonly key: string;
  /** Who is signed in was proven in the last minutes (D174). */
  readonly isProven: boolean;
};

/** What a handler returns in place of an answer: `refuse('Error')`. */
type Refused<C extends string> = { readonly ok: false; readonly error: Refusal<C> };

/** The answer of a call, without HasNoErrors, or one of its refusal codes. */
type Answer<C> = ContentOf<C> | Refused<CodeOf<C>>;

/** What may come later. */
export type Later<T> = T | Promise<T>;

/** Answers a call: of a borrower where the call needs a session. */
type Handler<C> = C extends { readonly session: infer S extends SessionNeed }
  ? S extends 'required' | 'preauth'
    ? (borrower: Borrower, input: InputOf<C>, request: HandlerRequest) => Later<Answer<C>>
    : (input: InputOf<C>, request: HandlerRequest) => Later<Answer<C>>
  : never;

/** A document that a passable token opens; undefined where there is none for the borrower. */
type DocumentHandler<D> =
  D extends Document<infer I>
    ? (borrower: Borrower, input: I, time: RequestTime) => Later<MadeDocument | undefined>
    : never;

/** The documents that a passable token opens (D8). */
export const openedByPassableToken = [
  'statementDocument',
  'broadridgeStatement',
  'paymentReceipt',
] as const;

type PassableDocument = (typeof openedByPassableToken)[number];

/** The calls and documents of a subject: the declarations that have documentation. */
type Declared<M> = {
  readonly [
    K in keyof M as K extends string ? (`${K}Docs` extends keyof M ? K : never) : never
  ]: M[K];
};

type HandlersOf<M> = {
  readonly [
    K in keyof Declared<M> as Declared<M>[K] extends { readonly response: unknown }
      ? K
      : K extends PassableDocument
        ? K
        : never
  ]?: Declared<M>[K] extends { readonly response: unknown }
    ? Handler<Declared<M>[K]>
    : DocumentHandler<Declared<M>[K]>;
};

/** `planned-payments` as `plannedPayments`. */
type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;

/**
 * What a lender answers over its core system, by the subjects and the names of the contract. What is
 * left out is answered by the server, or as a call that this lender has not (D160).
 */
export type Handlers = {
  readonly [S in keyof Subjects as Camel<S>]?: HandlersOf<Subjects[S]>;
};
