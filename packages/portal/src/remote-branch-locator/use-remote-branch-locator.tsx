import { chunk } from '@portico/core/internal';
import { useDialog, useSetting, type OpenedByPress } from '@portico/element';
import { useRemoteBranchLocatorOption } from '../settings/portal-options';

const noticeCode = chunk(() => import('./remote-branch-locator.view'));

/**
 * The Locations button: a press opens its notice (access §2). Undefined while the lender has no
 * branch locator on another site.
 */
export function useRemoteBranchLocator(): OpenedByPress | undefined {
  const enabled = useSetting(useRemoteBranchLocatorOption);
  const notice = useDialog(noticeCode, (View, onClose) => <View onClose={onClose} />, enabled);
  return enabled ? notice : undefined;
}
