import {
  readWire,
  writeWire,
  type Call,
  type Codec,
  type InputOf,
  type OutputOf,
  type CodeOf,
} from '@portico/contract';
import { ok, refuse, type Checked } from '@portico/rules';
import type { Session, RequestDetails } from './request/request-details';

/** The parts of a request that could not be done, as ErrorMessages; the others were. */
type Failures = { readonly errors?: readonly { readonly errorMessage: string }[] };

/** What a handler returns: the fields of the answer without HasNoErrors. */
export type ContentOf<C> =
  OutputOf<C> extends { readonly hasNoErrors: boolean }
    ? Omit<OutputOf<C>, 'hasNoErrors' | 'errors'> & Failures
    : OutputOf<C>;

/** A handler's result: the answer, or one of the codes that the contract lists for the call. */
export type Reply<C> = Checked<ContentOf<C>, CodeOf<C>>;

/** A call and its handler. */
export type Route = {
  readonly call: Call;
  /**
   * Reads the input by the contract, calls the handler, and writes the answer by the contract.
   * Fails with the handler's code, or with `contract` when the input does not match the contract.
   */
  readonly answer: (input: unknown, request: RequestDetails) => Promise<Checked<unknown>>;
};

/** The input of a call by the contract, `contract` where it does not match. */
function readInput<C extends Call>(call: C, wire: unknown): Checked<InputOf<C>, 'contract'>;
function readInput(call: Call, wire: unknown): Checked<unknown, 'contract'> {
  const codec = call.request ?? call.query;
  return codec ? readWire(codec, wire) : ok(undefined);
}

function writeAnswer(codec: Codec<unknown>, content: unknown): unknown {
  // An answer that is a list has no HasNoErrors field.
  if (Array.isArray(content)) return writeWire(codec, content);
  const answer = Object.assign({ errors: [] }, content);
  return writeWire(codec, { ...answer, hasNoErrors: answer.errors.length === 0 });
}

/** Answers a call by a handler whose answer the types of `Handlers` have checked. */
export function untypedRoute<C extends Call>(
  call: C,
  handler: (input: InputOf<C>, request: RequestDetails) => Promise<Checked<unknown>>,
): Route {
  return {
    call,
    answer: async (wire, request) => {
      const input = readInput(call, wire);
      if (!input.ok) return input;
      const reply = await handler(input.value, request);
      return reply.ok ? ok(writeAnswer(call.response, reply.value)) : reply;
    },
  };
}

/** Answers a call: path, input and answer come from the contract, the rest from the handler. */
export const route: <C extends Call>(
  call: C,
  handler: (input: InputOf<C>, request: RequestDetails) => Promise<Reply<C>>,
) => Route = untypedRoute;

/** The same for calls that need a session; `dispatch` has refused requests without one. */
export function memberRoute<C extends Call>(
  call: C,
  handler: (input: InputOf<C>, session: Session, request: RequestDetails) => Promise<Reply<C>>,
): Route {
  return {
    call,
    answer: async (wire, request) => {
      const { session } = request;
      if (!session) return refuse('Unauthorized');
      return route(call, (input: InputOf<C>) => handler(input, session, request)).answer(
        wire,
        request,
      );
    },
  };
}
