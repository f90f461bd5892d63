import type { Step, UnknownOutcome } from '../paying.state';

/** What the borrower can do. */
type WaysOn = {
  readonly checkAgain: boolean;
  /** Sends the same payment again under its key, where the lender's setup says that this is safe. */
  readonly sendAgain: boolean;
  /** Starts over once no request can arrive any more and the lender has said that it was not made. */
  readonly startOver: boolean;
};

const waysOn: Readonly<Record<UnknownOutcome, WaysOn>> = {
  unclear: { checkAgain: true, sendAgain: false, startOver: false },
  mayArrive: { checkAgain: true, sendAgain: false, startOver: false },
  neverArrived: { checkAgain: true, sendAgain: true, startOver: true },
  unsupported: { checkAgain: false, sendAgain: true, startOver: true },
  doNotResubmit: { checkAgain: true, sendAgain: false, startOver: true },
};

/**
 * What can be done about a payment of unknown outcome. After a reload it cannot be sent again,
 * because what is sent is never stored; nor if the host has told not to.
 *
 * @param keysHonoured the setting that the host makes one payment of each key
 */
export function waysOnFrom(
  { outcome, intent, mayStillArrive }: Extract<Step, { at: 'unresolved' }>,
  keysHonoured: boolean,
): WaysOn {
  const canSend = keysHonoured && intent.reviewed !== undefined && !intent.doNotResubmit;
  const ways = waysOn[outcome];
  return {
    ...ways,
    sendAgain: ways.sendAgain && canSend,
    startOver: ways.startOver && !mayStillArrive,
  };
}
