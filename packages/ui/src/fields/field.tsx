import { createContext, useContext, useId, type ReactNode } from 'react';
import { Icon, warningIcon } from '../icon';
import { WithPhone } from '../text/with-phone';

/** The texts of every field, already translated. */
export type FieldProps = {
  /** The visible label; always present and always tied to the control. */
  label: ReactNode;
  /** Help shown between label and control, and read with the control. */
  hint?: ReactNode;
  /** What is wrong and what to do; announced when it appears. Empty or undefined: no error. */
  error?: ReactNode;
  /**
   * Marks the label and sets `aria-required`; the form decides whether an empty field is an error.
   */
  required?: boolean | undefined;
};

/** Attributes a control needs so that label, hint and error are read with it. */
export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
};

/**
 * Label, hint, control and error in reading order. The control is a function of the attributes it
 * needs, so that no field can omit them.
 */
export function Field(props: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} part="label" className="mb-1.5 block text-sm font-semibold">
        <FieldLabel {...props} />
      </label>
      <FieldHint id={id}>{props.hint}</FieldHint>
      {props.children(controlAttributes(id, props))}
      <FieldError id={id}>{props.error}</FieldError>
    </div>
  );
}

/** The attributes of the control `id` of a field with this hint and error. */
export function controlAttributes(
  id: string,
  { hint, error, required }: Omit<FieldProps, 'label'>,
): ControlAttributes {
  return {
    id,
    'aria-describedby': (hint ? id + 'h ' : '') + (error ? id + 'e' : '') || undefined,
    'aria-invalid': !!error,
    'aria-required': required,
  };
}

/** The label's text, and a star where a value is required: screen readers get `aria-required`. */
export function FieldLabel({ label, required }: FieldProps) {
  return (
    <>
      {label}
      {required && (
        <span aria-hidden className="text-danger">
          {'\u00a0*'}
        </span>
      )}
    </>
  );
}

/** The hint of the control `id`. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    children && (
      <p id={id + 'h'} part="hint" className="mb-1.5 text-sm text-muted">
        {children}
      </p>
    )
  );
}

/**
 * Whether errors are not announced: after a submit has failed, the first field with one gets the
 * focus and is read with it, and the others would talk over it.
 */
export const QuietErrorsContext = createContext(false);

/** Present but empty until there is an error, because only an existing region is announced. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const live = useContext(QuietErrorsContext) ? 'off' : 'polite';
  return (
    <div id={id + 'e'} part="error" aria-live={live} className="text-sm text-danger">
      {children && (
        <p className="mt-1.5 flex gap-1.5 font-semibold">
          <Icon path={warningIcon} size={16} className="mt-0.5" />
          <span className="min-w-0">
            <WithPhone>{children}</WithPhone>
          </span>
        </p>
      )}
    </div>
  );
}
