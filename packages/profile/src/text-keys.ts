// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { contactChangeTexts } from './contact-change/contact-change.texts';
import type { devicesTexts } from './devices/devices.texts';
import type { loginHistoryTexts } from './login-history/login-history.texts';
import type { notificationsTexts } from './notifications/notifications.texts';
import type { passkeysTexts } from './passkeys/passkeys.texts';
import type { personalInformationTexts } from './personal-information/personal-information.texts';
import type { profileTexts } from './profile/profile.texts';
import type { savingTexts } from './saving/saving.texts';
import type { stopAllTextsTexts } from './text-subscriptions/stop-all/stop-all-texts.texts';
import type { subscriptionsTexts } from './text-subscriptions/subscriptions.texts';
import type { textAgreementTexts } from './text-subscriptions/text-agreement.texts';
import type { profileErrorTexts } from './user-information/profile-errors.texts';
import type { userInformationTexts } from './user-information/user-information.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `contactChange.${keyof (typeof contactChangeTexts)['english']}`
  | `devices.${keyof (typeof devicesTexts)['english']}`
  | `loginHistory.${keyof (typeof loginHistoryTexts)['english']}`
  | `notifications.${keyof (typeof notificationsTexts)['english']}`
  | `passkeys.${keyof (typeof passkeysTexts)['english']}`
  | `personalInformation.${keyof (typeof personalInformationTexts)['english']}`
  | `profile.${keyof (typeof profileTexts)['english']}`
  | `profileSaving.${keyof (typeof savingTexts)['english']}`
  | `stopAllTexts.${keyof (typeof stopAllTextsTexts)['english']}`
  | `textSubscriptions.${keyof (typeof subscriptionsTexts)['english']}`
  | `textAgreement.${keyof (typeof textAgreementTexts)['english']}`
  | `profileErrors.${keyof (typeof profileErrorTexts)['english']}`
  | `userInformation.${keyof (typeof userInformationTexts)['english']}`
  | `agreements.${string}`
  | `changes.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`
  | `address.${string}`
  | `documents.${string}`
  | `uploadPhotos.${string}`
  | `upload.${string}`
  | `draft.${string}`
  | `plannedPayments.${string}`
  | `proof.${string}`;
