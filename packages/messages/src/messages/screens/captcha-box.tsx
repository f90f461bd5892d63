import { useTexts } from '@portico/element';
import { Checkbox, LiveRegion } from '@portico/ui';
import type { ReactNode } from 'react';
import { messagesTexts } from '../messages.texts';
import type { MessageFormProps } from './use-message-fields';

/** The box that people tick; ticking it sets the check going. */
export function CaptchaBox({ state, send }: Omit<MessageFormProps, 'signedIn'>): ReactNode {
  const t = useTexts(messagesTexts);
  const { captcha, told } = state;
  const missing = captcha !== 'completed' && told.has('captcha');
  return (
    <>
      <Checkbox
        name="captcha"
        label={t('captcha')}
        required
        checked={captcha === 'checking' || captcha === 'completed'}
        hint={captcha === 'checking' ? t('captchaChecking') : undefined}
        error={
          captcha === 'failed' ? t('captchaFailed') : missing ? t('captchaMissing') : undefined
        }
        onChange={() => send({ type: 'verify' })}
      />
      <LiveRegion>{captcha === 'checking' && t('captchaChecking')}</LiveRegion>
    </>
  );
}
