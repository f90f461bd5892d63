import {
  forceManualCifChangesOption,
  hideContactUsOption,
  requireAchDraftAgreementOption,
  useBranchLocatorOption,
  useDocumentCenterOption,
  useFAQOption,
  type Screen,
  type Setting,
} from '@portico/core';
import type { PortalTextKey } from '../portal/portal.texts';

/** What decides which items show. */
export type NavFacts = {
  /** Whether the portal has the screen at all. */
  readonly exists: (screen: Screen) => boolean;
  readonly isOn: (setting: Setting<boolean>) => boolean;
  /** Something to pay and allowed to. */
  readonly canPay: boolean;
  readonly canApply: boolean;
};

/** An item of the signed-in navigation. */
export type NavItem = {
  readonly screen: Screen;
  readonly text: PortalTextKey;
  readonly when: (facts: NavFacts) => boolean;
};

/** The items in their order, each with its condition (access §2). Logout stands apart: it is always there. */
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

/** The items to list. An application is no screen of the portal: it opens elsewhere. */
export function visibleItems(facts: NavFacts): readonly NavItem[] {
  return navItems.filter(
    ({ screen, when }) => (screen === 'applyForLoan' || facts.exists(screen)) && when(facts),
  );
}
