/** Why a session ended. */
export type SignOutReason = 'loggedOut' | 'expired' | 'unauthorized';
