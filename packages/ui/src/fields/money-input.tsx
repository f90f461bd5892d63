import { amountInputLength, formatMoney, parseMoney, type Cents } from '@portico/rules';
import { Field } from './field';
import { controlClass, type InputProps } from './text-input';

export type MoneyInputProps = Omit<InputProps, 'onChange'> & {
  /** The text as it stands, and its cents when it is an amount. */
  onChange: (text: string, cents: Cents | undefined) => void;
};

/**
 * US dollars (D126): digits and one dot, at most 15 characters. A text that is an amount is written
 * out when the field is left (`1234.5` → `1,234.50`); one with more than two decimals stays as it
 * is, to be refused rather than rounded.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { label, hint, error, required, onChange, onBlur, ...input } = props;
  const change = (text: string) => onChange(text, centsOf(text));
  const leave = () => {
    const amount = centsOf(input.value);
    if (amount !== undefined) change(withoutSign(formatMoney(amount)));
    onBlur?.();
  };
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className="relative">
          <span aria-hidden className="absolute inset-y-0 left-3 flex items-center text-muted">
            $
          </span>
          <input
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={amountInputLength}
            part="input"
            className={controlClass + ' pl-7 tabular'}
            onChange={(event) => change(moneyText(event.currentTarget.value))}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  );
}

/** Keeps digits, the first dot, and the commas that a pasted amount may carry. */
export function moneyText(typed: string): string {
  const [whole = '', ...decimals] = typed.replace(/[^\d.,]/g, '').split('.');
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('')}`;
}

function centsOf(text: string): Cents | undefined {
  const parsed = parseMoney(text);
  return parsed.ok ? parsed.value : undefined;
}

function withoutSign(formatted: string): string {
  return formatted.replace('$', '');
}
