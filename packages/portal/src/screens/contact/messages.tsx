import { MessagesView, messagesWidget } from '@portico/messages';
import type { RouteModule } from '../../routing/route';

/** A message to the lender; without the logo, which the portal shows. */
export const messages: RouteModule = {
  View: () => <MessagesView logo={false} />,
  texts: messagesWidget.texts,
};
