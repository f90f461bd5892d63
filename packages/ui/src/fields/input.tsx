import type { ComponentProps, ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './field';

/** What every one-line control takes beside its field's words. */
export type InputProps = FieldProps & {
  /** The form field's name; password managers and autofill go by it. */
  name: string;
  /** The text as it stands in the control. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  /** For moving the focus to the first field with an error. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The same for a control whose text the browser may keep, as for a password. */
export type FreeInputProps = Omit<InputProps, 'value'> & {
  /** The text as it stands in the control. Left out, the browser keeps it. */
  value?: string | undefined;
  /** What an input without `value` starts with. */
  defaultValue?: string | undefined;
};

type OneLineProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | keyof InputProps> &
  FreeInputProps & {
    /** Stands inside the control, before or after the text. */
    adornment?: ReactNode;
    /** Brings the text into its shape, after an input and before `onChange` is given it. */
    shape?: (field: HTMLInputElement, input: Event) => void;
  };

/** How every control that is typed in looks: 44 px high, 16 px text, an edge of 3:1. */
export const controlClass =
  'min-h-11 w-full rounded-md border border-edge bg-surface px-3 text-control aria-invalid:border-danger disabled:bg-sunken disabled:text-muted ';

/** A field with one input: what all typed fields are made of. */
export function OneLine(props: OneLineProps) {
  const {
    label,
    hint,
    error,
    required,
    onChange,
    shape,
    className = '',
    adornment,
    ...input
  } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            {...input}
            {...control}
            part="input"
            className={controlClass + className}
            onChange={({ currentTarget, nativeEvent }) => {
              shape?.(currentTarget, nativeEvent);
              onChange(currentTarget.value);
            }}
          />
          {adornment}
        </div>
      )}
    </Field>
  );
}
