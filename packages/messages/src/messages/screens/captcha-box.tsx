import { useTexts } from '@portico/element';
import { Checkbox, LiveRegion } from '@portico/ui';
import type { ReactNode } from 'react';
import type { CaptchaState } from '../messages.flow';
import { messagesTexts, type MessagesTextKey } from '../messages.sentences';
import type { MessageFormProps } from './use-message-fields';

const hints: Readonly<Partial<Record<CaptchaState, MessagesTextKey>>> = {
  checking: 'captchaChecking',
  notNeeded: 'captchaNotNeeded',
};

/** The captcha's checkbox; ticking it starts the check. */
export function CaptchaBox({ state, send }: MessageFormProps): ReactNode {
  const t = useTexts(messagesTexts);
  const { values, errors, touched } = state;
  const { captcha } = values;
  const isDone = captcha === 'completed' || captcha === 'notNeeded';
  const missing = errors.captcha && touched.has('captcha');
  const hint = hints[captcha];
  return (
    <>
      <Checkbox
        name="captcha"
        label={t('captcha')}
        required
        checked={captcha === 'checking' || isDone}
        hint={hint && t(hint)}
        error={
          captcha === 'failed' ? t('captchaFailed') : missing ? t('captchaMissing') : undefined
        }
        onChange={() => send({ type: 'verify' })}
      />
      <LiveRegion>{hint && t(hint)}</LiveRegion>
    </>
  );
}
