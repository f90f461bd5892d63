import { html } from '../html';
import type { PageBody, PageContext } from '../page';

/** The page with the borrower's own data. */
export function profilePage({ texts }: PageContext): PageBody {
  return {
    name: 'profile',
    wide: true,
    title: texts.profileTitle,
    lead: texts.profileLead,
    content: html`<portico-profile heading-level="1" hide-heading
      >${texts.profileFallback}</portico-profile
    >`,
  };
}

/** The page to ask for another address or telephone number. */
export function contactChangePage({ texts }: PageContext): PageBody {
  return {
    name: 'contact-change',
    title: texts.contactChangeTitle,
    lead: texts.contactChangeLead,
    content: html`<portico-contact-change heading-level="1" hide-heading
      >${texts.contactChangeFallback}</portico-contact-change
    >`,
    aside: {
      title: texts.contactChangeAsideTitle,
      items: [texts.contactChangeAsideOne, texts.contactChangeAsideTwo],
    },
  };
}

/** The page with the borrower's sign-ins. */
export function signInsPage({ texts }: PageContext): PageBody {
  return {
    name: 'sign-ins',
    title: texts.signInsTitle,
    lead: texts.signInsLead,
    content: html`<portico-login-history heading-level="1" hide-heading
      >${texts.signInsFallback}</portico-login-history
    >`,
  };
}
