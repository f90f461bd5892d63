import { Icon } from '@portico/ui';
import type { ReactNode } from 'react';

const repeatIcon =
  'M4.5 11V9.5A3.5 3.5 0 0 1 8 6h11.5M16 2.5 19.5 6 16 9.5M19.5 13v1.5A3.5 3.5 0 0 1 16 18H4.5M8 21.5 4.5 18 8 14.5';

/** Words about autopay, with its icon. */
export function Autopay({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className="text-sm text-success">
      <Icon path={repeatIcon} size={16} className="me-1 inline align-[-3px]" />
      {children}
    </span>
  );
}
