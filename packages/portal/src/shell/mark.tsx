import { LenderImage, lenderName, logoImage, useSetting, useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { portalTexts } from '../portal/portal.sentences';

/** The lender's mark: what the page gives, else the logo of the setup, else the lender's name. */
export function Mark(): ReactNode {
  const t = useTexts(portalTexts);
  const logo = useSetting(logoImage);
  const name = useSetting(lenderName);
  return (
    <slot name="mark">
      {logo ? (
        <LenderImage
          name={logo}
          alternative={name || t('logoAlternative')}
          part="logo"
          className="max-h-10"
        />
      ) : (
        name && <p className="font-heading text-lg font-semibold">{name}</p>
      )}
    </slot>
  );
}
