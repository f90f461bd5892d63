// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the portal outside its screens. */
export const portalTexts = defineTexts('portal', {
  "skip": "Skip to main content",
  "loading": "Loading",
  "navigation": "Main",
  "menu": "Menu",
  "logoAlternative": "Logo",
  "navDashboard": "Dashboard",
  "navPayment": "Make payment",
  "navProfile": "Profile",
  "navApplyForLoan": "Apply For Loan",
  "navDocuments": "Documents",
  "navDocumentCenter": "Document Center",
  "navRequestChange": "Contact Info Change",
  "navMessages": "Messages",
  "navLocations": "Locations",
  "navRemoteLocations": "Locations",
  "navFaq": "FAQ",
  "logOut": "Logout",
  "copyright": "© {year}",
  "showDisclosures": "Show Disclosures",
  "hideDisclosures": "Hide Disclosures",
  "pageError": "An error occurred while trying to load that page.",
  "tryAgain": "Try again",
  "titleLogin": "Sign in",
  "titleRecovery": "Recover your username or password",
  "titleActivate": "Activate your account",
  "titlePasswordChange": "Change your password",
  "titleOptOut": "Email notifications",
  "titleRegister": "Create an account",
  "titleVerifyEmail": "Email verification",
  "titleDashboard": "Dashboard",
  "titleLoanDetails": "Loan details",
  "titleDepositDetails": "Account details",
  "titleApplicationDetails": "Application details",
  "titlePayment": "Make a payment",
  "titlePaymentConfirm": "Payment confirmation",
  "titleLoginHistory": "Recent sign-ins",
  "titleError500": "Service unavailable"
}, {
  'es': () => import('./es')
});

export type PortalTextKey = keyof typeof portalTexts.english;
