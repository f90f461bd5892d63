import type { Screen } from '@portico/core';
import {
  forceManualCifChangesOption,
  hideContactUsOption,
  requireAchDraftAgreementOption,
  useBranchLocatorOption,
  useDocumentCenterOption,
  useFAQOption,
  type Setting,
} from '@portico/core/internal';
import type { PortalTextKey } from '../portal/portal.texts';

/** The facts that decide which items show. */
export type NavFacts = {
  /** Whether the portal has the screen. */
  readonly exists: (screen: Screen) => boolean;
  readonly isOn: (setting: Setting<boolean>) => boolean;
  /** Whether the borrower has something to pay and may pay. */
  readonly canPay: boolean;
  readonly canApply: boolean;
};

/** An item of the signed-in navigation. */
export type NavItem = {
  readonly screen: Screen;
  readonly text: PortalTextKey;
  readonly when: (facts: NavFacts) => boolean;
};

/** The items in order, each with its condition (access §2); without Logout, which always shows. */
export const navItems: readonly NavItem[] = [
  { screen: 'dashboard', text: 'navDashboard', when: () => true },
  { screen: 'payment', text: 'navPayment', when: ({ canPay }) => canPay },
  { screen: 'profile', text: 'navProfile', when: () => true },
  { screen: 'applyForLoan', text: 'navApplyForLoan', when: ({ canApply }) => canApply },
  {
    screen: 'documents',
    text: 'navDocuments',
    when: ({ isOn }) => isOn(requireAchDraftAgreementOption),
  },
  {
    screen: 'documentCenter',
    text: 'navDocumentCenter',
    when: ({ isOn }) => isOn(useDocumentCenterOption),
  },
  {
    screen: 'requestChange',
    text: 'navRequestChange',
    when: ({ isOn }) => isOn(forceManualCifChangesOption),
  },
  { screen: 'messages', text: 'navMessages', when: ({ isOn }) => !isOn(hideContactUsOption) },
  { screen: 'locations', text: 'navLocations', when: ({ isOn }) => isOn(useBranchLocatorOption) },
  { screen: 'faq', text: 'navFaq', when: ({ isOn }) => isOn(useFAQOption) },
];

/** The items to list. A loan application is not a screen of the portal: it opens elsewhere. */
export function visibleItems(facts: NavFacts): readonly NavItem[] {
  return navItems.filter(
    ({ screen, when }) => (screen === 'applyForLoan' || facts.exists(screen)) && when(facts),
  );
}
