import { accountList } from '@portico/contract';
import { defineWidget } from '@portico/element';
import { loanDetailsErrorsTexts } from '@portico/loan-details';
import { ProofPlace } from '@portico/shared/proof';
import { portalFrameTexts } from '../shell/portal-frame.sentences';
import { unsavedChangesTexts } from '../shell/unsaved/unsaved-changes.sentences';
import { portalTexts } from './portal.sentences';
import { PortalView } from './portal.view';

/**
 * The whole portal: sign-in, accounts and payment behind hash routes, with navigation.
 *
 * @fires portico-signed-in
 * @fires portico-signed-out
 * @fires portico-payment-submitted
 * @fires portico-analytics
 * @fires portico-navigate
 * @slot mark - The lender's mark in the header, in place of the logo and the name of the setup.
 * @slot help - One more column of the footer under the signed-in screens: whom to ask, and where.
 * @csspart header - The lender's mark, the borrower's name, Logout and, in a wide window, the
 *   navigation.
 * @csspart logo - The lender's logo.
 * @csspart display-name - The name of the borrower.
 * @csspart navigation-link - An item of the navigation.
 * @csspart navigation-bar - The navigation at the lower edge of a phone.
 * @csspart navigation-menu - The items that More lists.
 * @csspart skip-link - The link that skips the navigation.
 * @csspart main - The area that contains the screens.
 * @csspart title - The heading of the screen.
 * @csspart screen - The current screen.
 * @csspart banner-image - The banner of the dashboard.
 * @csspart footer - How the lender can be reached, pictures, disclosures and copyright.
 * @csspart footer-image - A picture of the footer.
 * @csspart disclosures - The text that Show Disclosures opens.
 * @reservedHeight viewport
 */
export const portalWidget = defineWidget({
  tag: 'portico-portal',
  properties: {},
  texts: [portalTexts, portalFrameTexts, unsavedChangesTexts, loanDetailsErrorsTexts],
  firstReads: [{ call: accountList }],
  skeleton: { rows: 14 },
  drawsWithoutSetup: true,
  hostsSession: true,
  beside: ProofPlace,
  view: PortalView,
});
