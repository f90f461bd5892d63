import { Icon } from '../icon';

export type SpinnerProps = {
  /** Width and height in px; 20 by default. */
  diameter?: number | undefined;
  /** Says what is in progress; omit it where text next to it does. */
  label?: string | undefined;
};

/** Something is in progress. It does not spin where reduced motion is preferred. */
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
