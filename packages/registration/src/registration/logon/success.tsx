import { useTexts } from '@portico/element';
import { Banner, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { registrationErrorTexts } from '../registration.errors.texts';
import type { RegistrationState } from '../registration.state';
import { ToLogin } from '../step-form';
import { logonStepTexts } from './logon-step.texts';

/** The account was created; if it is restricted, no sign-in follows (access §2; D42). */
export function Success(props: { readonly end: NonNullable<RegistrationState['end']> }): ReactNode {
  const t = useTexts(logonStepTexts);
  const errors = useTexts(registrationErrorTexts);
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
