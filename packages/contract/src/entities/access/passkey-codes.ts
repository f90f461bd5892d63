/** Why a passkey cannot be used or added. */
export type PasskeyCode = 'NotOffered' | 'Expired' | 'Error';

export const passkeyCodes: { readonly [K in PasskeyCode]: string } = {
  NotOffered: 'The lender does not offer passkeys, or not on pages of this address.',
  Expired: 'The challenge was used, has expired, or is unknown.',
  Error: 'The passkey could not be read or stored.',
};
