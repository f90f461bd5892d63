/**
 * Inner parts of this package and data for them, for tests and stories. What is only imported is
 * loaded ahead, so that no test waits for a chunk.
 */
import '../documents/documents.view';
import '../passkeys/create-passkey';

export { ContactChangeView } from '../contact-change/contact-change.view';
export { default as DevicesSection, texts as devicesViewTexts } from '../devices/devices.view';
export { LoginHistoryView } from '../login-history/login-history.view';
export type { ProfileAnswer } from '../notifications/notifications.model';
export {
  default as NotificationsView,
  texts as notificationsViewTexts,
} from '../notifications/notifications.view';
export { default as PasskeysSection, texts as passkeysViewTexts } from '../passkeys/passkeys.view';
export { ProfileView } from '../profile/profile.view';
export { ClosingSections } from '../profile/screens/closing-sections';
export type { TextParts } from '../text-subscriptions/stop-all/stop-all-texts.controller';
export { default as StopAllTexts } from '../text-subscriptions/stop-all/stop-all-texts.view';
export {
  default as SubscriptionsDialog,
  texts as subscriptionsDialogViewTexts,
} from '../text-subscriptions/subscriptions-dialog.view';
export { default as TextAgreement } from '../text-subscriptions/text-agreement.view';
export { profileAnswer, storedPhone, withPhones } from './profile-answers';
export { devicesTexts } from '../devices/devices.sentences';
export { notificationsTexts } from '../notifications/notifications.sentences';
export { passkeysTexts, type PasskeysTextKey } from '../passkeys/passkeys.sentences';
export { stopAllTextsTexts } from '../text-subscriptions/stop-all/stop-all-texts.sentences';
export { textAgreementTexts } from '../text-subscriptions/text-agreement.sentences';
export { textSubscriptionsTexts } from '../text-subscriptions/text-subscriptions.sentences';
