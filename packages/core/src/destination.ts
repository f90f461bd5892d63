import type { OutputOf, tokenLogin } from '@portico/contract';

/**
 * The screens a widget can ask for by name. A lender's `pages` and the portal's routes are keyed by
 * them; the list is the only place a new screen is named.
 */
export const screens = [
  'login',
  'register',
  'recovery',
  'activate',
  'sso',
  'verifyEmail',
  'forcePasswordChange',
  'optOut',
  'dashboard',
  'payment',
  'paymentConfirm',
  'loanDetails',
  'depositDetails',
  'applicationDetails',
  'profile',
  'documents',
  'documentCenter',
  'loginHistory',
  'requestChange',
  'applyForLoan',
  'locations',
  'messages',
  'faq',
  'error500',
] as const;

/** The name of a screen. */
export type Screen = (typeof screens)[number];

/**
 * What one screen hands the next. It never stands in a URL. Kinds marked *kept* survive the change
 * of document (sessionStorage); the others live in memory only and are gone when the page is left.
 */
export type Arrival =
  /** Shown on the sign-in screen as a banner. Kept. */
  | { readonly kind: 'signedOut'; readonly reason: 'expired' | 'unauthorized' }
  /**
   * Registration or activation signs the borrower in at once:
   * `core.navigate(element, { screen: 'login', arrival: { kind: 'credentials', username, password } })`.
   * Given once, to the sign-in screen that opens next in this document, which submits them without
   * input. Memory only (D35): where `pages` has the sign-in screen on a page of its own, they are
   * gone with this one, and the borrower types the new password there.
   */
  | { readonly kind: 'credentials'; readonly username: string; readonly password: string }
  /** Single sign-on hands its login answer to the sign-in screen. Memory only. */
  | { readonly kind: 'login'; readonly answer: OutputOf<typeof tokenLogin> }
  /** The payment just made, for the confirmation screen; no secret, masked numbers only. Kept. */
  | { readonly kind: 'payment'; readonly confirmation: unknown }
  /** A view could not be shown and the borrower was sent elsewhere; `code` chooses the text (D144, D145). Kept. */
  | { readonly kind: 'viewError'; readonly code?: string | undefined }
  /** The whole application a row of the dashboard stands for (accounts §2.2). Memory only. */
  | { readonly kind: 'application'; readonly application: unknown };

/** Where to go: a screen, the values of its address, and what it is handed. */
export type Destination = {
  readonly screen: Screen;
  /** Values for the placeholders of the address, e.g. `{ accountNumber: '001-1234567-8' }`. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly arrival?: Arrival | undefined;
};

/** The portal's side of navigation. While one is set, screens it knows open in place. */
export type Router = {
  /** The address of a destination (`#/myaccount/dashboard`), or undefined when it has no such screen. */
  readonly hrefFor: (to: Destination) => string | undefined;
  /** Goes there; called only with destinations `hrefFor` knows. */
  readonly go: (to: Destination) => void;
};
