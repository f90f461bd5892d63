// Made from the declarations of the elements by packages/element/build/generate.mjs
import { elementComponent } from '../element-component';

/** The settings that replace a text of these elements. */
export type TextKey =
  | 'documentCenter.application'
  | 'documentCenter.applicationPlaceholder'
  | 'documentCenter.applicationUnchosen'
  | 'documentCenter.applicationsLoading'
  | 'documentCenter.applicationsNone'
  | 'documentCenter.applicationsError'
  | 'documentCenter.headingApplication'
  | 'documentCenter.tabs'
  | 'documentCenter.tabAccounts'
  | 'documentCenter.tabProfile'
  | 'documentCenter.tabApplications'
  | 'documentCenter.account'
  | 'documentCenter.accountPlaceholder'
  | 'documentCenter.accountUnchosen'
  | 'documentCenter.accountsLoading'
  | 'documentCenter.accountsNone'
  | 'documentCenter.accountsError'
  | 'documentCenter.tryAgain'
  | 'documentCenter.headingAccount'
  | 'documentCenter.headingProfile'
  | 'documentCenter.signedOut'
  | 'documentCenter.signIn'
  | 'documentCenter.headingDraftAgreements'
  | `agreements.${string}`
  | `changes.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`
  | `address.${string}`
  | `documents.${string}`
  | `uploadPhotos.${string}`
  | `upload.${string}`
  | `draft.${string}`
  | `plannedPayments.${string}`
  | `proof.${string}`;

/** Settings and texts of `<portico-document-center>` by key; the property `settings` takes their JSON too. */
export type PorticoDocumentCenterSettings = {
  /** The size in megabytes up to which a file can be uploaded; a larger one is refused before it is sent. */
  readonly 'globalOptions.maximumUploadMegabytes'?: number | `${number}`;
  /** Opens PDF files and pictures within the page where the browser shows them; while off, every document opens in a new window. PDF files need a page whose policy allows frames from blob:. */
  readonly 'globalOptions.openDocumentsInPageOption'?: boolean | 'true' | 'false';
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
  /** The lender keeps documents: shows those of a loan, an application and the profile, and offers the upload of further ones. */
  readonly 'globalOptions.useFileServicesOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-document-center>`. */
export type PorticoDocumentCenterProperties = {
  /** The account to show first; without it, the account in the page's address, if any. */
  accountNumber: string | undefined;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoDocumentCenterSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** The documents of accounts, the profile and loan applications, and the upload of further ones. */
export const PorticoDocumentCenter = /* @__PURE__ */ elementComponent<
  PorticoDocumentCenterProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-document-center',
  ['accountNumber', 'settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);
