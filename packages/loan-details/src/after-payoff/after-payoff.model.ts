import type {
  BorrowerRequest,
  OfferedRequest,
  RequestKind,
  RequestOutcome,
  RequestResult,
} from '@portico/contract';
import type { LocalDate } from '@portico/rules';

/** What a borrower still gets after a payoff. */
export type PayoffPart = 'letter' | 'lien' | 'refund';

/** Where a part stands. */
export type PartState =
  | { readonly at: 'done'; readonly outcome: RequestOutcome }
  /** The lender has said what it does and by when. */
  | { readonly at: 'coming'; readonly outcome: RequestOutcome }
  /** The lender has the request, and answers by a day if it names one. */
  | { readonly at: 'waiting'; readonly answerBy: LocalDate | undefined }
  /** The lender needs something of the borrower. */
  | { readonly at: 'needed'; readonly referenceNumber: string }
  /** The lender has answered without saying what follows. */
  | { readonly at: 'answered'; readonly referenceNumber: string }
  | { readonly at: 'offered' }
  /** There is nothing to pay back. */
  | { readonly at: 'none' };

/** The request and what follows it, by part. */
const parts: Readonly<
  Record<PayoffPart, { readonly kind: RequestKind; readonly result: RequestResult }>
> = {
  letter: { kind: 'paidInFullLetter', result: 'documentIssued' },
  lien: { kind: 'lienStatus', result: 'lienReleased' },
  refund: { kind: 'creditBalanceRefund', result: 'refunded' },
};

/** The kind of request that is about a part. */
export const kindOfPart = (part: PayoffPart): RequestKind => parts[part].kind;

/** The parts in the order in which they are shown. */
export const payoffParts: readonly PayoffPart[] = ['letter', 'lien', 'refund'];

const ended: ReadonlySet<string> = new Set(['declined', 'withdrawn']);

type Known = {
  /** Those that were sent, or begun by the lender. */
  readonly requests: readonly BorrowerRequest[];
  /** What can be requested. */
  readonly kinds: readonly OfferedRequest[];
  readonly today: LocalDate;
};

/** Where a part stands; undefined where the lender's API says nothing about it. */
export function partState(
  part: PayoffPart,
  { requests, kinds, today }: Known,
): PartState | undefined {
  const { kind, result } = parts[part];
  const sent = requests.filter((one) => one.kind === kind && !ended.has(one.state));
  const outcomes = sent.flatMap(({ state, outcomes: all }) =>
    all.filter((one) => one.result === result).map((outcome) => ({ state, outcome })),
  );
  const [first] = outcomes;
  if (first) {
    const { state, outcome } = first;
    const isDone = state === 'done' || (outcome.date !== undefined && outcome.date <= today);
    return { at: isDone ? 'done' : 'coming', outcome };
  }
  const [newest] = sent;
  if (newest) return sentState(newest);
  const offered = kinds.find((one) => one.kind === kind);
  if (offered?.isPossible) return { at: 'offered' };
  return offered?.reasonCode === 'NoCreditBalance' ? { at: 'none' } : undefined;
}

function sentState({ state, answerBy, referenceNumber }: BorrowerRequest): PartState {
  if (state === 'asked') return { at: 'needed', referenceNumber };
  return state === 'done' ? { at: 'answered', referenceNumber } : { at: 'waiting', answerBy };
}
