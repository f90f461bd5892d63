/** How a page of the lender's website is built: the tags are the same, the rest differs. */
export const variantNames = ['plain', 'bootstrap', 'hostile', 'strict'] as const;
export type VariantName = (typeof variantNames)[number];

export type Variant = {
  readonly name: VariantName;
  /** Shown in the demo bar. */
  readonly title: string;
  /** What this variant shows. */
  readonly shows: string;
  readonly layout: 'cedar' | 'bootstrap';
  /** Served from /assets, in this order. */
  readonly stylesheets: readonly string[];
  /** The typefaces of `fonts.css`, from /assets: preloaded, so that the first page is drawn in them. */
  readonly fonts: readonly string[];
  /** Sent with the strict Content-Security-Policy. */
  readonly strict: boolean;
};

const typefaces = ['public-sans.woff2', 'source-serif.woff2'];

export const variants: Readonly<Record<VariantName, Variant>> = {
  plain: {
    name: 'plain',
    title: 'Plain',
    shows: 'The lender’s own hand-written page.',
    layout: 'cedar',
    stylesheets: ['fonts.css', 'site.css', 'brand.css'],
    fonts: typefaces,
    strict: false,
  },
  bootstrap: {
    name: 'bootstrap',
    title: 'Bootstrap',
    shows: 'The same steps under a well-known CSS framework.',
    layout: 'bootstrap',
    stylesheets: ['bootstrap.min.css', 'bootstrap-site.css', 'brand.css'],
    fonts: [],
    strict: false,
  },
  hostile: {
    name: 'hostile',
    title: 'Hostile CSS',
    shows: 'A 62.5 % root, resets with !important and careless global rules.',
    layout: 'cedar',
    stylesheets: ['fonts.css', 'site.css', 'brand.css', 'hostile.css'],
    fonts: typefaces,
    strict: false,
  },
  strict: {
    name: 'strict',
    title: 'Strict CSP',
    shows: 'A strict Content-Security-Policy with Trusted Types; violations are counted.',
    layout: 'cedar',
    stylesheets: ['site.css', 'brand.css'],
    fonts: [],
    strict: true,
  },
};

/** The pages every variant has. */
export const pageNames = [
  'home',
  'login',
  'register',
  'verify-email',
  'recovery',
  'activate',
  'new-password',
  'opt-out',
  'faq',
  'messages',
  'locations',
  'account',
  'loan',
  'deposit',
  'application',
  'documents',
  'requests',
  'profile',
  'contact-change',
  'sign-ins',
  'pay',
  'confirm',
] as const;
export type PageName = (typeof pageNames)[number];

/** Where a page of a variant is served. */
export function pagePath(variant: VariantName, page: PageName): string {
  return page === 'home' ? `/${variant}/` : `/${variant}/${page}`;
}

/** The `data-pages` of the loader's tag: the page of each screen on this website. */
export function pagesOf(variant: VariantName): Readonly<Record<string, string>> {
  return {
    login: pagePath(variant, 'login'),
    register: pagePath(variant, 'register'),
    verifyEmail: `${pagePath(variant, 'verify-email')}#token={enc}`,
    recovery: pagePath(variant, 'recovery'),
    activate: pagePath(variant, 'activate'),
    forcePasswordChange: `${pagePath(variant, 'new-password')}#token={enc}`,
    optOut: pagePath(variant, 'opt-out'),
    faq: pagePath(variant, 'faq'),
    messages: pagePath(variant, 'messages'),
    locations: pagePath(variant, 'locations'),
    dashboard: pagePath(variant, 'account'),
    loanDetails: `${pagePath(variant, 'loan')}?account={accountReference}`,
    depositDetails: `${pagePath(variant, 'deposit')}?account={accountReference}`,
    applicationDetails: `${pagePath(variant, 'application')}?number={applicationNumber}`,
    documentCenter: `${pagePath(variant, 'documents')}?account={accountReference}`,
    requests: `${pagePath(variant, 'requests')}?account={accountReference}`,
    profile: pagePath(variant, 'profile'),
    requestChange: pagePath(variant, 'contact-change'),
    loginHistory: pagePath(variant, 'sign-ins'),
    payment: `${pagePath(variant, 'pay')}?account={accountReference}`,
    paymentConfirm: pagePath(variant, 'confirm'),
  };
}
