import type { OutputOf, tokenLogin } from '@portico/contract';
import type { SignOutReason } from '../session/sign-out-reason';

/**
 * The screens a widget can request by name: the keys of a lender's `pages` and of the portal's
 * routes. A new screen is added to this list only.
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
  'requests',
  'applyForLoan',
  'locations',
  'messages',
  'faq',
  'error500',
] as const;

/** The name of a screen. */
export type Screen = (typeof screens)[number];

/**
 * What one screen passes to the next. It is never part of a URL. Kinds marked *stored* survive a
 * change of document (sessionStorage); the others are in memory only and end with the document.
 */
export type ScreenData =
  /** Shown on the sign-in screen as a banner: also that single sign-on failed. Stored. */
  | { readonly kind: 'signedOut'; readonly reason: SignOutReason | 'singleSignOn' }
  /**
   * Registration or activation signs the borrower in at once. Passed once, to the sign-in screen
   * that opens next in this document, which submits them without input. Memory only (D35): if
   * `pages` has the sign-in screen in another document, they are lost and the borrower types the
   * new password there.
   */
  | { readonly kind: 'credentials'; readonly username: string; readonly password: string }
  /** Single sign-on passes its login answer to the sign-in screen. Memory only. */
  | { readonly kind: 'login'; readonly answer: OutputOf<typeof tokenLogin> }
  /**
   * What the borrower meant on a screen that leads to the payment, for pages whose address of it has
   * no place for that (D178). Stored.
   */
  | { readonly kind: 'paymentPreset'; readonly values: Readonly<Record<string, string>> }
  /** The section of a loan at which its page opens. Stored. */
  | { readonly kind: 'section'; readonly section: string }
  /**
   * What the screen of requests opens at: a kind, or a request that was sent by its number; without a
   * name, the kinds to choose from. Stored.
   */
  | { readonly kind: 'request'; readonly name?: string | undefined }
  /** The payment just made, for the confirmation screen; no secret, masked numbers only. Stored. */
  | { readonly kind: 'payment'; readonly confirmation: unknown }
  /**
   * A view could not be shown; the borrower was redirected. `code` selects the text (D144, D145).
   * Stored.
   */
  | { readonly kind: 'viewError'; readonly code?: string | undefined }
  /** All data of the application that a dashboard row shows (accounts §2.2). Memory only. */
  | { readonly kind: 'application'; readonly application: unknown };

/** The kinds without a secret, kept in sessionStorage; the others are never stored (D35). */
export const storedKinds = [
  'signedOut',
  'section',
  'request',
  'payment',
  'paymentPreset',
  'viewError',
] as const;

type Stored = Extract<ScreenData, { readonly kind: (typeof storedKinds)[number] }>;

type Unchecked<T extends ScreenData> = T extends ScreenData
  ? Readonly<Pick<T, 'kind'> & Partial<Record<Exclude<keyof T, 'kind'>, unknown>>>
  : never;

/** What a screen takes. Of the stored kinds nothing is checked but the kind: it may be anything. */
export type TakenData = Exclude<ScreenData, Stored> | Unchecked<Stored>;

/** Where to go: a screen, the values for its address, and what is passed to it. */
export type Destination = {
  readonly screen: Screen;
  /**
   * Values for the placeholders of the address, e.g. `{ accountNumber: '001-1234567-8' }`; core
   * adds the `accountReference` of an account number, and events have only that.
   */
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly data?: ScreenData | undefined;
};

/** The portal's part of navigation. While one is set, its screens open within the document. */
export type Router = {
  /** The address of a destination (`#/myaccount/dashboard`), or undefined when it has no such screen. */
  readonly hrefFor: (to: Destination) => string | undefined;
  /** Goes there; called only with destinations for which `hrefFor` returns an address. */
  readonly go: (to: Destination) => void;
};
