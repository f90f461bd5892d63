import type { Screen } from '@portico/core';
import { useHref } from '@portico/element';
import { Link } from '@portico/ui';
import type { ReactNode } from 'react';

/** A link to another screen. */
export function ScreenLink(props: {
  readonly screen: Screen;
  readonly children: ReactNode;
}): ReactNode {
  const { href, onClick } = useHref(props);
  return (
    <Link href={href} onClick={onClick}>
      {props.children}
    </Link>
  );
}
