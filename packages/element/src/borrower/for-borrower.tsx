import type { Destination } from '@portico/core';
import { Link, Stack } from '@portico/ui';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useCore, useHref, useSession } from '../react/hooks';

/**
 * A page for a signed-in borrower, drawn anew for each. A visitor reads a sentence with a link to
 * sign-in, and returns here after it; one who logs out here does not.
 */
export function ForBorrower(props: {
  readonly to: Destination;
  readonly sentence: string;
  readonly signIn: string;
  readonly children: ReactNode;
}): ReactNode {
  const { to, sentence, signIn, children } = props;
  const { wanted } = useCore();
  const session = useSession();
  const [returns] = useState(session === undefined);
  const { href, onClick } = useHref({ screen: 'login' });
  const signedOut = session === undefined;
  useEffect(() => {
    if (signedOut && returns) wanted.remember(to);
  }, [wanted, to, signedOut, returns]);
  if (session) return <Fragment key={session.id}>{children}</Fragment>;
  return (
    <Stack>
      <p>{sentence}</p>
      <p>
        <Link href={href} onClick={onClick}>
          {signIn}
        </Link>
      </p>
    </Stack>
  );
}
