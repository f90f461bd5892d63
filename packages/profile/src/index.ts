export { contactChangeWidget } from './contact-change/contact-change.element';
export { ContactChangeView } from './contact-change/contact-change.view';
export { contactChangeTexts } from './contact-change/contact-change.texts';
export { loginHistoryWidget } from './login-history/login-history.element';
export { LoginHistoryView } from './login-history/login-history.view';
export { loginHistoryTexts } from './login-history/login-history.texts';
export type { PorticoContactChangeElement, PorticoLoginHistoryElement } from './elements';
