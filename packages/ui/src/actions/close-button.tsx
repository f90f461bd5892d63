import { Icon } from '../icon';
import { closeIcon } from '../icons';

export type CloseButtonProps = {
  /** Its accessible name, such as "Dismiss this message". */
  label: string;
  onClick: () => void;
};

/** Closes a banner or a panel. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      part="close"
      className="-m-1 flex size-8 shrink-0 items-center justify-center rounded-md text-ink hover:bg-line"
      onClick={onClick}
    >
      <Icon path={closeIcon} />
    </button>
  );
}
