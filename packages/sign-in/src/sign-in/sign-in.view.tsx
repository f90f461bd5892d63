import {
  useCore,
  useEmit,
  useFlow,
  useNavigate,
  useSession,
  useSettingReader,
  useTexts,
} from '@portico/element';
import { canKeepSession, takeWantedScreen } from '@portico/core/internal';
import { Banner, BusyMark, Heading, Stack } from '@portico/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Notices } from './notices/notices';
import { CredentialsForm } from './screens/credentials-form';
import { PasskeyOffer } from './passkey/passkey-offer';
import { OfflineScreen } from './screens/offline';
import { ScreenLink } from './screens/screen-link';
import { createSignIn, type SignIn } from './sign-in.controller';
import { signInTexts } from './sign-in.sentences';

/** The view of `portico-sign-in`. */
export function SignInView(): ReactNode {
  const signIn = useSignIn();
  const { state, send } = useFlow(() => signIn);
  const t = useTexts(signInTexts);
  const { phase } = state;
  const session = useSession();
  const core = useCore();
  const navigate = useNavigate();
  // Another tab has signed in: the screen that this one was asked for is shown, if any.
  const isFollowing = phase.at === 'form' && session !== undefined;
  useEffect(() => {
    const wanted = isFollowing && takeWantedScreen(core);
    if (wanted) navigate(wanted);
  }, [isFollowing, core, navigate]);
  const isOver = phase.at === 'signedIn' && !session;
  useEffect(() => {
    if (isOver) signIn.signedOut();
  }, [isOver, signIn]);
  // Moves the focus to the heading of a new form or of the offline state, for screen readers.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.form > 0) heading.current?.focus();
  }, [state.form]);
  if (phase.at === 'signedIn' || isFollowing) return <SignedIn />;
  if (phase.at === 'arriving') {
    return (
      <p role="status" className="flex items-center gap-2">
        <BusyMark />
        {t('signingIn')}
      </p>
    );
  }
  return (
    <div className="grid max-w-sm grid-cols-1 gap-4">
      <Heading own ref={heading} level={2}>
        {t(phase.at === 'offline' ? 'offlineHeading' : 'heading')}
      </Heading>
      <StorageNotice />
      {phase.at === 'form' && phase.notice && <phase.notice.View />}
      {phase.at === 'offline' ? (
        <OfflineScreen phase={phase} send={send} />
      ) : (
        <CredentialsForm key={state.form} state={state} send={send} prepare={signIn.prepare}>
          <PasskeyOffer idle={phase.at === 'form'} send={send} />
        </CredentialsForm>
      )}
      {phase.at === 'steps' && <phase.steps.View postSignIn={phase.steps} />}
      <Notices idle={phase.at === 'form'} />
    </div>
  );
}

function useSignIn(): SignIn {
  const core = useCore();
  const read = useSettingReader();
  const navigate = useNavigate();
  const emit = useEmit();
  const signIn = useMemo(
    () =>
      createSignIn({ core, read }, (address) => {
        emit('portico-signed-in', {});
        const wanted = takeWantedScreen(core);
        if (address === undefined) navigate(wanted ?? { screen: 'dashboard' });
        else core.environment.location.assign(address);
      }),
    [core, read, emit, navigate],
  );
  // Before the first paint, so that an automatic sign-in does not show the form first.
  useLayoutEffect(() => signIn.arrive(), [signIn]);
  return signIn;
}

/** Before a password is sent: the session would end with this page. The portal stays on its own. */
function StorageNotice(): ReactNode {
  const t = useTexts(signInTexts);
  const { environment } = useCore();
  const [ends, setEnds] = useState(false);
  useEffect(() => {
    setEnds(!environment.page.get().router && !canKeepSession(environment));
  }, [environment]);
  return ends && <Banner tone="warning">{t('notStored')}</Banner>;
}

function SignedIn(): ReactNode {
  const t = useTexts(signInTexts);
  return (
    <Stack>
      <p>{t('signedIn')}</p>
      <p>
        <ScreenLink screen="dashboard">{t('toAccounts')}</ScreenLink>
      </p>
    </Stack>
  );
}
