import { safeAddress } from '@portico/rules';
import { buttonClasses, type ButtonVariant } from './button';
import type { LinkProps } from './link';

export type LinkButtonProps = LinkProps & {
  variant?: ButtonVariant | undefined;
  /** Further utilities, such as a lower height. */
  className?: string | undefined;
};

/** A link that looks like a button, for a screen's next step. */
export function LinkButton(props: LinkButtonProps) {
  const { children, variant = 'secondary', className = '', ...link } = props;
  if (link.href === undefined) return <span>{children}</span>;
  return (
    <a
      ref={link.ref}
      href={safeAddress(link.href, 'link')}
      onClick={link.onClick}
      aria-label={link.ariaLabel}
      part={'button button-' + variant}
      className={buttonClasses[variant] + ' ' + className}
    >
      {children}
    </a>
  );
}
