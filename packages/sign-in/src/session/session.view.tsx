import { chunk, shownName } from '@portico/core/internal';
import {
  fetchView,
  useCore,
  useFetchedAhead,
  useHref,
  useSession,
  useTexts,
} from '@portico/element';
import { Button, Link } from '@portico/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { sessionTexts } from './session.sentences';

/** The view of `portico-session`: the borrower's name and Log out, or a link to sign in. */
export function SessionView(): ReactNode {
  const session = useSession();
  return session ? <SignedIn name={shownName(session)} /> : <SignedOut />;
}

function SignedIn({ name }: { readonly name: string }): ReactNode {
  const t = useTexts(sessionTexts);
  const [logOut, dialog] = useLogOut();
  return (
    // A long name wraps onto two lines next to the button, so that the height is always the same.
    <div className="grid grid-cols-[minmax(0,auto)_auto] items-center justify-start gap-4">
      <p part="greeting" className="leading-tight">
        {t('signedInAs', { name })}
      </p>
      <Button variant="quiet" onClick={logOut}>
        {t('logOut')}
      </Button>
      {dialog}
    </div>
  );
}

function SignedOut(): ReactNode {
  const t = useTexts(sessionTexts);
  const { href, onClick } = useHref({ screen: 'login' });
  return (
    // As high as the borrower's name with Log out, so that the middle of both is the same.
    <div className="grid min-h-control items-center justify-start">
      <Link href={href} onClick={onClick}>
        {t('signIn')}
      </Link>
    </div>
  );
}

const logOutDialog = chunk(() => import('./screens/log-out-dialog'));

type DialogView = ComponentType<{ readonly onClose: () => void }>;

/**
 * The function that starts logging out, and the question to render. If the question's code cannot
 * be fetched, the borrower is logged out without it.
 */
export function useLogOut(): readonly [ask: () => void, dialog: ReactNode] {
  const core = useCore();
  const [asking, setAsking] = useState<{ readonly View: DialogView }>();
  useFetchedAhead(logOutDialog);
  const ask = () => {
    fetchView(core, logOutDialog).then(
      (View) => setAsking({ View }),
      () => void core.logOut(),
    );
  };
  return [ask, asking && <asking.View onClose={() => setAsking(undefined)} />];
}
