// Made from the declarations of the elements by packages/element/build/generate.mjs
import { elementComponent } from '../element-component';
import type {
  PorticoAccountsSettings,
  PorticoApplicationDetailsSettings,
  PorticoDepositDetailsSettings,
  PorticoLoanDetailsSettings,
} from './loan-details';
import type {
  PorticoActivationSettings,
  PorticoOptOutSettings,
  PorticoPasswordChangeSettings,
  PorticoRecoverySettings,
  PorticoSessionSettings,
  PorticoSignInSettings,
} from './sign-in';
import type { PorticoBranchLocatorSettings } from './branch-locator';
import type {
  PorticoContactChangeSettings,
  PorticoLoginHistorySettings,
  PorticoProfileSettings,
} from './profile';
import type { PorticoDocumentCenterSettings } from './document-center';
import type { PorticoFaqSettings, PorticoMessagesSettings } from './messages';
import type { PorticoPaymentSettings, PorticoPaymentConfirmationSettings } from './payment';
import type { PorticoRegistrationSettings, PorticoVerifyEmailSettings } from './registration';

/** The settings that replace a text of these elements. */
export type TextKey =
  | 'applyForLoan.heading'
  | 'applyForLoan.notice'
  | 'applyForLoan.continue'
  | 'applyForLoan.cancel'
  | 'dashboard.applyForLoan'
  | 'dashboard.addEmail'
  | 'dashboard.previousLogin'
  | 'error500.heading'
  | 'error500.message'
  | 'error500.tryAgain'
  | 'portal.skip'
  | 'portal.loading'
  | 'portal.navigation'
  | 'portal.menu'
  | 'portal.logoAlternative'
  | 'portal.navDashboard'
  | 'portal.navPayment'
  | 'portal.navProfile'
  | 'portal.navApplyForLoan'
  | 'portal.navDocuments'
  | 'portal.navDocumentCenter'
  | 'portal.navRequestChange'
  | 'portal.navMessages'
  | 'portal.navLocations'
  | 'portal.navRemoteLocations'
  | 'portal.navFaq'
  | 'portal.logOut'
  | 'portal.copyright'
  | 'portal.showDisclosures'
  | 'portal.hideDisclosures'
  | 'portal.pageError'
  | 'portal.tryAgain'
  | 'portal.titleLogin'
  | 'portal.titleRecovery'
  | 'portal.titleActivate'
  | 'portal.titlePasswordChange'
  | 'portal.titleOptOut'
  | 'portal.titleRegister'
  | 'portal.titleVerifyEmail'
  | 'portal.titleDashboard'
  | 'portal.titleLoanDetails'
  | 'portal.titleDepositDetails'
  | 'portal.titleApplicationDetails'
  | 'portal.titlePayment'
  | 'portal.titlePaymentConfirm'
  | 'portal.titleLoginHistory'
  | 'portal.titleError500'
  | 'remoteBranchLocator.heading'
  | 'remoteBranchLocator.notice'
  | 'remoteBranchLocator.noAddress'
  | 'remoteBranchLocator.continue'
  | 'remoteBranchLocator.cancel'
  | 'portalFrame.greeting'
  | 'portalFrame.more'
  | 'portalFrame.pay'
  | 'portalFrame.callUs'
  | 'portalFrame.writeToUs'
  | 'portalFrame.sendMessage'
  | 'portalFrame.offices'
  | 'portalFrame.findOffice'
  | 'unsavedChanges.heading'
  | 'unsavedChanges.question'
  | 'unsavedChanges.no'
  | 'unsavedChanges.yes'
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

