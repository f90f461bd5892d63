import { useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Field, type FieldProps } from './field';
import { useSilentInput } from './use-silent-input';

/** The props of every one-line control besides its field's texts. */
export type InputProps = FieldProps & {
  /** The form field's name; password managers and autofill rely on it. */
  name: string;
  /** The control's current text. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  /** For moving the focus to the first field with an error. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The same for a control whose text may be kept by the browser only, such as a password. */
export type FreeInputProps = Omit<InputProps, 'value'> & {
  /** The control's current text. Without it, the browser keeps the text. */
  value?: string | undefined;
  /** The initial text of an input without `value`. */
  defaultValue?: string | undefined;
};

type OneLineProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | keyof InputProps> &
  FreeInputProps & {
    /** Shown inside the control, before or after the text. */
    adornment?: ReactNode;
    /** Formats the text after an input, before `onChange` is called with it. */
    shape?: (field: HTMLInputElement, input: Event) => void;
  };

/** The style of every typed control: 48 px high, 16 px text, an edge with a contrast of 3:1. */
export const controlClass =
  'min-h-control w-full rounded-md border border-edge bg-surface px-3 text-control aria-invalid:border-danger disabled:bg-sunken disabled:text-muted ';

type Cuttable = HTMLInputElement | HTMLTextAreaElement;

/** For a control with a maximum length: the browser does not cut what is pasted (D183). */
export const wholePaste = {
  onPaste: liftLength,
  onDrop: liftLength,
};

function liftLength({ currentTarget }: { readonly currentTarget: Cuttable }): void {
  currentTarget.removeAttribute('maxlength');
}

/** After an input, further characters cannot be typed again. */
export function restoreLength(control: Cuttable, length: number | undefined): void {
  if (length !== undefined) control.maxLength = length;
}

/** A field with one input; the base of all typed fields. */
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
  const box = useRef<HTMLDivElement>(null);
  const told = useSilentInput(box, input.value);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div ref={box} className="relative">
          <input
            type="text"
            {...input}
            {...control}
            part="input"
            className={controlClass + className}
            {...wholePaste}
            onChange={({ currentTarget, nativeEvent }) => {
              restoreLength(currentTarget, input.maxLength);
              shape?.(currentTarget, nativeEvent);
              told(currentTarget.value);
              onChange(currentTarget.value);
            }}
          />
          {adornment}
        </div>
      )}
    </Field>
  );
}
