import {
  dashboardBannerImage,
  dashboardBannerText,
  dashboardInfoText,
  dashboardNoticeText,
  hasEmailAddress,
  type Session,
} from '@portico/core/internal';
import { LenderImage, useHref, useSession, useSetting, useTexts } from '@portico/element';
import { AccountsView, accountsWidget } from '@portico/loan-details';
import { formatDate } from '@portico/rules';
import { Banner, Button, Inline, Link, LinkButton, RichText, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { useApplyForLoan, useCanApplyForLoan } from '../apply-for-loan/use-apply-for-loan';
import type { RouteModule } from '../routing/route';
import { useCanPay } from '../shell/payable';
import { dashboardTexts } from './dashboard.texts';

/** The borrower's accounts, with the lender's banner, texts and actions (accounts §2.2). */
export function Dashboard(): ReactNode {
  const session = useSession();
  if (!session) return null;
  return (
    <Stack gap="wide">
      <LenderWords />
      {!hasEmailAddress(session) && <AddEmail />}
      <AccountsView actions={<Actions />} />
      <PreviousLogin session={session} />
    </Stack>
  );
}

function LenderWords(): ReactNode {
  const image = useSetting(dashboardBannerImage);
  const alternative = useSetting(dashboardBannerText);
  const info = useSetting(dashboardInfoText);
  const notice = useSetting(dashboardNoticeText);
  return (
    <>
      {image && <LenderImage name={image} alternative={alternative} part="banner-image" />}
      {info && <RichText html={info} />}
      {notice && (
        <Banner tone="info">
          <RichText html={notice} />
        </Banner>
      )}
    </>
  );
}

function AddEmail(): ReactNode {
  const t = useTexts(dashboardTexts);
  return <Banner tone="info">{t('addEmail')}</Banner>;
}

function Actions(): ReactNode {
  const t = useTexts(dashboardTexts);
  const { href, onClick } = useHref({ screen: 'payment' });
  const canPay = useCanPay() && href !== undefined;
  const canApply = useCanApplyForLoan();
  const [apply, notice] = useApplyForLoan();
  if (!canPay && !canApply) return null;
  return (
    <Inline>
      {canPay && (
        <LinkButton href={href} onClick={onClick}>
          {t('makePayment')}
        </LinkButton>
      )}
      {canApply && <Button onClick={apply}>{t('applyForLoan')}</Button>}
      {notice}
    </Inline>
  );
}

/** The previous login; not shown after the first one. */
function PreviousLogin({ session }: { readonly session: Session }): ReactNode {
  const t = useTexts(dashboardTexts);
  const { href, onClick } = useHref({ screen: 'loginHistory' });
  if (!session.lastLoggedIn) return null;
  const date = formatDate(session.lastLoggedIn);
  const line = t('previousLogin', { date, ip: session.lastLoggedInIP });
  return (
    <p className="text-sm text-muted">
      <Link href={href} onClick={onClick}>
        {line}
      </Link>
    </p>
  );
}

export const dashboard: RouteModule = {
  View: Dashboard,
  texts: [dashboardTexts, ...accountsWidget.texts],
};
