import { longDate, monthAndYear } from '@portico/core/internal';
import { useCore, useSetting, useSignalValue, useTexts } from '@portico/element';
import { accountKind, cents, formatMoney } from '@portico/rules';
import { Figures, Money } from '@portico/ui';
import type { ReactNode } from 'react';
import { formatRate } from '../loan/format-rate';
import type { Loan } from '../loan/loan';
import { paidOff, used, type Figure, type PartOf } from './information.model';
import { loanInformationTexts, type LoanInformationTextKey } from './loan-information.sentences';
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

type NamedValue = { readonly name: LoanInformationTextKey; readonly value: ReactNode };

/**
 * The balance, how much is paid off, and the month of the last payment; of a line of credit, how much
 * of its limit is used and what is available.
 */
export function BalanceFigures({ loan }: { readonly loan: Loan }): ReactNode {
  const t = useTexts(loanInformationTexts);
  const { locale } = useSignalValue(useCore().configuration);
  const hidden = useSetting(hideFigures);
  const { information } = loan.details;
  const { balance, availableCredit, originalMaturityDate } = information;
  const line = accountKind(loan.entry.type) === 'lineOfCredit' ? used(information) : undefined;
  const progress = paidOff(information);
  const paid: readonly NamedValue[] = line
    ? [
        { name: 'used', value: <Share {...line} /> },
        { name: 'availableCredit', value: <Money cents={availableCredit ?? cents(0)} /> },
      ]
    : [
        { name: 'paidOff', value: progress && <Share {...progress} /> },
        {
          name: 'lastPayment',
          value: originalMaturityDate && monthAndYear(originalMaturityDate, locale),
        },
      ];
  const owed = balance !== undefined && (
    <span className="text-lg font-semibold">
      <Money cents={balance} />
    </span>
  );
  const figures: readonly NamedValue[] = [{ name: 'balance', value: owed }, ...paid];
  return (
    <Figures
      items={figures
        .filter(({ name, value }) => value && !hidden.includes(name))
        .map(({ name, value }) => ({ label: t(name), value }))}
    />
  );
}

/** The amounts in words, with a bar that shows the same. */
function Share({ part, whole, share }: PartOf): ReactNode {
  const t = useTexts(loanInformationTexts);
  return (
    <span className="grid gap-2">
      {t('partOf', { part: formatMoney(part), whole: formatMoney(whole) })}
      <span aria-hidden className="block h-1 rounded-sm bg-line forced-colors:outline">
        <span
          className="block h-1 rounded-sm bg-ink forced-colors:bg-[CanvasText]"
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </span>
  );
}
