import { Icon } from '../icon';

export type SpinnerProps = {
  /** Width and height in px; 20 unless told. */
  diameter?: number | undefined;
  /** Says what is under way; left out where words beside it say so already. */
  label?: string | undefined;
};

/** Something is under way. It stands still where reduced motion is asked. */
export function Spinner({ diameter, label }: SpinnerProps) {
  return (
    <Icon
      path="M12 3a9 9 0 1 1-9 9"
      size={diameter}
      label={label}
      className="animate-spin motion-reduce:animate-none"
    />
  );
}
