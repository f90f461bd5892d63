import { amountInputLength, formatMoney, parseMoney, type Cents } from '@portico/rules';
import { OneLine, type InputProps } from './input';

export type MoneyInputProps = Omit<InputProps, 'onChange'> & {
  /** Receives the text, and its cents when it is an amount. */
  onChange: (text: string, cents: Cents | undefined) => void;
};

/**
 * US dollars (D126): digits and one dot, at most 15 characters. When the field loses the focus, an
 * amount is formatted (`1234.5` → `1,234.50`); one with more than two decimals stays as it is, to
 * be rejected rather than rounded.
 */
export function MoneyInput({ onChange, onBlur, ...props }: MoneyInputProps) {
  const change = (text: string) => onChange(text, centsOf(text));
  const writeOut = () => {
    const amount = centsOf(props.value);
    if (amount !== undefined) change(formatMoney(amount).replace('$', ''));
    onBlur?.();
  };
  return (
    <OneLine
      {...props}
      inputMode="decimal"
      autoComplete="off"
      maxLength={amountInputLength}
      className="pl-7 tabular"
      onChange={(text) => change(moneyText(text))}
      onBlur={writeOut}
      adornment={
        <span aria-hidden className="absolute inset-y-0 left-3 flex items-center text-muted">
          $
        </span>
      }
    />
  );
}

/** Keeps digits, the first dot, and the commas a pasted amount may contain. */
export function moneyText(typed: string): string {
  const [whole = '', ...decimals] = typed.replace(/[^\d.,]/g, '').split('.');
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('')}`;
}

function centsOf(text: string): Cents | undefined {
  const parsed = parseMoney(text);
  return parsed.ok ? parsed.value : undefined;
}
