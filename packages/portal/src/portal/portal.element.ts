import { defineWidget } from '@portico/element';
import { loanErrorTexts } from '@portico/loan-details';
import { ProofPlace } from '@portico/shared/proof';
import { frameTexts } from '../shell/frame.texts';
import { unsavedTexts } from '../shell/unsaved/unsaved-dialog.texts';
import { portalTexts } from './portal.texts';
import { PortalView } from './portal.view';

/** The whole portal in one element. */
export const portalWidget = defineWidget({
  tag: 'portico-portal',
  summary: 'The whole portal: sign-in, accounts and payment behind hash routes, with navigation.',
  properties: {},
  events: [
    'portico-signed-in',
    'portico-signed-out',
    'portico-payment-submitted',
    'portico-analytics',
    'portico-navigate',
  ],
  texts: [portalTexts, frameTexts, unsavedTexts, loanErrorTexts],
  slots: {
    mark: "The lender's mark in the header, in place of the logo and the name of the setup.",
    help: 'One more column of the footer under the signed-in screens: whom to ask, and where.',
  },
  parts: {
    header: "The lender's mark, the borrower's name, Logout and, in a wide window, the navigation.",
    logo: "The lender's logo.",
    'display-name': 'The name of the borrower.',
    'navigation-link': 'An item of the navigation.',
    'navigation-bar': 'The navigation at the lower edge of a phone.',
    'navigation-menu': 'The items that More lists.',
    'skip-link': 'The link that skips the navigation.',
    main: 'The area that contains the screens.',
    title: 'The heading of the screen.',
    screen: 'The current screen.',
    'banner-image': 'The banner of the dashboard.',
    footer: 'How the lender can be reached, pictures, disclosures and copyright.',
    'footer-image': 'A picture of the footer.',
    disclosures: 'The text that Show Disclosures opens.',
  },
  skeleton: { rows: 14 },
  reservedHeight: 'viewport',
  drawsWithoutSetup: true,
  hostsSession: true,
  beside: ProofPlace,
  view: PortalView,
});
