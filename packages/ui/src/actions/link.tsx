import type { MouseEventHandler, ReactNode, Ref } from 'react';

export type LinkProps = {
  children: ReactNode;
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** For links whose own words do not stand alone, such as "Pay" in a table. */
  ariaLabel?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** Goes somewhere. */
export function Link({ children, href, onClick, ariaLabel, ref }: LinkProps) {
  return (
    <a
      ref={ref}
      href={href}
      onClick={onClick}
      aria-label={ariaLabel}
      part="link"
      className="text-accent underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}
