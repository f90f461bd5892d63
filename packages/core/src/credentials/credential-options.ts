import { flag } from '../settings/setting';

/**
 * Login names and passwords are the customer's own: up to 128 characters in place of 12, passwords
 * by the rule list.
 */
export const useCustomerCredentialsOption = flag('loginOptions.useCustomerCredentialsOption');

/**
 * Holds new passwords against the server's rule list, shown live, also without customer
 * credentials.
 */
export const usePasswordRuleListOption = flag('loginOptions.usePasswordRuleListOption');
