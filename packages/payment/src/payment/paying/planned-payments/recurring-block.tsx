import type { RecurringPayment } from '@portico/contract';
import { useSetting, useTexts } from '@portico/element';
import {
  Debits,
  DeleteButton,
  plannedPaymentsTexts,
  type Planned,
} from '@portico/shared/planned-payments';
import {
  datedFrequencyOf,
  datedRow,
  dayOfMonth,
  deletionBlocked,
  formatDate,
  maskedEnding,
  mayDelete,
} from '@portico/rules';
import {
  Button,
  Figures,
  Heading,
  Inline,
  Money,
  RichText,
  Stack,
  type FigureItem,
} from '@portico/ui';
import type { ReactNode } from 'react';
import { allowDeleteRecurringOption, recurringDeletionBlockedText } from '@portico/shared/settings';

/** The recurring payment: its schedule, amount and account or card (payments §2). */
export function RecurringBlock(props: {
  readonly payment: RecurringPayment;
  readonly onAsk: (planned: Planned) => void;
  /** Undefined while a new one is being set up in its place. */
  readonly onReplace: (() => void) | undefined;
}): ReactNode {
  const { payment, onAsk, onReplace } = props;
  const t = useTexts(plannedPaymentsTexts);
  const allowed = useSetting(allowDeleteRecurringOption);
  const blockedText = useSetting(recurringDeletionBlockedText);
  const blocked = deletionBlocked([payment], { allowed, externalManager: false });
  return (
    <Stack gap="tight">
      <Heading level={3}>{t('recurringHeading')}</Heading>
      <Figures items={useLines(payment)} />
      <Debits payment={payment} onSkip={onAsk} />
      {mayDelete(payment, allowed) && (
        <Inline gap="tight">
          {onReplace && <Button onClick={onReplace}>{t('replaceRecurring')}</Button>}
          <DeleteButton
            label={t('turnOffRecurring')}
            onClick={() => onAsk({ kind: 'recurring', payment })}
          />
        </Inline>
      )}
      {blocked && blockedText && <RichText html={blockedText} />}
    </Stack>
  );
}

function useLines(payment: RecurringPayment): readonly FigureItem[] {
  const t = useTexts(plannedPaymentsTexts);
  const rhythm = useSchedule()(payment);
  const { date, totalAmount, isCard, paymentAccountNum: ending } = payment;
  const principal = payment.additionalPrincipalAmount;
  const lines: (FigureItem | false | undefined)[] = [
    rhythm !== undefined && { label: t('schedule'), value: rhythm },
    date && { label: t('nextPayment'), value: formatDate(date) },
    { label: t('amount'), value: <Money cents={totalAmount} /> },
    !isCard &&
      principal !== undefined &&
      principal > 0 && { label: t('additionalPrincipal'), value: <Money cents={principal} /> },
    ending !== undefined && {
      label: t('accountOrCardEndingIn'),
      value: maskedEnding(ending),
    },
  ];
  return lines.filter((line) => line !== false && line !== undefined);
}

/** How often it repeats, as text. */
function useSchedule(): (payment: RecurringPayment) => string | undefined {
  const t = useTexts(plannedPaymentsTexts);
  return ({ recurringOption, date, numberOfDays: n = 0 }) => {
    if (recurringOption === undefined) return undefined;
    const dated = datedFrequencyOf(recurringOption);
    if (dated) {
      const { code } = datedRow(dated);
      return code === 'dayOfMonth' && !date
        ? t('monthly')
        : t(code, date && { day: dayOfMonth(date) });
    }
    if (n === 0) return t('onDueDate');
    return n === 1 ? t('dayBeforeDue') : t('daysBeforeDue', { n });
  };
}
