import { useTexts } from '@portico/element';
import { Banner, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { registrationErrorsTexts } from '../registration-errors.sentences';
import type { RegistrationState } from '../registration.state';
import { ToLogin } from '../step-form';
import { registrationLogonTexts } from './registration-logon.sentences';

/** The account was created; if it is restricted, no sign-in follows (access §2; D42). */
export function Success(props: { readonly end: NonNullable<RegistrationState['end']> }): ReactNode {
  const t = useTexts(registrationLogonTexts);
  const errors = useTexts(registrationErrorsTexts);
  const restricted = props.end === 'restricted';
  return (
    <Stack>
      <Banner tone={restricted ? 'warning' : 'success'}>
        {restricted ? errors('errorRestricted') : t('success')}
      </Banner>
      {!restricted && <p role="status">{t('signingIn')}</p>}
      <p>
        <ToLogin>{t('toLogin')}</ToLogin>
      </p>
    </Stack>
  );
}
