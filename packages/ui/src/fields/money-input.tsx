import {
  amountEdit,
  amountInputLength,
  formatMoney,
  parseAmountInput,
  type Cents,
  type ParsedMoney,
} from '@portico/rules';
import { OneLine, type InputProps } from './input';
import { changeOf } from './shape';

export type MoneyInputProps = Omit<InputProps, 'onChange'> & {
  /** Receives the text, and the amount it stands for. */
  onChange: (text: string, amount: ParsedMoney) => void;
};

/**
 * US dollars (D126): digits and one dot, at most 15 characters. What is pasted is not cut (D183).
 * When the field loses the focus, an amount is formatted (`1234.5` → `1,234.50`); one with more
 * than two decimals stays as it is, to be rejected rather than rounded.
 */
export function MoneyInput({ onChange, onBlur, ...props }: MoneyInputProps) {
  const writeOut = () => {
    const amount = parseAmountInput(props.value);
    if (amount.ok) onChange(amountText(amount.value), amount);
    onBlur?.();
  };
  return (
    <OneLine
      {...props}
      inputMode="decimal"
      autoComplete="off"
      maxLength={amountInputLength}
      className="ps-7 tabular"
      shape={shapeAmount}
      onChange={(text) => onChange(text, parseAmountInput(text))}
      onBlur={writeOut}
      adornment={
        <span aria-hidden className="absolute inset-y-0 start-3 flex items-center text-muted">
          $
        </span>
      }
    />
  );
}

function shapeAmount(field: HTMLInputElement, input: Event): void {
  const { value, selectionStart } = field;
  const caret = selectionStart ?? value.length;
  const by = changeOf(input);
  const text = amountEdit({ text: value, caret, by });
  if (text === value) return;
  field.value = text;
  const place = by === 'key' ? caret - 1 : text.length;
  field.setSelectionRange(place, place);
}

/** An amount as this field shows it, with the dollar sign beside it: `1,234.50`. */
export function amountText(amount: Cents): string {
  return formatMoney(amount).replace('$', '');
}
