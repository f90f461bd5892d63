import type { Session } from '../http/request-details';

/** Milliseconds for which a proof counts (D174). */
export const proofTime = 5 * 60_000;

/**
 * Whether it was proven recently, by password, security code or passkey, who uses a session. A
 * sign-in is a proof too.
 */
export function isRecentlyProven({ provenAt }: Session, now: number): boolean {
  return provenAt !== undefined && provenAt > now - proofTime;
}
