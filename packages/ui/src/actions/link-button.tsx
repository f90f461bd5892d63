import { safeAddress } from '@portico/rules';
import { buttonClasses, type ButtonVariant } from './button';
import type { LinkProps } from './link';

export type LinkButtonProps = LinkProps & {
  variant?: ButtonVariant | undefined;
  /** Lower, for the rows of a list. */
  compact?: boolean | undefined;
};

/** A link that looks like a button, for a screen's next step. */
export function LinkButton({ children, variant = 'secondary', compact, ...link }: LinkButtonProps) {
  if (link.href === undefined) return <span>{children}</span>;
  return (
    <a
      ref={link.ref}
      href={safeAddress(link.href, 'link')}
      onClick={link.onClick}
      aria-label={link.ariaLabel}
      part={'button button-' + variant}
      className={buttonClasses[variant] + (compact ? ' min-h-control-small! px-3! py-1!' : '')}
    >
      {children}
    </a>
  );
}
