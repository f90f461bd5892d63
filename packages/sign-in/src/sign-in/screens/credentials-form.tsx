import { usePasskeysOption } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { Button, DisabledReason, Form, PasswordInput, TextInput } from '@portico/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { isReady, missingFields } from '../sign-in.flow';
import type { Credentials, SignInEvent, SignInState, Steps } from '../sign-in.flow';
import { signInTexts } from '../sign-in.sentences';
import { QuickSignIn } from './quick-sign-in';
import { ScreenLink } from './screen-link';

type CredentialsFormProps = {
  readonly state: SignInState<Steps, unknown>;
  readonly send: (event: SignInEvent<never, never>) => void;
  readonly prepare: () => void;
  /** Another way to sign in, below the form. */
  readonly children: ReactNode;
};

/**
 * Username and password, as uncontrolled fields: text typed before this code was loaded, or filled
 * in by a password manager without an event, is read from the form when it is needed.
 */
export function CredentialsForm({
  state,
  send,
  prepare,
  children,
}: CredentialsFormProps): ReactNode {
  const t = useTexts(signInTexts);
  const form = useRef<HTMLFormElement>(null);
  const missing = missingFields(state);
  const sending = state.phase.at === 'sending';
  const lacks = state.phase.at === 'form' && !isReady(state);
  const reason = useId();

  const changed = () => {
    const { username, password } = typedIn(form.current);
    send({ type: 'typed', username, hasPassword: password !== '' });
    if (username || password) prepare();
  };
  useEffect(changed, [send, prepare]);

  const submit = (credentials: Credentials) => {
    send({ type: 'submit', ...credentials });
    focusFirstMissing(form.current, credentials);
  };

  return (
    <>
      <Form ref={form} onSubmit={() => submit(typedIn(form.current))}>
        <TextInput
          name="username"
          autoComplete={useSetting(usePasskeysOption) ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          label={t('usernameLabel')}
          placeholder={t('usernamePlaceholder')}
          defaultValue={state.username}
          error={missing.username && t('usernameRequired')}
          onChange={changed}
          onBlur={() => send({ type: 'touched', field: 'username' })}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          label={t('passwordLabel')}
          placeholder={t('passwordPlaceholder')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={missing.password && t('passwordRequired')}
          onChange={changed}
          onBlur={() => send({ type: 'touched', field: 'password' })}
        />
        <div className="grid gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={sending}
            disabled={!isReady(state)}
            describedBy={lacks ? reason : undefined}
          >
            {t(sending ? 'loggingIn' : 'logIn')}
          </Button>
          <DisabledReason id={reason} ready={!lacks}>
            {t('missing')}
          </DisabledReason>
        </div>
        {process.env.NODE_ENV !== 'production' && <QuickSignIn submit={submit} />}
      </Form>
      {children}
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        <ScreenLink screen="recovery">{t('cantSignIn')}</ScreenLink>
        <ScreenLink screen="register">{t('createAccount')}</ScreenLink>
        <ScreenLink screen="faq">{t('faq')}</ScreenLink>
      </p>
    </>
  );
}

function typedIn(form: HTMLFormElement | null): Credentials {
  const data = new FormData(form ?? undefined);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { username: text('username'), password: text('password') };
}

function focusFirstMissing(form: HTMLFormElement | null, { username, password }: Credentials) {
  const name = username.trim() === '' ? 'username' : password === '' ? 'password' : undefined;
  const input = name && form?.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}
