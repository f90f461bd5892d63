/** The maximum length of login name and password, inclusive (access §9; D19). */
export function credentialMaximum(customerCredentials: boolean): number {
  return customerCredentials ? 128 : 12;
}

/** Minimum lengths where the institution sets none (access §9; D20). */
export const defaultMinimums = { loginName: 8, password: 8, profilePassword: 6 } as const;

/** Milliseconds after the last keystroke before the server is asked about a password (access §9). */
export const passwordCheckDelay = 500;
