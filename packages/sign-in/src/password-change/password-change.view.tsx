import { linkToken } from '@portico/core';
import { useCore, useFlow, useNavigate, useSettingReader, useTexts } from '@portico/element';
import { Banner, BusyMark, Heading } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useAutomaticSignIn } from '../automatic-sign-in/automatic-sign-in';
import { newPasswordCatalogues, NewPasswordForm } from '../new-password/new-password-form';
import { ScreenLink } from '../sign-in/screens/screen-link';
import { createNewPassword, createPasswordChange } from './password-change.controller';
import type { GoodLink } from './password-change.flow';
import { passwordChangeTexts } from './password-change.texts';

/** The catalogues the screen speaks from. */
export const passwordChangeCatalogues = [passwordChangeTexts, ...newPasswordCatalogues];

type PasswordChangeViewProps = {
  /** The token of the link; without it, that of the address counts. */
  readonly token?: string | undefined;
};

/** The whole of `portico-password-change`. Without a token it is the sign-in screen's turn (access §2). */
export function PasswordChangeView({ token: given }: PasswordChangeViewProps): ReactNode {
  const token = linkToken(useCore(), given);
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
  const { state, send } = useFlow(() => createPasswordChange({ core, read }, token, signIn));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.at === 'changed') heading.current?.focus();
  }, [state.at]);
  if (signInScreen) return signInScreen;
  if (state.at === 'expired' && state.checking) {
    return (
      <p role="status" className="flex items-center gap-2">
        <BusyMark />
        {t('checking')}
      </p>
    );
  }
  return (
    <div className="grid max-w-sm grid-cols-1 gap-4">
      {state.at === 'expired' && <Banner tone="error">{t('expired')}</Banner>}
      {state.at === 'form' && (
        <>
          <Heading level={2}>{t('heading')}</Heading>
          <Form
            token={token}
            link={state.link}
            changed={(password) => send({ type: 'changed', password })}
          />
        </>
      )}
      {state.at === 'changed' && (
        <>
          <Heading ref={heading} level={2}>
            {t('changedHeading')}
          </Heading>
          <p>{t('changed')}</p>
        </>
      )}
      {state.at !== 'form' && <BackToLogin />}
    </div>
  );
}

type FormProps = {
  readonly token: string;
  readonly link: GoodLink;
  readonly changed: (password: string) => void;
};

function Form({ token, link, changed }: FormProps): ReactNode {
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(passwordChangeTexts);
  const { state, send } = useFlow(() => createNewPassword({ core, read }, token, link, changed));
  return (
    <NewPasswordForm
      state={state}
      send={send}
      username={link.username ?? ''}
      submitLabel={t('submit')}
    />
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
