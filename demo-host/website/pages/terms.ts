import { html } from '../html';
import type { PageBody, PageContext } from '../page';

/** What a borrower agrees to before paying from a bank account; the payment tag links to it. */
export function bankTermsPage({ texts }: PageContext): PageBody {
  return termsPage(texts.termsTitle, texts.termsLead, [
    texts.termsAuthority,
    texts.termsAccount,
    texts.termsReturned,
    texts.termsRevoke,
  ]);
}

/** What a borrower agrees to before using the portal; the sign-in tag links to it. */
export function onlineTermsPage({ texts }: PageContext): PageBody {
  return termsPage(texts.onlineTermsTitle, texts.onlineTermsLead, [
    texts.onlineTermsYours,
    texts.onlineTermsFigures,
    texts.onlineTermsEnd,
  ]);
}

/** What a borrower agrees to before statements come without paper. */
export function statementTermsPage({ texts }: PageContext): PageBody {
  return termsPage(texts.statementTermsTitle, texts.statementTermsLead, [
    texts.statementTermsNeeds,
    texts.statementTermsPaper,
    texts.statementTermsEnd,
  ]);
}

/** What a borrower agrees to before a phone receives text messages. */
export function textTermsPage({ texts }: PageContext): PageBody {
  return termsPage(texts.textTermsTitle, texts.textTermsLead, [
    texts.textTermsWhat,
    texts.textTermsCost,
    texts.textTermsEnd,
  ]);
}

function termsPage(title: string, lead: string, clauses: readonly string[]): PageBody {
  return {
    name: 'terms',
    title,
    lead,
    content: html`<ol class="clauses">
      ${clauses.map((clause) => html`<li>${clause}</li>`)}
    </ol>`,
  };
}
