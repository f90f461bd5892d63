import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { externalIcon, Icon } from '../icon';
import { VisuallyHidden } from '../text/visually-hidden';
import { buttonClasses, type ButtonVariant } from './button';

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

export type ExternalLinkProps = LinkProps & {
  /** Read after the link's words, such as "(opens in a new tab)". */
  newTabLabel: string;
};

/** Goes elsewhere, in a new tab that cannot reach back. */
export function ExternalLink({ children, href, onClick, newTabLabel, ref }: ExternalLinkProps) {
  return (
    <a
      ref={ref}
      href={href}
      onClick={onClick}
      target="_blank"
      rel="noopener noreferrer"
      part="link"
      className="inline-flex items-center gap-1 text-accent underline underline-offset-4 hover:decoration-2"
    >
      {children}
      <Icon path={externalIcon} size={16} />
      <VisuallyHidden>{newTabLabel}</VisuallyHidden>
    </a>
  );
}

export type LinkButtonProps = LinkProps & { variant?: ButtonVariant | undefined };

/** A link with the weight of a button: going there is the screen's next step. */
export function LinkButton({ children, variant = 'secondary', ...link }: LinkButtonProps) {
  return (
    <a
      ref={link.ref}
      href={link.href}
      onClick={link.onClick}
      aria-label={link.ariaLabel}
      part={'button button-' + variant}
      className={buttonClasses[variant]}
    >
      {children}
    </a>
  );
}
