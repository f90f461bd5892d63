import { formatMoney, type Cents } from '@portico/rules';

export type MoneyProps = {
  cents: Cents;
  /** `amount` is for the main amount of a screen. */
  size?: 'text' | 'amount' | undefined;
};

/** US dollars in tabular figures: `$1,234.50`. */
export function Money({ cents, size = 'text' }: MoneyProps) {
  const text = formatMoney(cents);
  return (
    <span
      // Another amount is another element, also where a translator has replaced this one's text.
      key={text}
      translate="no"
      className={
        size === 'amount'
          ? 'font-heading text-[min(2.25rem,13cqi)] leading-tight font-semibold whitespace-nowrap tabular'
          : 'whitespace-nowrap tabular'
      }
    >
      {text}
    </span>
  );
}
