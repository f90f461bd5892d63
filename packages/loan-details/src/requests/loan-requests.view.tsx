import { useHref, useTexts } from '@portico/element';
import { Section } from '@portico/shared/section';
import { Link } from '@portico/ui';
import type { ReactNode } from 'react';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
import type { LoanSectionProps } from '../loan/loan';
import { isOpen, useRequests } from '../loan/use-requests';

/** Whether requests are open on a loan, and the way to them. */
export default function LoanRequests({ loan }: LoanSectionProps): ReactNode {
  const { accountNumber } = loan;
  const t = useTexts(loanDetailsSectionsTexts);
  const [answer] = useRequests(accountNumber);
  const count = answer.status === 'ready' ? answer.value.requests.filter(isOpen).length : 0;
  const { href, onClick } = useHref({ screen: 'requests', params: { accountNumber } });
  return (
    <Section heading={t('sectionRequests')}>
      <div className="grid gap-2">
        <p>
          {count === 0 && t('requestsNone')}
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
    </Section>
  );
}
