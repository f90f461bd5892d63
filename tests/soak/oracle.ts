import type { Entry } from './lender/books';

/** What a page shows of a payment; amounts are cents, undefined where it names none. */
export type Shown = {
  /** Its day, or its first, as `yyyy-MM-dd`. */
  readonly day: string | undefined;
  /** A line of credit's autopay has none until its day. */
  readonly amount: number | undefined;
  readonly principal: number;
  readonly fee: number;
  readonly total: number | undefined;
};

/** A payment that the borrower confirmed, and what the pages said became of it. */
export type Intent = {
  readonly kind: Entry['kind'];
  /** The figures of the dialog in which it was confirmed. */
  readonly reviewed: Shown;
  said: 'nothing yet' | 'made' | 'not made';
  /** The number it was given, where the page showed one. */
  reference?: string | undefined;
  /** The figures of the confirmation page, where it was shown. */
  confirmed?: Shown | undefined;
};

const dollars = (cents: number | undefined) =>
  cents === undefined ? 'no amount' : `$${(cents / 100).toFixed(2)}`;

const saysShown = ({ day, amount, principal, fee, total }: Shown) =>
  `${dollars(amount)} + ${dollars(principal)} principal + ${dollars(fee)} fee = ${dollars(total)} on ${day ?? 'no day'}`;

const saysEntry = (entry: Entry) =>
  `${entry.kind} ${entry.reference}: ${dollars(entry.amount)} + ${dollars(entry.principal)} principal + ${dollars(entry.fee)} fee on ${entry.day}`;

/** Whether an entry is of this payment: what the borrower saw is what was booked, to the cent. */
export function isOf(
  entry: Entry,
  kind: Intent['kind'],
  { amount, principal, fee, day }: Shown,
): boolean {
  return (
    entry.kind === kind &&
    entry.amount === (amount ?? 0) &&
    entry.principal === principal &&
    entry.fee === fee &&
    entry.day === day
  );
}

const addsUp = ({ amount, principal, fee, total }: Shown) =>
  total === undefined || total === (amount ?? 0) + principal + fee;

/**
 * What is wrong about a run, once nothing of it is under way any more: an intent that was said to
 * be made has exactly one entry, of the figures that were shown; one that was said not to be made
 * has none; something was said of each; and there is no other entry. Empty when all is right.
 */
export function contradictions(
  intents: readonly Intent[],
  entries: readonly Entry[],
): readonly string[] {
  const found: string[] = [];
  let left = entries;
  const take = (entry: Entry | undefined) => {
    left = left.filter((one) => one !== entry);
    return entry;
  };
  // Those with a number first, so that an equal payment does not take their entry.
  const ordered = intents.toSorted(
    (one, other) => Number(!one.reference) - Number(!other.reference),
  );
  for (const { kind, reviewed, said, reference, confirmed } of ordered) {
    const what = `${kind}, ${saysShown(reviewed)}`;
    if (!addsUp(reviewed)) found.push(`does not add up in the dialog: ${what}`);
    if (said === 'nothing yet') found.push(`nothing was said of: ${what}`);
    if (said !== 'made') continue;
    const entry = take(
      reference === undefined
        ? left.find((one) => isOf(one, kind, reviewed))
        : left.find((one) => one.reference === reference),
    );
    if (!entry) {
      found.push(`said to be made, and not booked: ${what}`);
      continue;
    }
    if (!isOf(entry, kind, reviewed)) {
      found.push(`booked otherwise than reviewed: ${what}; booked: ${saysEntry(entry)}`);
    }
    if (confirmed && !(isOf(entry, kind, confirmed) && addsUp(confirmed))) {
      found.push(
        `booked otherwise than confirmed: ${saysShown(confirmed)}; booked: ${saysEntry(entry)}`,
      );
    }
  }
  for (const entry of left) {
    const refused = intents.some(
      ({ kind, reviewed, said }) => said === 'not made' && isOf(entry, kind, reviewed),
    );
    const why = refused ? 'booked, and said not to be made' : 'booked once more than confirmed';
    found.push(`${why}: ${saysEntry(entry)}`);
  }
  return found;
}
