import { isElement } from '@portico/rules';
import { chunk } from '@portico/core/internal';
import {
  DialogOnDemand,
  NotOpened,
  PartOnDemand,
  useCore,
  useEmit,
  useFetchedAhead,
  useFlow,
  useSession,
  useSettingReader,
  useSignalValue,
} from '@portico/element';
import { Skeleton } from '@portico/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { createNavigation } from '../navigation/navigation.controller';
import { pathOf } from '../routing/path';
import type { Route } from '../routing/route';
import { FrameWidth, InView } from '../shell/frame-width';
import type { MainProps } from '../shell/main';
import { SignedOutLayout } from '../shell/signed-out-layout';
import { portalRoutes } from './portal.routes';
import { useDocumentTitle } from './use-document-title';

/** What only a borrower sees around a screen; fetched beside the screen. */
const signedInLayout = chunk(() => import('../shell/layout.signed-in.view'));
const unsavedDialog = chunk(() => import('../shell/unsaved/unsaved-dialog'));

/** The view of `portico-portal`. */
export function PortalView(): ReactNode {
  return <Portal routes={portalRoutes} />;
}

/** The portal with a table of routes. */
export function Portal({ routes }: { readonly routes: readonly Route[] }): ReactNode {
  const { state, send } = useNavigation(routes);
  const session = useSession();
  useDocumentTitle(state.shown);
  const { area, screen } = state.match?.route ?? {};
  // On Error500 a signed-in borrower keeps the signed-in layout.
  const isBorrowers = area === 'myaccount' || screen === 'error500';
  const main: MainProps = {
    state,
    retry: () => send({ type: 'retry' }),
    broke: () => send({ type: 'broke' }),
  };
  /** A finger dispatches `pointerover` as soon as it touches. */
  const intend = ({ target }: SyntheticEvent) => {
    const link = isElement(target) ? target.closest('nav a') : undefined;
    const [, path] = link?.getAttribute('href')?.split('#') ?? [];
    if (path !== undefined) send({ type: 'intended', path: pathOf(path) });
  };
  return (
    <div onPointerOver={intend} onFocus={intend}>
      {session && isBorrowers ? (
        <PartOnDemand code={signedInLayout} waiting={<Waiting />}>
          {(Layout) => <Layout session={session} {...main} />}
        </PartOnDemand>
      ) : (
        <SignedOutLayout {...main} />
      )}
      <LeaveQuestion
        asked={state.asking !== undefined}
        answer={(leave) => send({ type: 'answer', leave })}
      />
    </div>
  );
}

/** Asks before unsaved changes are discarded. If it cannot, the screen stays, and it says so. */
function LeaveQuestion(props: {
  readonly asked: boolean;
  readonly answer: (leave: boolean) => void;
}): ReactNode {
  const { asked, answer } = props;
  const [failed, setFailed] = useState(false);
  useFetchedAhead(unsavedDialog, useSignalValue(useCore().unsaved));
  const end = (leave: boolean, isFailed = false) => {
    setFailed(isFailed);
    answer(leave);
  };
  if (!asked) {
    return (
      failed && (
        <InView>
          <NotOpened />
        </InView>
      )
    );
  }
  return (
    <DialogOnDemand code={unsavedDialog} onFailed={() => end(false, true)}>
      {(Dialog) => <Dialog answer={end} />}
    </DialogOnDemand>
  );
}

function Waiting(): ReactNode {
  return (
    <FrameWidth className="min-h-dvh py-10 after-a-while">
      <Skeleton rows={14} />
    </FrameWidth>
  );
}

function useNavigation(routes: readonly Route[]) {
  const core = useCore();
  const read = useSettingReader();
  const emit = useEmit();
  return useFlow(() => createNavigation({ core, read, emit, window, routes }));
}
