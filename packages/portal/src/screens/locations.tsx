import { BranchLocatorView, branchLocatorWidget } from '@portico/branch-locator';
import type { RouteModule } from '../routing/route';

/** Where the lender's offices are; its mark stands above the screens already. */
export const locations: RouteModule = {
  View: () => <BranchLocatorView logo={false} />,
  texts: branchLocatorWidget.texts,
};
