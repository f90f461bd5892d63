import { flag } from '../setting';

/** Offers passkeys: added in the profile, used at sign-in in place of password and code. */
export const usePasskeysOption = flag('profileOptions.usePasskeysOption');

/** Lists in the profile where the borrower is signed in; each session can be ended. */
export const useDevicesOption = flag('profileOptions.useDevicesOption');
