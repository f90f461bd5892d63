import { useId, type Ref } from 'react';
import { controlAttributes, FieldError, type FieldProps } from '../field';

export type SwitchProps = Omit<FieldProps, 'required'> & {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The knob is the `::before`; forced colours keep it and the track apart by system colours. */
const track =
  'inline-flex h-7 w-12 shrink-0 cursor-pointer appearance-none items-center rounded-full border border-edge bg-surface p-[3px] checked:justify-end checked:border-brand-fill checked:bg-brand-fill disabled:cursor-default disabled:border-line disabled:bg-sunken forced-colors:checked:bg-[Highlight] forced-colors:disabled:border-[GrayText] ';
const knob =
  'before:size-5 before:rounded-full before:bg-edge checked:before:bg-on-brand disabled:before:bg-line forced-colors:before:bg-[ButtonText] forced-colors:checked:before:bg-[HighlightText] forced-colors:disabled:before:bg-[GrayText]';

/**
 * Something that is on or off, and changes at once. The label names it, the hint says what it does
 * now and since when; both stay the same size when it changes, so that nothing moves.
 */
export function Switch(props: SwitchProps) {
  const id = useId();
  const { label, hint, error, name, checked, disabled, onChange, ref } = props;
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <label htmlFor={id} part="label" className="font-semibold">
            {label}
          </label>
          {hint && (
            <p id={id + 'h'} part="hint" className="text-sm text-muted">
              {hint}
            </p>
          )}
        </div>
        <input
          ref={ref}
          type="checkbox"
          role="switch"
          name={name}
          checked={checked}
          disabled={disabled}
          {...controlAttributes(id, props)}
          part="input switch"
          className={track + knob}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
