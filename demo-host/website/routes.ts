import { Hono, type Context } from 'hono';
import { languageOf } from '@portico/server/parts';
import { sampleStatement } from '../api/statements/sample-statement';
import type { Html } from './html';
import { bootstrapLayout } from './layouts/bootstrap';
import { cedarLayout } from './layouts/cedar';
import { keepChoices, pageContext, type WebsiteOptions } from './page-context';
import type { PageBody, PageContext } from './page';
import {
  accountPage,
  applicationPage,
  confirmPage,
  depositPage,
  documentsPage,
  loanPage,
  loginPage,
  payPage,
  requestsPage,
} from './pages/borrower';
import { contactChangePage, profilePage, signInsPage } from './pages/own-data';
import { registerPage, verifyEmailPage } from './pages/registration';
import { activatePage, newPasswordPage, optOutPage, recoveryPage } from './pages/recovery';
import { faqPage, locationsPage, messagesPage } from './pages/help';
import { bootstrapHomePage } from './pages/bootstrap-home';
import { homePage } from './pages/home';
import { movingPage } from './pages/moving';
import { notFoundPage } from './pages/not-found';
import { bankTermsPage, onlineTermsPage, statementTermsPage, textTermsPage } from './pages/terms';
import { phoneAppDocument, phoneDocument } from './pages/phone';
import { portalDocument } from './pages/portal';
import { pagePolicy, strictPolicy } from './policy';
import {
  pageNames,
  pagePath,
  variantNames,
  variants,
  type PageName,
  type Variant,
} from './variants';

const bodies: Readonly<Record<PageName, (context: PageContext) => PageBody>> = {
  home: (context) =>
    context.variant.layout === 'bootstrap' ? bootstrapHomePage(context) : homePage(context),
  login: loginPage,
  register: registerPage,
  'verify-email': verifyEmailPage,
  recovery: recoveryPage,
  activate: activatePage,
  'new-password': newPasswordPage,
  'opt-out': optOutPage,
  faq: faqPage,
  messages: messagesPage,
  locations: locationsPage,
  account: accountPage,
  loan: loanPage,
  deposit: depositPage,
  application: applicationPage,
  documents: documentsPage,
  requests: requestsPage,
  profile: profilePage,
  'contact-change': contactChangePage,
  'sign-ins': signInsPage,
  pay: payPage,
  confirm: confirmPage,
};

const layouts: Readonly<Record<Variant['layout'], (page: PageContext, body: PageBody) => Html>> = {
  cedar: cedarLayout,
  bootstrap: bootstrapLayout,
};

/** The lender's website: every page in every variant, the moving page and the portal. */
export function createWebsite(options: WebsiteOptions): Hono {
  const site = new Hono();
  const policy = strictPolicy(options.cardFields);
  const page =
    (variant: Variant, render: (page: PageContext) => Html, portal = false) =>
    async (context: Context): Promise<Response> => {
      const elsewhere = keepChoices(context);
      if (elsewhere !== undefined) return context.redirect(elsewhere, 303);
      context.header('Content-Security-Policy', variant.strict ? policy : pagePolicy);
      context.header('X-Content-Type-Options', 'nosniff');
      context.header('Cache-Control', 'no-cache');
      context.header('Referrer-Policy', 'same-origin');
      return context.html(render(await pageContext(context, options, variant, portal)).markup);
    };
  const laidOut = (variant: Variant, body: (page: PageContext) => PageBody) =>
    page(variant, (values) => layouts[variant.layout](values, body(values)));

  for (const name of variantNames) {
    const variant = variants[name];
    for (const pageName of pageNames) {
      site.get(pagePath(name, pageName), laidOut(variant, bodies[pageName]));
    }
    site.get(`/${name}`, (context) => context.redirect(pagePath(name, 'home'), 301));
  }
  site.get('/', laidOut(variants.plain, homePage));
  site.get('/moving', laidOut(variants.plain, movingPage));
  site.get('/terms/bank-payments', laidOut(variants.plain, bankTermsPage));
  site.get('/terms/online-access', laidOut(variants.plain, onlineTermsPage));
  site.get('/terms/e-statements', laidOut(variants.plain, statementTermsPage));
  site.get('/terms/text-messages', laidOut(variants.plain, textTermsPage));
  site.get('/terms/sample-statement', async (context) => {
    const pdf = await sampleStatement(languageOf(context.req.query('lang')));
    return context.body(pdf.slice(), 200, { 'Content-Type': 'application/pdf' });
  });
  // Browsers ask for it on pages that name no icon, such as the documentation's examples.
  site.get('/favicon.ico', (context) => context.redirect('/assets/icon.svg', 302));
  site.get('/portal', page(variants.plain, portalDocument, true));
  site.get('/phone', page(variants.plain, phoneDocument));
  site.get('/phone/app', page(variants.plain, phoneAppDocument, true));
  return site;
}

/** The answer to an unknown address. */
export function notFound(options: WebsiteOptions) {
  return async (context: Context): Promise<Response> => {
    const values = await pageContext(context, options, variants.plain, false);
    return context.html(cedarLayout(values, notFoundPage(values)).markup, 404);
  };
}
