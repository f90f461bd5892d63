export { contactChangeWidget } from './contact-change/contact-change.element';
export { ContactChangeView } from './contact-change/contact-change.view';
export { contactChangeTexts } from './contact-change/contact-change.sentences';
export { loginHistoryWidget } from './login-history/login-history.element';
export { LoginHistoryView } from './login-history/login-history.view';
export { loginHistoryTexts } from './login-history/login-history.sentences';
export { profileWidget } from './profile/profile.element';
export { ProfileView } from './profile/profile.view';
export { profileTexts } from './profile/profile.sentences';
export { userInformationTexts } from './user-information/user-information.sentences';
export { personalInformationTexts } from './personal-information/personal-information.sentences';
export { profileSavingTexts } from './saving/profile-saving.sentences';
export type {
  PorticoContactChangeElement,
  PorticoLoginHistoryElement,
  PorticoProfileElement,
} from './generated/elements';
