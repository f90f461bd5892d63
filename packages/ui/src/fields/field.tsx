import { useId, type ReactNode } from 'react';
import { Icon, warningIcon } from '../icon';

/** What every field says about itself. All words come translated. */
export type FieldProps = {
  /** The visible label; always present and always tied to the control. */
  label: ReactNode;
  /** Help that stands between label and control and is read with the control. */
  hint?: ReactNode;
  /** What is wrong and what to do; announced when it appears. Empty or undefined: no error. */
  error?: ReactNode;
  /** Marks the label and sets `aria-required`; the form decides what an empty field means. */
  required?: boolean | undefined;
};

/** What a control takes from its field so that label, hint and error are read with it. */
export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/**
 * Label, hint, control and error in reading order. The control is a function of the attributes it
 * has to carry, so no field can forget them.
 */
export function Field(props: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const id = useId();
  const { hint, error } = props;
  return (
    <div>
      <label htmlFor={id} part="label" className="mb-1.5 block text-sm font-semibold">
        {props.label}
        {props.required && <RequiredMark />}
      </label>
      {hint && <FieldHint id={id + 'h'}>{hint}</FieldHint>}
      {props.children(controlAttributes(id, props))}
      <FieldError id={id + 'e'}>{error}</FieldError>
    </div>
  );
}

/** The attributes of a control whose hint is `${id}h` and whose error is `${id}e`. */
export function controlAttributes(
  id: string,
  { hint, error, required }: Omit<FieldProps, 'label'>,
): ControlAttributes {
  return {
    id,
    'aria-describedby':
      [hint && id + 'h', error && id + 'e'].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

/** The star beside a required field's label; `aria-required` says it to screen readers. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-danger">
      {' *'}
    </span>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} part="hint" className="mb-1.5 text-sm text-muted">
      {children}
    </p>
  );
}

/** Stands empty until there is an error, because only a region that is already there is announced. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} part="error" aria-live="polite">
      {children && (
        <p className="mt-1.5 flex gap-1.5 text-sm text-danger">
          <Icon path={warningIcon} />
          {children}
        </p>
      )}
    </div>
  );
}
