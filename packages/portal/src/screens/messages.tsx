import { MessagesView, messagesWidget } from '@portico/messages';
import type { RouteModule } from '../routing/route';

/** Writing to the lender; its mark stands above the screens already. */
export const messages: RouteModule = {
  View: () => <MessagesView logo={false} />,
  texts: messagesWidget.texts,
};
