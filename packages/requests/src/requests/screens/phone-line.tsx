import { customerServicePhone, useSetting, useTexts } from '@portico/element';
import { WithPhone } from '@portico/ui';
import type { ReactNode } from 'react';
import { requestsTexts } from '../requests.sentences';

/** The lender's telephone number, beside each step; nothing where it is not set. */
export function PhoneLine(): ReactNode {
  const t = useTexts(requestsTexts);
  const phone = useSetting(customerServicePhone);
  if (phone === '') return null;
  return (
    <p className="border-t border-line pt-4 text-muted">
      <WithPhone>{t('callUs', { phone })}</WithPhone>
    </p>
  );
}
