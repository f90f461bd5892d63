import {
  useContext,
  useLayoutEffect,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { BusyMark } from '../feedback/busy-mark';
import { InDialogContext } from '../overlays/in-dialog';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = {
  children: ReactNode;
  /** One primary button a screen; `secondary` unless told. */
  variant?: ButtonVariant | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Its work is under way: presses do nothing, the focus stays, and so does the dialog it is in. */
  busy?: boolean | undefined;
  /** Cannot be pressed now. It stays focusable, so that its reason can be read. */
  disabled?: boolean | undefined;
  /** The id of the sentence that says why it is disabled. */
  describedBy?: string | undefined;
  /** Whether what it opens is open; left out for a button that opens nothing. */
  expanded?: boolean | undefined;
  /** The id of what it opens. */
  controls?: string | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

const shape =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border px-4 py-2 text-center font-semibold no-underline ';

/** Also the look of a link that acts as a button. */
export const buttonClasses: Record<ButtonVariant, string> = {
  primary: shape + 'border-accent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: shape + 'border-edge bg-surface text-accent hover:bg-sunken',
  quiet: shape + 'border-transparent text-accent hover:bg-sunken',
  danger: shape + 'border-danger bg-surface text-danger hover:bg-sunken',
};

/** A button that cannot be pressed twice: while it or another of its dialog is busy, a press goes nowhere. */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', type = 'button', busy, describedBy } = props;
  const { busy: dialogBusy, hold } = useContext(InDialogContext);
  useLayoutEffect(() => (busy ? hold() : undefined), [busy, hold]);
  const disabled = dialogBusy || props.disabled;
  const idle = busy || disabled;
  return (
    <button
      ref={props.ref}
      type={type}
      part={'button button-' + variant}
      aria-disabled={idle}
      aria-busy={busy}
      aria-describedby={describedBy}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      className={buttonClasses[variant] + (disabled && !busy ? ' opacity-50' : '')}
      onClick={idle ? (event) => event.preventDefault() : props.onClick}
    >
      {busy && <BusyMark />}
      {children}
    </button>
  );
}
