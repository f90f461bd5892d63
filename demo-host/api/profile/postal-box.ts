/** A post office box as people write it: `PO Box 12`, `P.O. Box 12`, `Post Office Box`, `POB 12`. */
const postalBox = /\b(?:p(?:ost)?[\s.]*o(?:ffice)?[\s.]*box|pob)\b/i;

/** Whether a street is a post office box, where nobody lives (access §8). */
export const isPostalBox = (street: string): boolean => postalBox.test(street);
