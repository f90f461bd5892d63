import { writeWire, type Call } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { type HeldRequests, type TestCore, requestTimeout } from '@portico/core/testing';

/** What can go wrong with a call whose screen is still shown. */
export type Fault =
  | 'connection lost'
  | 'timeout'
  | 'HTTP 500'
  | 'HTTP 403'
  | 'malformed JSON'
  | 'HasNoErrors false'
  | 'Unauthorized'
  | 'parts missing';

/** A request of a test core that waits for its answer. */
type Waiting = { readonly held: HeldRequests; readonly test: TestCore };

const refusal = (...codes: readonly string[]) => ({
  HasNoErrors: false,
  Errors: codes.map((ErrorMessage) => ({ ErrorMessage })),
});

/** Ends a waiting request with a fault. */
export const faults: Readonly<Record<Fault, (waiting: Waiting) => void>> = {
  'connection lost': ({ held }) => held.drop(),
  timeout: ({ test }) => test.clock.advance(requestTimeout),
  'HTTP 500': ({ held }) => held.release('<html>Internal error</html>', 500),
  'HTTP 403': ({ held }) => held.release('', 403),
  'malformed JSON': ({ held }) => held.release('{"HasNoErrors":true,"Acc'),
  'HasNoErrors false': ({ held }) => held.release(refusal()),
  Unauthorized: ({ held }) => held.release(refusal('Unauthorized'), 403),
  'parts missing': ({ held }) => held.release({}),
};

export const faultNames: readonly Fault[] = Object.keys(faults).filter(isFault);

function isFault(name: string): name is Fault {
  return Object.hasOwn(faults, name);
}

/** The faults after which it is not known whether a change was made. */
export const lostFaults: readonly Fault[] = [
  'connection lost',
  'timeout',
  'HTTP 500',
  'malformed JSON',
];

const builders: Readonly<Record<string, () => unknown>> = answers;

/** The body of a call's usual answer. */
export const usualAnswer = ({ name, response }: Call): unknown =>
  writeWire(response, builders[name]?.());
