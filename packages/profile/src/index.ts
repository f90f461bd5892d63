export { contactChangeWidget } from './contact-change/contact-change.element';
export { ContactChangeView } from './contact-change/contact-change.view';
export { contactChangeTexts } from './contact-change/contact-change.texts';
export { loginHistoryWidget } from './login-history/login-history.element';
export { LoginHistoryView } from './login-history/login-history.view';
export { loginHistoryTexts } from './login-history/login-history.texts';
export { profileWidget } from './profile/profile.element';
export { ProfileView } from './profile/profile.view';
export { profileTexts } from './profile/profile.texts';
export { userInformationTexts } from './user-information/user-information.texts';
export { personalInformationTexts } from './personal-information/personal-information.texts';
export { savingTexts } from './saving/saving.texts';
export type {
  PorticoContactChangeElement,
  PorticoLoginHistoryElement,
  PorticoProfileElement,
} from './generated/elements';
