/**
 * Icons are path data on a 24-unit grid, so that a chunk contains only those it imports. Most are
 * shown next to text and are not announced by screen readers.
 */
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5';
export const warningIcon = 'M12 4 2.5 20h19zM12 10v4.5M12 17.2v.1';
export const infoIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.1';
export const bankIcon = 'M3 10 12 4l9 6zM5.5 10v8M10 10v8M14 10v8M18.5 10v8M3 20.5h18';
export const cardIcon = 'M3 5.5h18v13H3zM3 10h18M6.5 15h4';
export const calendarIcon = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8';
export const eyeIcon =
  'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
export const trashIcon = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5';
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const chevronDownIcon = 'M6 9.5l6 6 6-6';
export const chevronUpIcon = 'M6 14.5l6-6 6 6';
export const chevronLeftIcon = 'M14.5 6l-6 6 6 6';
export const chevronRightIcon = 'M9.5 6l6 6-6 6';
export const externalIcon = 'M13.5 4.5h6v6M19.5 4.5 11 13M18 14v5.5H4.5V6H10';

export type IconProps = {
  /** One of the exported paths. */
  path: string;
  /** Width and height in px; 20 by default. */
  size?: number | undefined;
  /** Read by screen readers, for an icon without text next to it. */
  label?: string | undefined;
  /** Further utilities, such as a colour. */
  className?: string | undefined;
};

/** A line icon in the colour of the surrounding text. */
export function Icon({ path, size = 20, label, className = '' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={label}
      aria-hidden={!label}
      className={'shrink-0 ' + className}
    >
      <path d={path} />
    </svg>
  );
}
