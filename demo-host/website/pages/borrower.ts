import { html } from '../html';
import type { PageBody, PageContext } from '../page';

/** The page with the sign-in tag. */
export function loginPage({ texts }: PageContext): PageBody {
  return {
    name: 'login',
    title: texts.loginTitle,
    lead: texts.loginLead,
    content: html`<div class="panel">
      <portico-sign-in heading-level="1" hide-heading>${texts.loginFallback}</portico-sign-in>
    </div>`,
    aside: {
      title: texts.loginAsideTitle,
      items: [texts.loginAsideOne, texts.loginAsideTwo, texts.loginAsideThree],
    },
  };
}

/** The page with the borrower's accounts. */
export function accountPage({ texts }: PageContext): PageBody {
  return {
    name: 'account',
    wide: true,
    title: texts.accountTitle,
    lead: texts.accountLead,
    content: html`<portico-accounts>${texts.accountFallback}</portico-accounts>`,
    aside: {
      title: texts.accountAsideTitle,
      items: [texts.accountAsideOne, texts.accountAsideTwo, texts.accountAsideThree],
    },
  };
}

/** The page of one loan, which a link on the account page chose. */
export function loanPage({ texts, account }: PageContext): PageBody {
  const chosen = account !== undefined && html` account-number="${account}"`;
  return {
    name: 'loan',
    wide: true,
    title: texts.loanTitle,
    content: html`<portico-loan-details${chosen} heading-level="1">${texts.loanFallback}</portico-loan-details>`,
  };
}

/** The page of one deposit or investment; the tag reads its number from the page's address. */
export function depositPage({ texts }: PageContext): PageBody {
  return {
    name: 'deposit',
    wide: true,
    title: texts.depositTitle,
    content: html`<portico-deposit-details heading-level="1"
      >${texts.depositFallback}</portico-deposit-details
    >`,
  };
}

/** The page of one loan application; the tag reads its number from the page's address. */
export function applicationPage({ texts }: PageContext): PageBody {
  return {
    name: 'application',
    title: texts.applicationTitle,
    content: html`<portico-application-details heading-level="1"
      >${texts.applicationFallback}</portico-application-details
    >`,
  };
}

/** The page of documents; the tag reads an account from the page's address. */
export function documentsPage({ texts }: PageContext): PageBody {
  return {
    name: 'documents',
    wide: true,
    title: texts.documentsTitle,
    lead: texts.documentsLead,
    content: html`<portico-document-center>${texts.documentsFallback}</portico-document-center>`,
  };
}

/** The page of the borrower's requests; the tag reads the chosen account from the page's address. */
export function requestsPage({ texts }: PageContext): PageBody {
  return {
    name: 'requests',
    wide: true,
    title: texts.requestsTitle,
    content: html`<portico-requests heading-level="1">${texts.requestsFallback}</portico-requests>`,
  };
}

/** The page where a loan is paid; a link may have chosen the account. */
export function payPage({ texts, account }: PageContext): PageBody {
  const chosen = account !== undefined && html` account-number="${account}"`;
  return {
    name: 'pay',
    wide: true,
    title: texts.payTitle,
    content: html`<portico-payment${chosen} heading-level="1">${texts.payFallback}</portico-payment>`,
    aside: {
      title: texts.payAsideTitle,
      items: [texts.payAsideOne, texts.payAsideTwo, texts.payAsideThree],
    },
  };
}

/** The page that shows what was paid. */
export function confirmPage({ texts }: PageContext): PageBody {
  return {
    name: 'confirm',
    title: texts.confirmTitle,
    content: html`<portico-payment-confirmation heading-level="1"
      >${texts.confirmFallback}</portico-payment-confirmation
    >`,
    aside: {
      title: texts.confirmAsideTitle,
      items: [texts.confirmAsideOne, texts.confirmAsideTwo, texts.confirmAsideThree],
    },
  };
}
