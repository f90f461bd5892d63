import { hasEmailAddress, type Session } from '@portico/core/internal';
import { LenderImage, useHref, useSession, useSetting, useTexts } from '@portico/element';
import { AccountsView, accountsWidget } from '@portico/loan-details';
import { formatDate } from '@portico/rules';
import { Banner, Button, Link, RichText, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { useApplyForLoan, useCanApplyForLoan } from '../apply-for-loan/use-apply-for-loan';
import type { RouteModule } from '../routing/route';
import { dashboardTexts } from './dashboard.sentences';
import {
  dashboardBannerImage,
  dashboardBannerText,
  dashboardInfoText,
  dashboardNoticeText,
} from '../settings/dashboard-options';

/** The borrower's accounts, with the lender's banner, texts and actions (accounts §2.2). */
export function Dashboard(): ReactNode {
  const session = useSession();
  if (!session) return null;
  return (
    <Stack gap="section">
      <BannerImage />
      <AccountsView notices={<Notices session={session} />} apply={<Apply />} />
      <LenderWords />
      <PreviousLogin session={session} />
    </Stack>
  );
}

function BannerImage(): ReactNode {
  const image = useSetting(dashboardBannerImage);
  const alternative = useSetting(dashboardBannerText);
  return image && <LenderImage name={image} alternative={alternative} part="banner-image" />;
}

/** What the lender has to say, and what is missing, below what is due. */
function Notices({ session }: { readonly session: Session }): ReactNode {
  const notice = useSetting(dashboardNoticeText);
  const hasEmail = hasEmailAddress(session);
  if (!notice && hasEmail) return null;
  return (
    <Stack gap="tight">
      {notice && (
        <Banner tone="info">
          <RichText html={notice} />
        </Banner>
      )}
      {!hasEmail && <AddEmail />}
    </Stack>
  );
}

function LenderWords(): ReactNode {
  const info = useSetting(dashboardInfoText);
  return info && <RichText html={info} />;
}

function AddEmail(): ReactNode {
  const t = useTexts(dashboardTexts);
  return <Banner tone="info">{t('addEmail')}</Banner>;
}

function Apply(): ReactNode {
  const t = useTexts(dashboardTexts);
  const canApply = useCanApplyForLoan();
  const { open, busy, problem, dialog } = useApplyForLoan();
  if (!canApply) return null;
  return (
    <>
      <Button busy={busy} onClick={open}>
        {t('applyForLoan')}
      </Button>
      {problem}
      {dialog}
    </>
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
