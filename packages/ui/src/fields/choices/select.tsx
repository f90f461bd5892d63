import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { chevronDownIcon, Icon } from '../../icon';
import { translateOf } from '../../text/unbroken';
import { Field, type FieldProps } from '../field';
import { controlClass } from '../input';

export type SelectOption<V extends string = string> = {
  value: V;
  label: string;
  disabled?: boolean | undefined;
};

export type SelectProps<V extends string> = FieldProps & {
  name: string;
  /** The chosen option's value; empty while nothing is chosen. */
  value: V | '';
  options: readonly SelectOption<V>[];
  onChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** The native select, with the suite's styles. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, hint, error, required, options, placeholder, onChange, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            part="input"
            // Balanced, an account number that ends the answer is not broken at a hyphen.
            className={
              controlClass +
              ' appearance-none whitespace-normal text-ellipsis text-balance py-2 pe-10' +
              (props.value ? '' : ' text-muted')
            }
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                translate={translateOf(option.label)}
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            path={chevronDownIcon}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto"
          />
        </div>
      )}
    </Field>
  );
}
