/** Icons are path data on a 24-unit grid. These are part of first screens; `icons.ts` has the others. */
export const chevronDownIcon = 'M6 9.5l6 6 6-6';
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5';
export const warningIcon = 'M12 4 2.5 20h19zM12 10v4.5M12 17.2v.1';
export const infoIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.1';

const besideText: ReadonlyMap<number, string> = new Map([
  [16, 'size-[1rem]'],
  [20, 'size-[1.25rem]'],
  [24, 'size-[1.5rem]'],
]);

export type IconProps = {
  /** One of the exported paths. */
  path: string;
  /** Width and height in px; 20 by default. Those of icons beside text follow its size. */
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
      className={`shrink-0 ${besideText.get(size) ?? ''} ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
