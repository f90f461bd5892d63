/** What a sandbox and its client agree on. */

/** The security code of every sign-in, registration and change in a sandbox. */
export const sandboxCode = '123456';

/** Where a sandbox is told what to do; these paths are not part of the contract. */
export const sandboxPath = '/sandbox';

/** What a sandbox does in place of answering a call, by name. */
const sandboxFaults = {
  /** Answers after five seconds. */
  slow: { delay: 5_000 },
  /** Cuts the connection before the call is carried out. */
  'not-sent': { drop: 'before' },
  /** Carries the call out, then cuts the connection: the page does not know the outcome. */
  'lost-answer': { drop: 'after' },
  /** Answers 500. */
  'server-error': { status: 500 },
  /** Answers 503. */
  unavailable: { status: 503 },
  /** Answers 401: the session has ended. */
  'session-ended': { status: 401 },
  /** Answers half of the JSON. */
  malformed: { malformed: true },
} as const;

type Name = keyof typeof sandboxFaults;

/** Name of a fault; `refuse:Declined` refuses with a code of the call. */
export type SandboxFault = Name | `refuse:${string}`;

/** The names of the faults, without that of a refusal. */
export const sandboxFaultNames = Object.keys(sandboxFaults).filter(
  (name): name is Name => name in sandboxFaults,
);

/** What a fault of this name does; undefined if there is none. */
export function sandboxFault(name: string) {
  const refuse = /^refuse:(\w+)$/.exec(name)?.[1];
  if (refuse !== undefined) return { refuse };
  const known = sandboxFaultNames.find((one) => one === name);
  return known && sandboxFaults[known];
}
