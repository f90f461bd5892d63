import { defineWidget } from '@portico/element';
import { ProofPlace } from '@portico/shared/proof';
import { profileTexts } from './profile.sentences';
import { ProfileView } from './profile.view';
import { userInformationTexts } from '../user-information/user-information.sentences';

/**
 * The borrower's own data: sign-in, address, phone numbers and notifications, each saved by itself.
 *
 * @fires portico-navigate
 * @reservedHeight 1400
 */
export const profileWidget = defineWidget({
  tag: 'portico-profile',
  properties: {},
  texts: [profileTexts, userInformationTexts],
  skeleton: { rows: 14 },
  beside: ProofPlace,
  view: ProfileView,
});
