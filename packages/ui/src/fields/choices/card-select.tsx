import type { ReactNode, Ref } from 'react';
import { chevronDownIcon, Icon } from '../../icon';
import { translateOf } from '../../text/unbroken';
import type { SelectOption } from './select';

export type CardSelectProps<V extends string> = {
  /** Read by screen readers. */
  label: string;
  name: string;
  /** The chosen option's value; empty while nothing is chosen. */
  value: V | '';
  options: readonly SelectOption<V>[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder: string;
  /** The word at its end, such as "Change"; undefined where there is nothing else to choose. */
  change: string | undefined;
  /** Inside a box that has the border. */
  bare?: boolean | undefined;
  disabled?: boolean | undefined;
  /** What is chosen, as the card shows it. */
  children: ReactNode;
  onChange: (value: V) => void;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** A dropdown that looks like what is chosen: the native select lies over the card, unseen. */
export function CardSelect<V extends string>(props: CardSelectProps<V>) {
  const { label, name, value, options, placeholder, change, bare, disabled, children } = props;
  return (
    <div
      className={
        'relative flex min-h-14 items-center gap-3 rounded-md px-3.5 py-2 outline-offset-2 outline-focus has-focus-visible:outline-2 ' +
        (bare ? '' : 'border border-edge bg-surface')
      }
    >
      {children}
      {change && (
        <span
          aria-hidden
          className="ms-auto flex shrink-0 items-center gap-1 font-medium text-accent"
        >
          {value && <span className="hidden @min-[400px]:inline">{change}</span>}
          <Icon path={chevronDownIcon} />
        </span>
      )}
      <select
        ref={props.ref}
        name={name}
        aria-label={label}
        value={value}
        disabled={disabled}
        className="absolute inset-0 size-full cursor-pointer bg-surface opacity-0"
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) props.onChange(chosen.value);
        }}
      >
        <option value="" disabled hidden>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} translate={translateOf(option.label)}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
