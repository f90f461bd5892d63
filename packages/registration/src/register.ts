import { registerWidget } from '@portico/element';
import { registrationWidget } from './registration/registration.element';
import { verifyEmailWidget } from './verify-email/verify-email.element';

registerWidget(registrationWidget);
registerWidget(verifyEmailWidget);

export type { PorticoRegistrationElement, PorticoVerifyEmailElement } from './elements';
