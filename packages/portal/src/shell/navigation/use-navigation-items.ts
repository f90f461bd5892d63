import type { Screen } from '@portico/core';
import { useCore, useLinkTo, useSettingReader, useTexts } from '@portico/element';
import { paymentDestination } from '@portico/shared/payment-preset';
import { useCanApplyForLoan } from '../../apply-for-loan/use-apply-for-loan';
import { portalTexts } from '../../portal/portal.sentences';
import { portalFrameTexts } from '../portal-frame.sentences';
import { locationsIcon, visibleItems } from './nav-items';
import type { ListedItem } from './navigation-item';
import { usePayable } from '../payable';

/** The items of the signed-in navigation that are on, in their order (access §2). */
export function useNavigationItems(props: {
  readonly current: Screen;
  readonly onApply: () => void;
  /** Opens the notice of the branch locator on another site; undefined while there is none. */
  readonly onOpenLocator: (() => void) | undefined;
}): readonly ListedItem[] {
  const core = useCore();
  const read = useSettingReader();
  const linkTo = useLinkTo();
  const t = useTexts(portalTexts);
  const frame = useTexts(portalFrameTexts);
  const { canPay, only } = usePayable();
  const canApply = useCanApplyForLoan();
  const visible = visibleItems({
    exists: (screen) => core.hrefFor({ screen }) !== undefined,
    isOn: read,
    canPay,
    canApply,
  });
  const shortLabels: Partial<Record<Screen, string>> = {
    payment: frame('pay'),
    // Beside the screen of documents, the same word would name two.
    ...(!visible.some(({ screen }) => screen === 'documents') && {
      documentCenter: frame('documents'),
    }),
  };
  const items = visible.map(({ screen, text, icon }): ListedItem => {
    const label = t(text);
    const item = {
      key: screen,
      label,
      shortLabel: shortLabels[screen] ?? label,
      icon,
      current: screen === props.current,
    };
    if (screen === 'applyForLoan') return { ...item, press: props.onApply };
    return { ...item, link: linkTo(screen === 'payment' ? paymentDestination(only) : { screen }) };
  });
  if (!props.onOpenLocator) return items;
  const label = t('navRemoteLocations');
  const remote = { key: 'remote', label, shortLabel: label, icon: locationsIcon, current: false };
  return [...items, { ...remote, press: props.onOpenLocator }];
}
