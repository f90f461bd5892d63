import { html } from '../html';
import type { PageBody, PageContext } from '../page';

/** What a borrower agrees to before paying from a bank account; the payment tag links to it. */
export function termsPage({ texts }: PageContext): PageBody {
  const clauses = [
    texts.termsAuthority,
    texts.termsAccount,
    texts.termsReturned,
    texts.termsRevoke,
  ];
  return {
    name: 'terms',
    title: texts.termsTitle,
    lead: texts.termsLead,
    content: html`<ol class="clauses">
      ${clauses.map((clause) => html`<li>${clause}</li>`)}
    </ol>`,
  };
}
