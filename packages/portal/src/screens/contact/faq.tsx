import { FaqView, faqWidget } from '@portico/messages';
import type { RouteModule } from '../../routing/route';

/** The lender's questions and answers; without the logo, which the portal shows. */
export const faq: RouteModule = {
  View: () => <FaqView logo={false} />,
  texts: faqWidget.texts,
};
