import { safeAddress } from '@portico/rules';
import { Icon } from '../icon';
import { externalIcon } from '../icons';
import { VisuallyHidden } from '../text/visually-hidden';
import type { LinkProps } from './link';

export type ExternalLinkProps = LinkProps & {
  /** Read after the link's text, such as "(opens in a new window)". */
  newTabLabel: string;
};

/** Opens another site in a new tab, which cannot access this page. */
export function ExternalLink({ children, href, onClick, newTabLabel, ref }: ExternalLinkProps) {
  return (
    <a
      ref={ref}
      href={safeAddress(href, 'link')}
      onClick={onClick}
      target="_blank"
      rel="noopener noreferrer"
      part="link"
      className="inline-block pe-[20px] text-accent underline underline-offset-4 hover:decoration-2"
    >
      {children}
      {/* It stands in the link's padding, so that it is never alone on a line. */}
      <Icon path={externalIcon} size={16} className="ms-1 me-[-20px] align-[-0.125em]" />
      <VisuallyHidden>{newTabLabel}</VisuallyHidden>
    </a>
  );
}
