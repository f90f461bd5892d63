import { useHref, useTexts } from '@portico/element';
import { Section } from '@portico/shared/section';
import { Link, Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
import type { LoanSectionProps } from '../loan/loan';
import { UnreadPart } from '../loan/unread-part';
import { isOpen, useRequests } from '../loan/use-requests';

/** Whether requests are open on a loan, and the way to them. */
export default function LoanRequests({ loan }: LoanSectionProps): ReactNode {
  const t = useTexts(loanDetailsSectionsTexts);
  return (
    <Section heading={t('sectionRequests')}>
      <OpenRequests loan={loan} />
    </Section>
  );
}

function OpenRequests({ loan }: Pick<LoanSectionProps, 'loan'>): ReactNode {
  const { accountNumber, closed } = loan;
  const t = useTexts(loanDetailsSectionsTexts);
  const [answer, reload] = useRequests(accountNumber);
  const { href, onClick } = useHref({ screen: 'requests', params: { accountNumber } });
  if (answer.status === 'loading') return <Skeleton rows={2} />;
  if (answer.status === 'failed') return <UnreadPart reload={reload} />;
  const count = answer.value.requests.filter(isOpen).length;
  return (
    <div className="grid gap-2">
      <p>
        {count === 0 && t(closed ? 'requestsClosed' : 'requestsNone')}
        {count === 1 && t('requestOpen')}
        {count > 1 && t('requestsOpen', { count })}
      </p>
      {href !== undefined && (
        <p>
          <Link href={href} onClick={onClick}>
            {t('toRequests')}
          </Link>
        </p>
      )}
    </div>
  );
}
