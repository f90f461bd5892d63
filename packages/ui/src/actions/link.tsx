import { safeAddress } from '@portico/rules';
import type { MouseEventHandler, ReactNode, Ref } from 'react';

export type LinkProps = {
  children: ReactNode;
  /** Undefined where there is no address: then plain text is shown. */
  href: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** For links whose text is not enough on its own, such as "Pay" in a table. */
  ariaLabel?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** A text link. */
export function Link({ children, href, onClick, ariaLabel, ref }: LinkProps) {
  if (href === undefined) return <span>{children}</span>;
  return (
    <a
      ref={ref}
      href={safeAddress(href, 'link')}
      onClick={onClick}
      aria-label={ariaLabel}
      part="link"
      className="text-accent underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}
