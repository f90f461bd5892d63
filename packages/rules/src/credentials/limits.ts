/** The longest login name and password, both inclusive (access §9; D19). */
export function credentialMaximum(customerCredentials: boolean): number {
  return customerCredentials ? 128 : 12;
}

/** Where the institution prescribes no minimum (access §9; D20). */
export const defaultMinimums = { loginName: 8, password: 8, profilePassword: 6 } as const;

/** Milliseconds after the last keystroke before the server is asked about a password (access §9). */
export const passwordCheckDelay = 500;
