import type { Screen } from '@portico/core';
import { type Setting } from '@portico/core/internal';
import {
  forceManualCifChangesOption,
  requireAchDraftAgreementOption,
} from '@portico/shared/settings';
import type { PortalTextKey } from '../../portal/portal.sentences';
import {
  hideContactUsOption,
  useBranchLocatorOption,
  useDocumentCenterOption,
  useFAQOption,
  useRequestsOption,
} from '../../settings/portal-options';

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
  /** Path data, for `Icon`. */
  readonly icon: string;
  readonly when: (facts: NavFacts) => boolean;
};

export const locationsIcon =
  'M12 21c4-4.6 6-7.9 6-11a6 6 0 1 0-12 0c0 3.1 2 6.4 6 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z';
export const moreIcon = 'M5.5 12h.1M12 12h.1M18.5 12h.1';
const documentIcon = 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12.5h6M9 16h6';
const personIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.4 3.7-5 7.5-5s6.7 1.6 7.5 5';

/**
 * The items in order, each with its condition (access §2); without Logout, which always shows. The
 * first ones that are on have a place on the bar of a phone.
 */
export const navItems: readonly NavItem[] = [
  {
    screen: 'dashboard',
    text: 'navDashboard',
    icon: 'M4 6.5h16v11H4zM4 10h16M7 14h4',
    when: () => true,
  },
  {
    screen: 'payment',
    text: 'navPayment',
    icon: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM14.6 9.2c-.6-.8-1.5-1.2-2.6-1.2-1.5 0-2.6.7-2.6 1.9 0 2.7 5.3 1.4 5.3 4.2 0 1.2-1.2 2-2.7 2-1.2 0-2.3-.5-2.9-1.3M12 6.5v11',
    when: ({ canPay }) => canPay,
  },
  {
    screen: 'documents',
    text: 'navDocuments',
    icon: documentIcon,
    when: ({ isOn }) => isOn(requireAchDraftAgreementOption),
  },
  {
    screen: 'documentCenter',
    text: 'navDocumentCenter',
    icon: documentIcon,
    when: ({ isOn }) => isOn(useDocumentCenterOption),
  },
  {
    screen: 'requests',
    text: 'navRequests',
    icon: 'M5 4.5h14v15H5zM8.5 9l1.2 1.2L12 8M8.5 14.5l1.2 1.2 2.3-2.2M14.5 9.5h2M14.5 15h2',
    when: ({ isOn }) => isOn(useRequestsOption),
  },
  {
    screen: 'messages',
    text: 'navMessages',
    icon: 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.5 8.5-6.5',
    when: ({ isOn }) => !isOn(hideContactUsOption),
  },
  { screen: 'profile', text: 'navProfile', icon: personIcon, when: () => true },
  {
    screen: 'requestChange',
    text: 'navRequestChange',
    icon: personIcon,
    when: ({ isOn }) => isOn(forceManualCifChangesOption),
  },
  {
    screen: 'applyForLoan',
    text: 'navApplyForLoan',
    icon: 'M12 5v14M5 12h14',
    when: ({ canApply }) => canApply,
  },
  {
    screen: 'locations',
    text: 'navLocations',
    icon: locationsIcon,
    when: ({ isOn }) => isOn(useBranchLocatorOption),
  },
  {
    screen: 'faq',
    text: 'navFaq',
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.7v.1',
    when: ({ isOn }) => isOn(useFAQOption),
  },
];

/** The items to list. A loan application is not a screen of the portal: it opens elsewhere. */
export function visibleItems(facts: NavFacts): readonly NavItem[] {
  return navItems.filter(
    ({ screen, when }) => (screen === 'applyForLoan' || facts.exists(screen)) && when(facts),
  );
}
