import { customerServicePhone } from '@portico/core/internal';
import { ForBorrower, useHref, useSetting, useTexts } from '@portico/element';
import { SectionError } from '@portico/shared/section';
import { Banner, Heading, Link, Skeleton, Stack, Unbroken } from '@portico/ui';
import type { ReactNode } from 'react';
import { useLoginHistory } from './login-history.controller';
import { loginHistoryTexts } from './login-history.sentences';
import { SignInList } from './screens/sign-in-list';

const here = { screen: 'loginHistory' } as const;

/** The view of `portico-login-history`. */
export function LoginHistoryView(): ReactNode {
  const t = useTexts(loginHistoryTexts);
  return (
    <ForBorrower to={here} sentence={t('signedOut')} signIn={t('signIn')}>
      <Stack gap="wide">
        <Stack gap="tight">
          <Heading own level={2}>
            {t('heading')}
          </Heading>
          <Lead />
        </Stack>
        <History />
      </Stack>
    </ForBorrower>
  );
}

/** What to do about a sign-in of somebody else. */
function Lead(): ReactNode {
  const t = useTexts(loginHistoryTexts);
  const phone = useSetting(customerServicePhone);
  const { href, onClick } = useHref({ screen: 'profile' });
  return (
    <Stack gap="tight">
      <p className="text-muted">
        <Unbroken>{phone === '' ? t('lead') : t('leadWithPhone', { phone })}</Unbroken>
      </p>
      {href !== undefined && (
        <p>
          <Link href={href} onClick={onClick}>
            {t('toProfile')}
          </Link>
        </p>
      )}
    </Stack>
  );
}

function History(): ReactNode {
  const t = useTexts(loginHistoryTexts);
  const [state, retry] = useLoginHistory();
  switch (state.at) {
    case 'loading':
      return <Skeleton rows={20} label={t('loading')} />;
    case 'failed':
      return (
        <SectionError retryLabel={t('retry')} retry={retry}>
          {t('error')}
        </SectionError>
      );
    case 'ready':
      return state.rows.length === 0 ? (
        <Banner tone="info">{t('none')}</Banner>
      ) : (
        <SignInList rows={state.rows} />
      );
  }
}
