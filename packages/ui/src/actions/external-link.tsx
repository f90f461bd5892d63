import { safeAddress } from '@portico/rules';
import { Icon } from '../icon';
import { externalIcon } from '../icons';
import { NewWindowNote } from '../text/new-window-note';
import type { LinkProps } from './link';

/** Opens another site in a new tab, which cannot access this page. */
export function ExternalLink({ children, href, onClick, ref }: LinkProps) {
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
      <NewWindowNote />
    </a>
  );
}
