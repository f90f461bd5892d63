import { logoImage } from '@portico/core';
import { Link } from '@portico/ui';
import type { ReactNode } from 'react';
import { useHref, useSession, useSetting, useTexts } from './hooks';
import { LenderImage } from './lender-image';
import { visitorLeadTexts } from './visitor-lead.texts';

type VisitorLeadProps = {
  /** Whether the lender's mark stands here; not where a page shows it already, as the portal does. */
  readonly logo: boolean;
};

/**
 * What a visitor without a session finds above a page that is open to everybody: the lender's mark
 * and the way back to the sign-in screen. Nothing for a borrower who is signed in (access §6).
 */
export function VisitorLead({ logo }: VisitorLeadProps): ReactNode {
  const t = useTexts(visitorLeadTexts);
  const name = useSetting(logoImage);
  const { href, onClick } = useHref({ screen: 'login' });
  if (useSession()) return null;
  return (
    <>
      {logo && name && <LenderImage name={name} alternative={t('logoAlternative')} part="logo" />}
      <p>
        <Link href={href} onClick={onClick}>
          {t('backToLogin')}
        </Link>
      </p>
    </>
  );
}
