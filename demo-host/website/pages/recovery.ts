import { html } from '../html';
import type { PageBody, PageContext } from '../page';

/** The page for a borrower who cannot sign in. */
export function recoveryPage({ texts }: PageContext): PageBody {
  return {
    name: 'recovery',
    title: texts.recoveryTitle,
    lead: texts.recoveryLead,
    content: html`<div class="panel">
      <portico-recovery heading-level="1" hide-heading>${texts.loginFallback}</portico-recovery>
    </div>`,
  };
}

/** The page of an invitation's link: the tag finds its token in the address. */
export function activatePage({ texts }: PageContext): PageBody {
  return {
    name: 'activate',
    title: texts.activateTitle,
    lead: texts.activateLead,
    content: html`<div class="panel">
      <portico-activation heading-level="1" hide-heading>${texts.loginFallback}</portico-activation>
    </div>`,
  };
}

/** The page of a link for a new password. */
export function newPasswordPage({ texts }: PageContext): PageBody {
  return {
    name: 'new-password',
    title: texts.newPasswordTitle,
    lead: texts.newPasswordLead,
    content: html`<div class="panel">
      <portico-password-change heading-level="1" hide-heading
        >${texts.loginFallback}</portico-password-change
      >
    </div>`,
  };
}

/** The page of the link that stops notifications. */
export function optOutPage({ texts }: PageContext): PageBody {
  return {
    name: 'opt-out',
    title: texts.optOutTitle,
    lead: texts.optOutLead,
    content: html`<div class="panel">
      <portico-opt-out heading-level="1" hide-heading>${texts.loginFallback}</portico-opt-out>
    </div>`,
  };
}
