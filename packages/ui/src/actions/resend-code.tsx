import { useId } from 'react';
import { LiveRegion } from '../feedback/live-region';
import { Button } from './button';

export type ResendCodeProps = {
  /** The words of the button. */
  label: string;
  /** A code is being sent. */
  busy: boolean;
  /** Another code cannot be requested yet; `note` says when. */
  waits: boolean;
  /** When another code can be requested. Announced once, when the wait is over. */
  note: string;
  onResend: () => void;
};

/** A button that sends another security code, with the line that says when it can be pressed. */
export function ResendCode({ label, busy, waits, note, onResend }: ResendCodeProps) {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1 *:[button]:-ms-4">
      <Button
        variant="quiet"
        busy={busy}
        disabled={waits && !busy}
        describedBy={id}
        onClick={onResend}
      >
        {label}
      </Button>
      {/* While it counts, it is not announced; then the live region holds its text. */}
      <p id={id} aria-hidden={!waits} className="tabular text-sm text-muted">
        {note}
      </p>
      <LiveRegion>{!waits && note}</LiveRegion>
    </div>
  );
}
