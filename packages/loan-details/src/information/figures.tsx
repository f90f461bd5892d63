import { longDate, monthAndYear } from '@portico/core/internal';
import { useCore, useSetting, useSignalValue, useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { Figures, Money } from '@portico/ui';
import type { ReactNode } from 'react';
import { formatRate } from '../loan/format-rate';
import type { LoanDetails } from '../loan/loan';
import { paidOff, type Figure } from './information.model';
import { loanInformationTexts } from './loan-information.sentences';
import { hideFigures } from '../settings/loan-options';

/** Figures by name, one line each. */
export function NamedFigures({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  const hidden = useSetting(hideFigures);
  const t = useTexts(loanInformationTexts);
  const { locale } = useSignalValue(useCore().configuration);
  const textOf = (figure: Figure): ReactNode => {
    switch (figure.kind) {
      case 'date':
        return figure.value && longDate(figure.value, locale);
      case 'money':
        return figure.value === undefined ? undefined : <Money cents={figure.value} />;
      case 'rate':
        return figure.value === undefined ? undefined : formatRate(figure.value);
      case 'text':
        return figure.value && t(figure.value);
    }
  };
  return (
    <Figures
      items={figures
        .filter(({ name }) => !hidden.includes(name))
        .map((figure) => ({ label: t(figure.name), value: textOf(figure) }))}
    />
  );
}

/** The balance, how much is paid off, and the month of the last payment. */
export function BalanceFigures(props: {
  readonly information: LoanDetails['information'];
}): ReactNode {
  const t = useTexts(loanInformationTexts);
  const { locale } = useSignalValue(useCore().configuration);
  const hidden = useSetting(hideFigures);
  const { balance, originalMaturityDate } = props.information;
  const progress = paidOff(props.information);
  const figures = [
    {
      name: 'balance',
      value: balance !== undefined && (
        <span className="text-lg font-semibold">
          <Money cents={balance} />
        </span>
      ),
    },
    { name: 'paidOff', value: progress && <PaidOff {...progress} /> },
    {
      name: 'lastPayment',
      value: originalMaturityDate && monthAndYear(originalMaturityDate, locale),
    },
  ] as const;
  return (
    <Figures
      items={figures
        .filter(({ name, value }) => value && !hidden.includes(name))
        .map(({ name, value }) => ({ label: t(name), value }))}
    />
  );
}

/** The amounts in words, with a bar that shows the same. */
function PaidOff({ paid, original, share }: NonNullable<ReturnType<typeof paidOff>>): ReactNode {
  const t = useTexts(loanInformationTexts);
  return (
    <span className="grid gap-2">
      {t('paidOffOf', { paid: formatMoney(paid), original: formatMoney(original) })}
      <span aria-hidden className="block h-1 rounded-sm bg-line forced-colors:outline">
        <span
          className="block h-1 rounded-sm bg-ink forced-colors:bg-[CanvasText]"
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </span>
  );
}
