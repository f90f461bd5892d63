import { pagePath, pagesOf, variantNames, variants } from '../../../demo-host/website/variants';

/** Where a test runs: on the pages of a variant, or inside the portal. */
export type Site = {
  readonly title: string;
  readonly login: string;
  readonly account: RegExp;
  readonly pay: RegExp;
  readonly confirm: RegExp;
  readonly accountPath: string;
  readonly strict: boolean;
};

function siteOf(name: (typeof variantNames)[number]): Site {
  const path = (page: 'account' | 'pay' | 'confirm') =>
    new RegExp(`${pagePath(name, page)}(\\?|$)`);
  return {
    title: name,
    login: pagePath(name, 'login'),
    account: path('account'),
    pay: path('pay'),
    confirm: path('confirm'),
    accountPath: pagesOf(name)['dashboard'] ?? '/',
    strict: variants[name].strict,
  };
}

/** The lender's own page. */
export const plainSite: Site = siteOf('plain');

/** The lender's pages in every variant. */
export const pageSites: readonly Site[] = variantNames.map(siteOf);

/** The portal's hash routes (access §2). */
export const portalSite: Site = {
  title: 'portal',
  login: '/portal',
  account: /#\/myaccount\/dashboard$/,
  pay: /#\/myaccount\/payment(\/|$)/,
  confirm: /#\/myaccount\/paymentConfirm$/,
  accountPath: '/portal#/myaccount/dashboard',
  strict: false,
};

export const sites: readonly Site[] = [...pageSites, portalSite];
