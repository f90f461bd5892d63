import {
  useCore,
  useEmit,
  useFlow,
  useNavigate,
  useSession,
  useSettingReader,
  useTexts,
} from '@portico/element';
import { BusyMark, Heading, Stack } from '@portico/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { Notices } from './notices/notices';
import { CredentialsForm } from './screens/credentials-form';
import { OfflineScreen } from './screens/offline';
import { ScreenLink } from './screens/screen-link';
import { createSignIn, type SignIn } from './sign-in.controller';
import { signInTexts } from './sign-in.texts';

/** The view of `portico-sign-in`. */
export function SignInView(): ReactNode {
  const signIn = useSignIn();
  const { state, send } = useFlow(() => signIn);
  const t = useTexts(signInTexts);
  const { place } = state;
  const session = useSession();
  const isOver = place.at === 'signedIn' && !session;
  useEffect(() => {
    if (isOver) signIn.signedOut();
  }, [isOver, signIn]);
  // Moves the focus to the heading of a new form or of the offline state, for screen readers.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.form > 0) heading.current?.focus();
  }, [state.form]);
  if (place.at === 'signedIn' || (session && place.at === 'form')) return <SignedIn />;
  if (place.at === 'arriving') {
    return (
      <p role="status" className="flex items-center gap-2">
        <BusyMark />
        {t('signingIn')}
      </p>
    );
  }
  return (
    <div className="grid max-w-sm grid-cols-1 gap-4">
      <Heading ref={heading} level={2}>
        {t(place.at === 'offline' ? 'offlineHeading' : 'heading')}
      </Heading>
      {place.at === 'form' && place.notice && <place.notice.View refusal={place.notice.refusal} />}
      {place.at === 'offline' ? (
        <OfflineScreen place={place} send={send} />
      ) : (
        <CredentialsForm key={state.form} state={state} send={send} prepare={signIn.prepare} />
      )}
      {place.at === 'steps' && <place.steps.View postSignIn={place.steps} />}
      <Notices />
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
      createSignIn({ core, read }, () => {
        emit('portico-signed-in', {});
        navigate(core.wanted.take() ?? { screen: 'dashboard' });
      }),
    [core, read, emit, navigate],
  );
  // Before the first paint, so that an automatic sign-in does not show the form first.
  useLayoutEffect(() => signIn.arrive(), [signIn]);
  return signIn;
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
