import { useHref } from '@portico/element';
import { Link } from '@portico/ui';
import type { ReactNode } from 'react';

/** The way on from a page that has nothing to show; nothing where there is no dashboard. */
export function DashboardLink({ children }: { readonly children: ReactNode }): ReactNode {
  const { href, onClick } = useHref({ screen: 'dashboard' });
  if (href === undefined) return null;
  return (
    <p>
      <Link href={href} onClick={onClick}>
        {children}
      </Link>
    </p>
  );
}
