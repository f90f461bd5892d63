import { useHref, useTexts } from '@portico/element';
import { Link } from '@portico/ui';
import type { ReactNode } from 'react';
import { requestsThreadTexts } from './requests.thread.sentences';

/** The way to a payment that is still taken, on the page of its loan, where it can be stopped. */
export function StopLink(props: {
  readonly accountNumber: string;
  /** The section of the page where it is; not known of what followed a request. */
  readonly section?: 'autopay' | 'plannedPayments';
}): ReactNode {
  const { accountNumber, section } = props;
  const t = useTexts(requestsThreadTexts);
  const { href, onClick } = useHref({
    screen: 'loanDetails',
    params: { accountNumber },
    data: section && { kind: 'section', section },
  });
  if (href === undefined) return null;
  return (
    <p>
      <Link href={href} onClick={onClick}>
        {t('stopIt')}
      </Link>
    </p>
  );
}
