import { RegistrationView, registrationWidget } from '@portico/registration';
import type { RouteModule } from '../../routing/route';

/** The registration wizard. */
export const registration: RouteModule = {
  View: RegistrationView,
  texts: registrationWidget.texts,
};
