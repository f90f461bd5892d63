import { safeAddress } from '@portico/rules';
import { buttonClasses, type ButtonVariant } from './button';
import type { LinkProps } from './link';

export type LinkButtonProps = LinkProps & { variant?: ButtonVariant | undefined };

/** A link that looks like a button, for a screen's next step. */
export function LinkButton({ children, variant = 'secondary', ...link }: LinkButtonProps) {
  if (link.href === undefined) return <span>{children}</span>;
  return (
    <a
      ref={link.ref}
      href={safeAddress(link.href, 'link')}
      onClick={link.onClick}
      aria-label={link.ariaLabel}
      part={'button button-' + variant}
      className={buttonClasses[variant]}
    >
      {children}
    </a>
  );
}
