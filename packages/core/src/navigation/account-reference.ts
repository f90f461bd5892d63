import type { Session } from '../session/session';

/**
 * Takes an account number's place in events and addresses (D164): `ref-4k2p`. It depends on the
 * borrower and the account alone, so that it is the same in every session and tab, and a bookmark
 * opens its account. There are 1.7 million references, far fewer than account numbers: many
 * thousands of numbers have the same one, so that none can be computed from it.
 */
export function accountReference(
  { username }: Pick<Session, 'username'>,
  accountNumber: string,
): string {
  const code = hash(`${username.toLowerCase()}\n${accountNumber}`) % references;
  return prefix + code.toString(36).padStart(length, '0');
}

const prefix = 'ref-';
const length = 4;
const references = 36 ** length;

/** Whether a value in an address is a reference and not an account number. */
export function isAccountReference(value: string): boolean {
  return /^ref-[0-9a-z]{4}$/.test(value);
}

/**
 * The values of a destination without an account number: its reference takes its place. Without a
 * session, there is none.
 */
export function withReference(
  session: Pick<Session, 'username'> | undefined,
  params: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { accountNumber, ...others } = params;
  if (!accountNumber) return others;
  if (isAccountReference(accountNumber)) return { ...others, accountReference: accountNumber };
  if (!session) return others;
  return { ...others, accountReference: accountReference(session, accountNumber) };
}

/** FNV-1a, its bits mixed once more (the last steps of MurmurHash3), as an unsigned number. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (const unit of text) bits = Math.imul(bits ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
