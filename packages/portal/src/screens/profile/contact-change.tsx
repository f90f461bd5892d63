import { ContactChangeView, contactChangeWidget } from '@portico/profile';
import type { RouteModule } from '../../routing/route';

/** The request to change contact data. */
export const contactChange: RouteModule = {
  View: () => <ContactChangeView />,
  texts: contactChangeWidget.texts,
};
