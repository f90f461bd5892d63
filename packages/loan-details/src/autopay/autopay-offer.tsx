import { paymentInfo } from '@portico/contract';
import { refusedCodes } from '@portico/core/internal';
import { useCore, useHref, useQuery, useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { LowerRate } from '@portico/shared/planned-payments';
import { LinkButton, Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Loan } from '../loan/loan';
import { UnreadPart } from '../loan/unread-part';
import { autopayTexts } from './autopay.sentences';
import { StateBox } from './state-box';
import { autopayDestination } from './use-autopay-offered';

/** Offers autopay on a loan without it, or says that the host does not allow it on this loan. */
export function AutopayOffer({ loan }: { readonly loan: Loan }): ReactNode {
  const { accountNumber, entry, details } = loan;
  const t = useTexts(autopayTexts);
  const { href, onClick } = useHref(autopayDestination(accountNumber));
  const [info, retry] = useQuery(useCore().query(paymentInfo, { accountNumber }));
  if (info.status === 'loading') return <Skeleton rows={2} />;
  const isRefused = info.status === 'failed' && refusedCodes(info.error).length > 0;
  if (info.status === 'failed' && !isRefused) return <UnreadPart reload={retry} />;
  if (info.status === 'failed' || !info.value.paymentOptions.recurringAllowed) {
    return <p>{t('notAllowed')}</p>;
  }
  const { autopayRateReduction } = info.value.paymentOptions;
  const amount = entry.monthlyInstallment ?? details.information.nextPaymentAmount;
  return (
    <StateBox
      actions={
        <LinkButton href={href} onClick={onClick}>
          {t('setUp')}
        </LinkButton>
      }
    >
      <p className="font-semibold">{t('off')}</p>
      <p>{amount ? t('offer', { amount: formatMoney(amount) }) : t('offerWithoutAmount')}</p>
      <LowerRate reduction={autopayRateReduction} />
    </StateBox>
  );
}
