import { paymentInfo } from '@portico/contract';
import { useCore, useHref, useQuery, useTexts } from '@portico/element';
import { Section } from '@portico/shared/section';
import { formatMoney } from '@portico/rules';
import { paymentDestination } from '@portico/shared/payment-preset';
import { LinkButton } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Loan } from '../loan/loan';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
import { autopayTexts } from './autopay.sentences';
import { StateBox } from './state-box';

/**
 * Offers autopay on a loan without it, once the host has said that it allows it; absent where the
 * page has no payment screen.
 */
export function AutopayOffer({ loan }: { readonly loan: Loan }): ReactNode {
  const { accountNumber, entry, details } = loan;
  const t = useTexts(autopayTexts);
  const section = useTexts(loanDetailsSectionsTexts);
  const { href, onClick } = useHref(paymentDestination(accountNumber, { frequency: 'OnDueDate' }));
  const [info] = useQuery(useCore().query(paymentInfo, { accountNumber }));
  const allowed = info.status === 'ready' && info.value.paymentOptions.recurringAllowed;
  if (href === undefined || !allowed) return null;
  const amount = entry.monthlyInstallment ?? details.information.nextPaymentAmount;
  return (
    <Section heading={section('sectionAutopay')}>
      <StateBox
        actions={
          <LinkButton href={href} onClick={onClick}>
            {t('setUp')}
          </LinkButton>
        }
      >
        <p className="font-semibold">{t('off')}</p>
        <p>{amount ? t('offer', { amount: formatMoney(amount) }) : t('offerWithoutAmount')}</p>
      </StateBox>
    </Section>
  );
}
