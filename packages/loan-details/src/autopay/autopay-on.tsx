import type { RecurringPayment } from '@portico/contract';
import { monthAndDay, today } from '@portico/core/internal';
import { useCore, useHref, useSetting, useSignalValue, useTexts } from '@portico/element';
import {
  deletionBlocked,
  formatMoney,
  loanBilling,
  type LocalDate,
  mayDelete,
  upcomingPayments,
} from '@portico/rules';
import { paymentDestination } from '@portico/shared/payment-preset';
import { Debits, type Planned } from '@portico/shared/planned-payments';
import { Button, checkIcon, Icon, LinkButton, RichText } from '@portico/ui';
import type { ReactNode } from 'react';
import {
  allowDeleteRecurringOption,
  allowSaturdayOption,
  allowSundayOption,
  cardWeekendsOption,
  recurringDeletionBlockedText,
} from '@portico/shared/settings';
import type { Loan } from '../loan/loan';
import { methodOf, rhythmOf } from './autopay.model';
import { autopayTexts } from './autopay.sentences';
import { StateBox } from './state-box';

/** Autopay that is on: what is paid, when next, and the ways to change it and to turn it off. */
export function AutopayOn(props: {
  readonly loan: Loan;
  readonly payment: RecurringPayment;
  readonly onTurnOff: () => void;
  readonly onSkip: (planned: Planned) => void;
}): ReactNode {
  const { loan, payment, onTurnOff, onSkip } = props;
  const t = useTexts(autopayTexts);
  const allowed = useSetting(allowDeleteRecurringOption);
  const blockedText = useSetting(recurringDeletionBlockedText);
  const computed = useNextDates(loan, payment);
  const dates = payment.nextDebits ? '' : computed;
  const rhythm = rhythmOf(payment);
  const method = methodOf(payment);
  return (
    <>
      <StateBox
        actions={
          <>
            {mayDelete(payment, allowed) && (
              <>
                <ChangeLink accountNumber={loan.accountNumber} />
                <Button variant="danger" onClick={onTurnOff}>
                  {t('turnOff')}
                </Button>
              </>
            )}
          </>
        }
      >
        <p className="flex gap-2 font-semibold text-success">
          <Icon path={checkIcon} className="mt-0.5" />
          {t('on')}
        </p>
        <p>
          {t(rhythm.key, {
            ...rhythm.params,
            amount: formatMoney(payment.totalAmount),
            method: t(method.key, method.params),
          })}
        </p>
        {dates !== '' && <p className="text-sm text-muted">{t('next', { dates })}</p>}
        <Debits payment={payment} onSkip={onSkip} />
      </StateBox>
      {blockedText && deletionBlocked([payment], { allowed, externalManager: false }) && (
        <RichText html={blockedText} />
      )}
    </>
  );
}

/** Where the page has no payment screen, autopay cannot be changed. */
function ChangeLink({ accountNumber }: { readonly accountNumber: string }): ReactNode {
  const t = useTexts(autopayTexts);
  const { href, onClick } = useHref(paymentDestination(accountNumber, { frequency: 'OnDueDate' }));
  if (href === undefined) return null;
  return (
    <LinkButton href={href} onClick={onClick} ariaLabel={t('changeLabel')}>
      {t('change')}
    </LinkButton>
  );
}

/** The next three dates as far as they are certain, as text. */
function useNextDates({ details }: Loan, payment: RecurringPayment): string {
  const core = useCore();
  const { locale } = useSignalValue(core.configuration);
  const weekends = {
    type: payment.isCard ? 'card' : 'ach',
    allowSaturday: useSetting(allowSaturdayOption),
    allowSunday: useSetting(allowSundayOption),
    cardWeekends: useSetting(cardWeekendsOption),
  } as const;
  const { nextPaymentDate, loanBillingFrequency } = details.information;
  const dates = upcomingPayments(
    {
      option: payment.recurringOption,
      next: payment.date,
      daysBeforeDue: payment.numberOfDays ?? 0,
      dueDate: nextPaymentDate,
      billing: loanBilling(loanBillingFrequency),
    },
    today(core),
    3,
    weekends,
  );
  return dates.map((date: LocalDate) => monthAndDay(date, locale)).join(', ');
}
