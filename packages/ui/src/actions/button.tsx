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
  /** At most one `primary` button per screen; `secondary` by default. */
  variant?: ButtonVariant | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Its action is in progress: presses are ignored, and it keeps the focus and its dialog open. */
  busy?: boolean | undefined;
  /** Cannot be pressed now. It stays focusable, so that a screen reader reads the reason. */
  disabled?: boolean | undefined;
  /** The id of the sentence that says why it is disabled. */
  describedBy?: string | undefined;
  /** Called when it is pressed while disabled: leads to what is missing, and makes it grey. */
  onBlocked?: (() => void) | undefined;
  /** Whether the element it opens is open; undefined for a button that opens nothing. */
  expanded?: boolean | undefined;
  /** The id of the element it opens. */
  controls?: string | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

const shape =
  'inline-flex min-h-control cursor-pointer items-center justify-center gap-2 rounded-md border px-4 py-2 text-center font-semibold text-balance no-underline ';

/** Also used for a link that looks like a button. */
export const buttonClasses: Record<ButtonVariant, string> = {
  primary:
    shape +
    'border-accent bg-brand-fill text-on-brand hover:bg-brand-strong forced-colors:forced-color-adjust-none forced-colors:border-[Highlight]! forced-colors:bg-[Highlight]! forced-colors:text-[HighlightText] forced-colors:outline-[CanvasText]!',
  secondary: shape + 'border-edge bg-surface text-accent hover:bg-sunken',
  quiet:
    shape +
    'border-transparent text-accent hover:bg-sunken forced-colors:border-[Canvas] forced-colors:underline',
  danger: shape + 'border-danger bg-surface text-danger hover:bg-sunken',
};

const greyClasses =
  shape +
  'border-line bg-sunken text-muted forced-colors:border-[GrayText] forced-colors:text-[GrayText]';

/** A button that ignores presses while it or another button of its dialog is busy. */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', type = 'button', busy, describedBy, onBlocked } = props;
  const { busy: dialogBusy, hold } = useContext(InDialogContext);
  useLayoutEffect(() => (busy ? hold() : undefined), [busy, hold]);
  const disabled = dialogBusy || props.disabled;
  const idle = busy || disabled;
  const isGrey = disabled && !busy && onBlocked;
  // A press on the button of a form says what is missing, so that it need not look disabled.
  const isPale = !busy && (dialogBusy || (props.disabled && type === 'button'));
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
      className={isGrey ? greyClasses : buttonClasses[variant] + (isPale ? ' opacity-50' : '')}
      onClick={
        idle
          ? (event) => {
              event.preventDefault();
              if (isGrey) onBlocked();
            }
          : props.onClick
      }
    >
      {busy && <BusyMark inPadding />}
      {children}
    </button>
  );
}
