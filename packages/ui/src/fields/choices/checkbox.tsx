import { useId, type Ref } from 'react';
import { controlAttributes, FieldError, FieldLabel, type FieldProps } from '../field';

export type CheckboxProps = FieldProps & {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A checkbox. The label may contain links; the hint is shown under it. */
export function Checkbox(props: CheckboxProps) {
  const id = useId();
  const { hint, error, name, checked, disabled, onChange, ref } = props;
  return (
    <div>
      <div className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          ref={ref}
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          {...controlAttributes(id, props)}
          part="input"
          className="choice-mark mt-[calc(.5lh-2.5*var(--p-space))] size-5 rounded-sm"
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <div className="min-w-0 flex-1">
          <label htmlFor={id} part="label">
            <FieldLabel {...props} />
          </label>
          {hint && (
            <p id={id + 'h'} part="hint" className="text-sm text-muted">
              {hint}
            </p>
          )}
        </div>
      </div>
      <div className={'ps-8' + (error ? ' -mt-2 mb-2' : '')}>
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  );
}
