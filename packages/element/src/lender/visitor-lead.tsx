import { logoImage } from '@portico/core/internal';
import { Link } from '@portico/ui';
import type { ReactNode } from 'react';
import { useHref, useSession, useSetting, useTexts } from '../react/hooks';
import { LenderImage } from './lender-image';
import { visitorTexts } from './visitor.sentences';

type VisitorLeadProps = {
  /**
   * Whether to show the lender's logo; not where the page, such as the portal, shows it already.
   */
  readonly logo: boolean;
};

/**
 * Shown to a visitor without a session above a page that needs no sign-in: the lender's logo and
 * the link back to sign-in. Nothing for a signed-in borrower (access §6).
 */
export function VisitorLead({ logo }: VisitorLeadProps): ReactNode {
  const t = useTexts(visitorTexts);
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
