import { BranchLocatorView, branchLocatorWidget } from '@portico/branch-locator';
import type { RouteModule } from '../../routing/route';

/** The lender's branches; without the logo, which the portal shows. */
export const locations: RouteModule = {
  View: () => <BranchLocatorView logo={false} />,
  texts: branchLocatorWidget.texts,
};
