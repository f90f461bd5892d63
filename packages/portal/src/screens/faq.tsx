import { FaqView, faqWidget } from '@portico/messages';
import type { RouteModule } from '../routing/route';

/** The lender's questions and answers; its mark stands above the screens already. */
export const faq: RouteModule = {
  View: () => <FaqView logo={false} />,
  texts: faqWidget.texts,
};
