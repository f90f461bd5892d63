import { ok, refuse, type Checked } from '../../values/outcome';

/** Digits of an American routing number (payments §9). */
export const routingNumberLength = 9;

/** Milliseconds after which a complete routing number is looked up (payments §5). */
export const routingLookupDelay = 300;

/** Exactly nine digits. The bank lookup checks its checksum (D80). */
export function checkRoutingNumber(text: string): Checked<string, 'required' | 'invalid'> {
  const typed = text.trim();
  if (typed === '') return refuse('required');
  return /^\d{9}$/.test(typed) ? ok(typed) : refuse('invalid');
}
