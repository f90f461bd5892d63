import { useId, type ReactNode, type Ref } from 'react';
import { controlAttributes, FieldError, FieldHint, FieldLabel, type FieldProps } from '../field';

export type RadioOption<V extends string = string> = {
  value: V;
  label: ReactNode;
  /** A second line under the label: what choosing this means, or why it cannot be chosen. */
  description?: ReactNode;
  /** Shown at the end of the card's first line, such as an amount. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps<V extends string> = FieldProps & {
  name: string;
  value: V | '';
  options: readonly RadioOption<V>[];
  onChange: (value: V) => void;
  /** The first choice, for moving the focus to a group with an error. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A choice among a few options, each a card with a description, side by side as far as they fit.
 * Arrow keys are handled by the browser.
 */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const id = useId();
  const { hint, error, required, options, value, name, onChange, ref } = props;
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = controlAttributes(id, props);
  return (
    <fieldset aria-describedby={describedBy}>
      <legend part="label" className="mb-1.5 text-sm font-semibold">
        <FieldLabel {...props} />
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className="flex flex-wrap gap-2 *:grow *:basis-52">
        {options.map((option, index) => (
          <label
            key={option.value}
            part="option"
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line px-3 py-2.5 hover:border-edge has-checked:border-accent has-checked:bg-sunken has-disabled:cursor-default has-disabled:bg-transparent has-disabled:text-muted"
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={invalid}
              aria-required={required}
              aria-describedby={option.description ? `${id}o${index}` : undefined}
              className="choice-mark mt-[calc(.5lh-2.5*var(--p-space))] size-5 rounded-full"
              onChange={() => onChange(option.value)}
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>{option.label}</span>
                {option.aside && <span className="tabular">{option.aside}</span>}
              </span>
              {option.description && (
                <span id={`${id}o${index}`} className="block text-sm text-muted">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
