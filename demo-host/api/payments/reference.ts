import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference number for a borrower to read out: CV-7K2M-9QXD. */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `CV-${four()}-${four()}`;
}
