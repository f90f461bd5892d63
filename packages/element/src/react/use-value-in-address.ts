import { valueInAddress } from '@portico/core/internal';
import { useState } from 'react';
import { useCore } from './hooks';

/**
 * A value in the page's address, by the lender's address of a screen in `pages`; undefined without
 * one. Read once: the address may change while the screen is still shown.
 */
export function useValueInAddress(
  name: Parameters<typeof valueInAddress>[0],
  screen:
    | 'loanDetails'
    | 'depositDetails'
    | 'applicationDetails'
    | 'payment'
    | 'documentCenter'
    | 'requests',
): string | undefined {
  const { configuration, environment } = useCore();
  const [found] = useState(() =>
    valueInAddress(name, configuration.peek().pages[screen], environment.location.href()),
  );
  return found;
}
