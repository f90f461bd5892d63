import type { Core } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { Banner, WithPhone } from '@portico/ui';
import type { ReactNode } from 'react';
import { ScreenLink } from './screens/screen-link';
import type { SignInAttempt, SignInNotice } from './sign-in.attempt.types';
import type { SignInRefusal } from './sign-in.errors';
import { signInErrorsTexts } from './sign-in-errors.sentences';

/** The banner above the form, with a link to what the visitor can do. */
function NoticeView({ refusal }: { readonly refusal: SignInRefusal }): ReactNode {
  const t = useTexts(signInErrorsTexts);
  return (
    <Banner tone={refusal.text === 'signedOut' ? 'success' : 'error'}>
      <p>
        <WithPhone>{t(refusal.text)}</WithPhone>
      </p>
      {refusal.next === 'recover' && <ScreenLink screen="recovery">{t('recover')}</ScreenLink>}
    </Banner>
  );
}

/** The notice for a refusal; resolves once its texts are loaded. */
export async function noticeOf(core: Core, refusal: SignInRefusal): Promise<SignInNotice> {
  await core.loadTexts([signInErrorsTexts]);
  return { View: () => <NoticeView refusal={refusal} /> };
}

/** The result of a refused attempt: the form with the reason. */
export async function refused(core: Core, refusal: SignInRefusal): Promise<SignInAttempt> {
  return { phase: { at: 'form', notice: await noticeOf(core, refusal) } };
}
