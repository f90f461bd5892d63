import type { Core } from '@portico/core';
import { useTexts } from '@portico/element';
import { Banner } from '@portico/ui';
import type { ReactNode } from 'react';
import { ScreenLink } from './screens/screen-link';
import type { SignInAttempt, SignInNotice } from './sign-in.attempt.types';
import type { Refusal } from './sign-in.errors';
import { signInErrorTexts } from './sign-in.errors.texts';

/** The banner over the form, with what can be done about it. */
function NoticeView({ refusal }: { readonly refusal: Refusal }): ReactNode {
  const t = useTexts(signInErrorTexts);
  return (
    <Banner tone="error">
      <p>{t(refusal.text)}</p>
      {refusal.next === 'recover' && <ScreenLink screen="recovery">{t('recover')}</ScreenLink>}
    </Banner>
  );
}

/** A reason for the form, once its sentence is there. */
export async function noticeOf(core: Core, refusal: Refusal): Promise<SignInNotice> {
  await core.loadTexts([signInErrorTexts]);
  return { refusal, View: NoticeView };
}

/** The end of an attempt that leaves the visitor with the form and a reason. */
export async function refused(core: Core, refusal: Refusal): Promise<SignInAttempt> {
  return { place: { at: 'form', notice: await noticeOf(core, refusal) } };
}
