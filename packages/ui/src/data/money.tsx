import { formatMoney, type Cents } from '@portico/rules';

export type MoneyProps = {
  cents: Cents;
  /** `amount` is for the main amount of a screen. */
  size?: 'text' | 'amount' | undefined;
};

/** US dollars in tabular figures: `$1,234.50`. */
export function Money({ cents, size = 'text' }: MoneyProps) {
  return (
    <span
      className={
        size === 'amount'
          ? 'font-heading text-3xl leading-tight font-semibold whitespace-nowrap tabular'
          : 'whitespace-nowrap tabular'
      }
    >
      {formatMoney(cents)}
    </span>
  );
}
