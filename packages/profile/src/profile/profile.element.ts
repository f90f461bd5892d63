import { defineWidget } from '@portico/element';
import { ProofPlace } from '@portico/shared/proof';
import { profileTexts } from './profile.texts';
import { ProfileView } from './profile.view';
import { userInformationTexts } from '../user-information/user-information.texts';

/** The borrower's own data, part by part. */
export const profileWidget = defineWidget({
  tag: 'portico-profile',
  summary:
    "The borrower's own data: sign-in, address, phone numbers and notifications, each saved by itself.",
  properties: {},
  events: ['portico-navigate'],
  texts: [profileTexts, userInformationTexts],
  skeleton: { rows: 14 },
  reservedHeight: 1400,
  beside: ProofPlace,
  view: ProfileView,
});
