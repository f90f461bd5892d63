import { html } from '../html';
import type { PageBody, PageContext } from '../page';

/** The page for a borrower who has no username yet. */
export function registerPage({ texts }: PageContext): PageBody {
  return {
    name: 'register',
    title: texts.registerTitle,
    lead: texts.registerLead,
    content: html`<div class="panel">
      <portico-registration heading-level="1" hide-heading
        >${texts.registerFallback}</portico-registration
      >
    </div>`,
    aside: {
      title: texts.registerAsideTitle,
      items: [texts.registerAsideOne, texts.registerAsideTwo, texts.registerAsideThree],
    },
  };
}

/** The page of the link that proves an e-mail address: the tag finds its token in the address. */
export function verifyEmailPage({ texts }: PageContext): PageBody {
  return {
    name: 'verify-email',
    title: texts.verifyEmailTitle,
    lead: texts.verifyEmailLead,
    content: html`<div class="panel">
      <portico-verify-email heading-level="1" hide-heading
        >${texts.loginFallback}</portico-verify-email
      >
    </div>`,
  };
}
