import type { Secrets } from '../secrets';

/** What the log records. A new event is a new name here, with its row in `demo-host/README.md`. */
export type SecurityEventName =
  | 'signInAccepted'
  | 'signInRefused'
  | 'codeAccepted'
  | 'codeRefused'
  | 'proofAccepted'
  | 'proofRefused'
  | 'proofRequired'
  | 'lockedOut'
  | 'linkRefused'
  | 'recoveryAccepted'
  | 'recoveryRefused'
  | 'registrationAccepted'
  | 'registrationRefused'
  | 'accessRefused'
  | 'passwordChanged'
  | 'loginNameChanged'
  | 'emailChangeBegun'
  | 'emailChanged'
  | 'emailVerified'
  | 'secretQuestionChanged'
  | 'phonesChanged'
  | 'alertsChanged'
  | 'passkeyAdded'
  | 'passkeyRefused'
  | 'passkeyRemoved'
  | 'sessionsEnded';

/** Whom an event concerns: a borrower, or a name as a stranger typed it, which is logged as a hash. */
export type Concerned =
  { readonly borrowerId: number } | { readonly typedName: string } | undefined;

export type SecurityEvent = {
  readonly event: SecurityEventName;
  /** The client's address (`RequestDetails.ip`). */
  readonly address: string;
  readonly who?: Concerned;
  /** Name of the call in the contract. */
  readonly call?: string | undefined;
  /** The code of the refusal. */
  readonly code?: string | undefined;
};

/** The log of what concerns the safety of accounts: one line of JSON for each event, no secret. */
export type SecurityLog = { readonly record: (event: SecurityEvent) => void };

/** Milliseconds on the real clock, the keyed hash, and where a line goes; none by default. */
type SecurityLogOptions = {
  readonly clock: () => number;
  readonly secrets: Secrets;
  readonly write?: ((line: string) => void) | undefined;
};

export function createSecurityLog({ clock, secrets, write }: SecurityLogOptions): SecurityLog {
  /** A name's letter case and surrounding spaces are ignored, as by the limits on guessing. */
  const named = (who: Concerned) => {
    if (!who || 'borrowerId' in who) return { borrowerId: who?.borrowerId };
    const name = who.typedName.trim().toLowerCase();
    return { nameHash: secrets.fingerprint(`security log ${name}`) };
  };
  return {
    record: ({ event, address, who, call, code }) =>
      write?.(
        JSON.stringify({
          time: new Date(clock()).toISOString(),
          event,
          ...named(who),
          address,
          call,
          code,
        }),
      ),
  };
}
