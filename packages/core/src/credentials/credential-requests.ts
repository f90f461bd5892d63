import {
  institutionOptions,
  logonValidationRules,
  passwordValidationRules,
} from '@portico/contract';
import type { Core } from '../core';
import type { Setting } from '../settings/setting';
import { useCustomerCredentialsOption, usePasswordRuleListOption } from './credential-options';

/** Reads a setting for a widget, with the overrides of its tag. */
export type Read = <T>(definition: Setting<T>) => T;

/** Whether new passwords are held against the server's list, in place of the legacy rules. */
export function usesRuleList(read: Read): boolean {
  return read(useCustomerCredentialsOption) || read(usePasswordRuleListOption);
}

/**
 * Requests all that the policies of credentials are read from, and waits for the answers. A policy
 * that is read afterwards requests again what has failed.
 */
export async function requestCredentialRules({ client }: Core, read: Read): Promise<void> {
  await Promise.all([
    client.exchange(institutionOptions, undefined),
    client.exchange(logonValidationRules, {}),
    usesRuleList(read) && client.exchange(passwordValidationRules, {}),
  ]);
}
