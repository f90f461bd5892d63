import { singleSignOnOrigins, singleSignOnUrl } from '@portico/core';
import type { SignInPage } from '../post-sign-in/step';

/** Why a borrower is sent back to the single sign-on login (access §4). */
export type SingleSignOnReason = 'userCancelled' | 'notLoggedIn' | 'error';

/**
 * The address of the single sign-on login with its reason, or undefined when there is none or its
 * origin is not on the lender's list (D47).
 */
export function singleSignOnAddress(
  url: string,
  origins: readonly string[],
  reason: SingleSignOnReason,
): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const address = new URL(url);
  if (!origins.includes(address.origin)) return undefined;
  address.searchParams.set('reason', reason);
  return address.href;
}

/** Leaves for the single sign-on login; answers whether it could. */
export function goToSingleSignOn({ core, read }: SignInPage, reason: SingleSignOnReason): boolean {
  const address = singleSignOnAddress(read(singleSignOnUrl), read(singleSignOnOrigins), reason);
  if (address !== undefined) core.environment.location.assign(address);
  return address !== undefined;
}
