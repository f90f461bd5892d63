import { LenderText, useSetting, useTexts } from '@portico/element';
import { Money, type FigureItem } from '@portico/ui';
import { formatDate, type Cents, type LocalDate } from '@portico/rules';
import { type ReactNode } from 'react';
import { paymentPayingTexts } from '../payment.paying.sentences';
import { accountSelectorText } from '../../../settings/general-payment-options';

/** The lower half of the loan's card: what is owed, and the lender's text about it. */
export function Owed(props: {
  readonly due: Cents | undefined;
  readonly dueDate: LocalDate | undefined;
  /** The explanation beside the amount due. */
  readonly about?: ReactNode;
  readonly more?: readonly FigureItem[];
}): ReactNode {
  const { due, dueDate, about, more = [] } = props;
  const t = useTexts(paymentPayingTexts);
  const info = useSetting(accountSelectorText);
  const items: readonly FigureItem[] = [
    {
      label: (
        <>
          {t('amountDue')} {about}
        </>
      ),
      value: due !== undefined && <Money cents={due} />,
    },
    { label: t('dueDate'), value: dueDate && formatDate(dueDate) },
    ...more,
  ];
  return (
    <>
      <dl className="grid grid-cols-1 rounded-b-lg @min-[256px]:grid-cols-2 border border-line bg-raised">
        {items.map(({ label, value }, index) => (
          <div
            key={index}
            className="border-line px-3.5 py-3 not-first:border-t @min-[256px]:nth-2:border-t-0 @min-[256px]:even:border-s @min-[256px]:last:odd:col-span-2"
          >
            <dt className="flex min-h-6 items-center gap-1 text-sm text-muted">{label}</dt>
            <dd className="font-semibold whitespace-nowrap @min-[400px]:text-lg">{value || '—'}</dd>
          </div>
        ))}
      </dl>
      {info && (
        <div className="mt-4">
          <LenderText html={info} />
        </div>
      )}
    </>
  );
}