/** Settings and texts of `<portico-portal>` by key; the property `settings` takes their JSON too. */
export type PorticoPortalSettings = {
  /** Removes Make payment and disables the rows of loans and lines of credit. */
  readonly 'depositOptions.disableEZPayOption'?: boolean | 'true' | 'false';
  /** The loan-application service allows new applications: Apply For Loan is offered. */
  readonly 'globalOptions.allowApplyForLoanOption'?: boolean | 'true' | 'false';
  /** Never offers Apply For Loan, whatever the loan-application service allows. */
  readonly 'globalOptions.hideApplyForLoanOption'?: boolean | 'true' | 'false';
  /** Apply For Loan opens the application of the API in a new tab, after a notice; while off, it requests the screen applyForLoan. */
  readonly 'globalOptions.useConsumerOriginationOption'?: boolean | 'true' | 'false';
  /** Scheduled and recurring ACH payments need the draft agreement; lists Documents in the navigation. */
  readonly 'achPaymentOptions.requireAchDraftAgreementOption'?: boolean | 'true' | 'false';
  /** Words in the name of every ACH draft agreement among the borrower's documents, in any letter case; such documents are listed first in Documents. */
  readonly 'achPaymentOptions.draftAgreementDocumentName'?: string;
  /** Lists Document Center in the navigation. */
  readonly 'globalOptions.useDocumentCenterOption'?: boolean | 'true' | 'false';
  /** Lists Contact Info Change in the navigation: contact data is changed on request. */
  readonly 'profileOptions.forceManualCifChangesOption'?: boolean | 'true' | 'false';
  /** Removes Messages from the navigation. */
  readonly 'globalOptions.hideContactUsOption'?: boolean | 'true' | 'false';
  /** Lists Locations in the navigation. */
  readonly 'globalOptions.useBranchLocatorOption'?: boolean | 'true' | 'false';
  /** The lender has a branch locator on another site: a Locations button opens a notice that links to it. */
  readonly 'globalOptions.useRemoteBranchLocatorOption'?: boolean | 'true' | 'false';
  /** Address of the branch locator on another site, which the notice of the Locations button links to. */
  readonly 'globalOptions.remoteBranchLocatorUrl'?: string;
  /** Lists FAQ in the navigation. */
  readonly 'globalOptions.useFAQOption'?: boolean | 'true' | 'false';
  /** Shows the browser's leave warning while unsaved changes exist. */
  readonly 'globalOptions.leaveWarningOption'?: boolean | 'true' | 'false';
  /** Analytics identifiers; while there are none, no analytics event is sent. */
  readonly 'globalOptions.analyticsIds'?: string;
  /** File name of the logo within the lender's image folder, or a whole address. */
  readonly 'globalOptions.logoImage'?: string;
  /** The lender's name: the mark where there is no logo, the alternative text of the logo, and part of the copyright. */
  readonly 'globalOptions.lenderName'?: string;
  /** Telephone number of customer service, shown when an activation fails, the outcome of a payment is not known, a change needs a proof that cannot be given online, beside the sign-ins, in the footer of the portal and in the plain words; without one, the sentence or the footer omits it. */
  readonly 'globalOptions.customerServicePhone'?: string;
  /** When customer service answers the telephone, under its number in the footer. */
  readonly 'globalOptions.customerServiceHours'?: string;
  /** Text of the footer. */
  readonly 'globalOptions.footerText'?: string;
  /** Text behind Show Disclosures on the signed-out screens. */
  readonly 'globalOptions.disclosuresText'?: string;
  /** A footer image: file name within the image folder, or a whole address. */
  readonly 'globalOptions.footerImage1'?: string;
  /** Alternative text of the footer image. */
  readonly 'globalOptions.footerImage1Text'?: string;
  /** Hides this footer image. */
  readonly 'globalOptions.hideFooterImage1Option'?: boolean | 'true' | 'false';
  /** A footer image: file name within the image folder, or a whole address. */
  readonly 'globalOptions.footerImage2'?: string;
  /** Alternative text of the footer image. */
  readonly 'globalOptions.footerImage2Text'?: string;
  /** Hides this footer image. */
  readonly 'globalOptions.hideFooterImage2Option'?: boolean | 'true' | 'false';
  /** A footer image: file name within the image folder, or a whole address. */
  readonly 'globalOptions.footerImage3'?: string;
  /** Alternative text of the footer image. */
  readonly 'globalOptions.footerImage3Text'?: string;
  /** Hides this footer image. */
  readonly 'globalOptions.hideFooterImage3Option'?: boolean | 'true' | 'false';
  /** Banner of the dashboard: file name within the image folder, or a whole address. */
  readonly 'globalOptions.dashboardBannerImage'?: string;
  /** Alternative text of the banner image. */
  readonly 'globalOptions.dashboardBannerText'?: string;
  /** Text block above the account lists. */
  readonly 'globalOptions.dashboardInfoText'?: string;
  /** Notice of the dashboard, set apart from the text block. */
  readonly 'globalOptions.dashboardNoticeText'?: string;
} & { readonly [K in TextKey]?: string } & PorticoAccountsSettings &
  PorticoApplicationDetailsSettings &
  PorticoDepositDetailsSettings &
  PorticoLoanDetailsSettings &
  PorticoActivationSettings &
  PorticoOptOutSettings &
  PorticoPasswordChangeSettings &
  PorticoRecoverySettings &
  PorticoSessionSettings &
  PorticoSignInSettings &
  PorticoBranchLocatorSettings &
  PorticoContactChangeSettings &
  PorticoLoginHistorySettings &
  PorticoProfileSettings &
  PorticoDocumentCenterSettings &
  PorticoFaqSettings &
  PorticoMessagesSettings &
  PorticoPaymentSettings &
  PorticoPaymentConfirmationSettings &
  PorticoRegistrationSettings &
  PorticoVerifyEmailSettings;

/** The properties of `<portico-portal>`. */
export type PorticoPortalProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoPortalSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** The whole portal: sign-in, accounts and payment behind hash routes, with navigation. */
export const PorticoPortal = /* @__PURE__ */ elementComponent<
  PorticoPortalProperties,
  | 'portico-ready'
  | 'portico-error'
  | 'portico-signed-in'
  | 'portico-signed-out'
  | 'portico-payment-submitted'
  | 'portico-analytics'
  | 'portico-navigate'
>(
  'portico-portal',
  ['settings', 'headingLevel', 'hideHeading'],
  [
    'portico-ready',
    'portico-error',
    'portico-signed-in',
    'portico-signed-out',
    'portico-payment-submitted',
    'portico-analytics',
    'portico-navigate',
  ],
);
