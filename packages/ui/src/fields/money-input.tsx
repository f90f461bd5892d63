import {
  amountInputLength,
  formatMoney,
  parseMoney,
  type Cents,
  type ParsedMoney,
} from '@portico/rules';
import { OneLine, type InputProps } from './input';

export type MoneyInputProps = Omit<InputProps, 'onChange'> & {
  /** Receives the text, and the amount it stands for. */
  onChange: (text: string, amount: ParsedMoney) => void;
};

/**
 * US dollars (D126): digits and one dot, at most 15 characters. When the field loses the focus, an
 * amount is formatted (`1234.5` → `1,234.50`); one with more than two decimals stays as it is, to
 * be rejected rather than rounded.
 */
export function MoneyInput({ onChange, onBlur, ...props }: MoneyInputProps) {
  const writeOut = () => {
    const amount = parseMoney(props.value);
    if (amount.ok) onChange(amountText(amount.value), amount);
    onBlur?.();
  };
  const change = (typed: string) => {
    const text = moneyText(typed);
    onChange(text, parseMoney(text));
  };
  return (
    <OneLine
      {...props}
      inputMode="decimal"
      autoComplete="off"
      maxLength={amountInputLength}
      className="pl-7 tabular"
      onChange={change}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        // Cut by the browser, `Payment $1,234.56` would be another amount.
        if (pasted.length <= amountInputLength || moneyText(pasted).length > amountInputLength)
          return;
        event.preventDefault();
        change(pasted);
      }}
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

/** An amount as this field shows it, with the dollar sign beside it: `1,234.50`. */
export function amountText(amount: Cents): string {
  return formatMoney(amount).replace('$', '');
}
