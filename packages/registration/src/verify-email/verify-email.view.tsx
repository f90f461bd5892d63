import {
  useCore,
  useHref,
  useLinkToken,
  useMounted,
  useNavigate,
  useSignalValue,
  useTexts,
} from '@portico/element';
import { Banner, BusyMark, Button, Heading, Link } from '@portico/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { createVerifyEmail } from './verify-email.controller';
import { verifyEmailTexts } from './verify-email.sentences';

/** The view of `portico-verify-email`. */
export function VerifyEmailView({ enc: given }: { readonly enc: string }): ReactNode {
  const core = useCore();
  const navigate = useNavigate();
  const mounted = useMounted();
  const t = useTexts(verifyEmailTexts);
  const enc = useLinkToken(given) ?? '';
  const link = useMemo(
    () =>
      createVerifyEmail(core, enc, () => {
        if (mounted.current) navigate({ screen: 'login' });
      }),
    [core, enc, navigate, mounted],
  );
  useEffect(() => link.begin(), [link]);
  const state = useSignalValue(link.state);
  const { href, onClick } = useHref({ screen: 'login' });
  const heading = useRef<HTMLHeadingElement>(null);
  const tryAgain = () => {
    // The pressed button is removed.
    heading.current?.focus();
    link.again();
  };
  return (
    <div className="grid max-w-lg grid-cols-1 gap-4">
      <Heading own ref={heading} level={2}>
        {t('heading')}
      </Heading>
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {state === 'verifying' && (
          <>
            <BusyMark />
            {t('verifying')}
          </>
        )}
        {state === 'verified' && t('verified')}
      </p>
      <div data-errors>
        {state === 'noData' && <Banner tone="error">{t('errorNoData')}</Banner>}
        {(state === 'failed' || state === 'unanswered') && (
          <Banner tone="error">{t('error')}</Banner>
        )}
      </div>
      {state === 'unanswered' && (
        <>
          <p>{t('unanswered')}</p>
          <div>
            <Button onClick={tryAgain}>{t('tryAgain')}</Button>
          </div>
        </>
      )}
      <p>
        <Link href={href} onClick={onClick}>
          {t('toLogin')}
        </Link>
      </p>
    </div>
  );
}
