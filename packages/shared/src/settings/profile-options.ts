import { flag } from '@portico/core/internal';

/** Lists Contact Info Change in the navigation: contact data is changed on request. */
export const forceManualCifChangesOption = flag('profileOptions.forceManualCifChangesOption');

/** Offers alerts by text message next to those by e-mail. */
export const allowTextMessagingOption = flag('profileOptions.allowTextMessagingOption');
