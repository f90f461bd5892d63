import { html } from '../html';
import type { PageBody, PageContext } from '../page';

/** The page with questions and answers. */
export function faqPage({ texts }: PageContext): PageBody {
  return {
    name: 'faq',
    wide: true,
    title: texts.faqTitle,
    lead: texts.faqLead,
    content: html`<portico-faq heading-level="1" hide-heading>${texts.helpFallback}</portico-faq>`,
  };
}

/** The page to write to the lender. */
export function messagesPage({ texts }: PageContext): PageBody {
  return {
    name: 'messages',
    title: texts.messagesTitle,
    lead: texts.messagesLead,
    content: html`<portico-messages heading-level="1" hide-heading
      >${texts.helpFallback}</portico-messages
    >`,
    aside: {
      title: texts.messagesAsideTitle,
      items: [texts.messagesAsideOne, texts.messagesAsideTwo],
    },
  };
}

/** The page with the lender's offices. */
export function locationsPage({ texts }: PageContext): PageBody {
  return {
    name: 'locations',
    wide: true,
    title: texts.branchTitle,
    lead: texts.locationsLead,
    content: html`<portico-branch-locator heading-level="1" hide-heading
      >${texts.helpFallback}</portico-branch-locator
    >`,
  };
}
