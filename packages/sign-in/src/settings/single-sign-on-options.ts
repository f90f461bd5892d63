import { address, flag, list } from '@portico/core/internal';

// Single sign-on is in use when this is not empty (D154).
/** Address of the single sign-on login; setting it turns single sign-on on. */
export const singleSignOnUrl = address('globalOptions.singleSignOnUrl', { setupOnly: true });

/** Origins the single sign-on address may have; an address of another origin is not followed. */
export const singleSignOnOrigins = list('globalOptions.singleSignOnOrigins', { setupOnly: true });

/**
 * For a single sign-on site that cannot return the parameter `state`: its token signs in without
 * asking the borrower to confirm the name. A link made by an attacker can then sign a borrower in
 * as the attacker.
 */
export const singleSignOnWithoutStateOption = flag('globalOptions.singleSignOnWithoutStateOption', {
  setupOnly: true,
});
