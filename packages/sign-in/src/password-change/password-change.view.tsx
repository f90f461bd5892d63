import {
  useCore,
  useFlow,
  useLinkToken,
  useNavigate,
  useSettingReader,
  useTexts,
} from '@portico/element';
import { useKeptFocus } from '@portico/shared/section';
import { Banner, Button, BusyMark, Heading } from '@portico/ui';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useAutomaticSignIn } from '../automatic-sign-in/automatic-sign-in';
import { ScreenLink } from '../sign-in/screens/screen-link';
import { createPasswordChange, type NewPasswordProps } from './password-change.controller';
import { passwordChangeTexts } from './password-change.sentences';

type PasswordChangeViewProps = {
  /** The token of the link; default: the one in the address. */
  readonly token?: string | undefined;
};

/** The view of `portico-password-change`. Without a token: to the sign-in screen (access §2). */
export function PasswordChangeView({ token: given }: PasswordChangeViewProps): ReactNode {
  const token = useLinkToken(given);
  return token === undefined ? <NoToken /> : <PasswordChange key={token} token={token} />;
}

function NoToken(): ReactNode {
  const navigate = useNavigate();
  useEffect(() => navigate({ screen: 'login' }), [navigate]);
  return <BackToLogin />;
}

function PasswordChange({ token }: { readonly token: string }): ReactNode {
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(passwordChangeTexts);
  const [signIn, signInScreen] = useAutomaticSignIn();
  const [Form, setForm] = useState<ComponentType<NewPasswordProps>>();
  const { state, send } = useFlow(() =>
    createPasswordChange({ core, read }, token, { signIn, fetched: (form) => setForm(() => form) }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.at === 'changed') heading.current?.focus();
  }, [state.at]);
  const isChecking = state.at === 'expired' && state.check === 'running';
  const isUnchecked = state.at === 'expired' && state.check === 'failed';
  const part = useRef<HTMLDivElement>(null);
  // The button that checks again is removed when it is pressed.
  useKeptFocus(part, isUnchecked);
  if (signInScreen) return signInScreen;
  return (
    <div ref={part} tabIndex={-1} className="grid max-w-sm grid-cols-1 gap-4">
      {isChecking && (
        <p role="status" className="flex items-center gap-2">
          <BusyMark />
          {t('checking')}
        </p>
      )}
      {state.at === 'expired' && !isChecking && <Banner tone="error">{t('expired')}</Banner>}
      {isUnchecked && (
        <>
          <p>{t('unchecked')}</p>
          <div>
            <Button onClick={() => send({ type: 'checkAgain' })}>{t('tryAgain')}</Button>
          </div>
        </>
      )}
      {state.at === 'form' && Form && (
        <>
          <Heading own level={2}>
            {t('heading')}
          </Heading>
          <Form
            token={token}
            link={state.link}
            changed={(password) => send({ type: 'changed', password })}
          />
        </>
      )}
      {state.at === 'changed' && (
        <>
          <Heading own ref={heading} level={2}>
            {t('changedHeading')}
          </Heading>
          <p>{t('changed')}</p>
        </>
      )}
      {state.at !== 'form' && !isChecking && <BackToLogin />}
    </div>
  );
}

function BackToLogin(): ReactNode {
  const t = useTexts(passwordChangeTexts);
  return (
    <p>
      <ScreenLink screen="login">{t('backToLogin')}</ScreenLink>
    </p>
  );
}
