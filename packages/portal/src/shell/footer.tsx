import { footerImages, footerText, today } from '@portico/core/internal';
import { LenderImage, useCore, useSetting, useTexts } from '@portico/element';
import { yearOf } from '@portico/rules';
import { RichText } from '@portico/ui';
import type { ReactNode } from 'react';
import { portalTexts } from '../portal/portal.texts';

/** The lender's text, pictures and copyright under the signed-in screens. */
export function SignedInFooter(): ReactNode {
  const text = useSetting(footerText);
  return (
    <footer part="footer" className="grid gap-4 border-t border-line pt-4 text-sm text-muted">
      {text && <RichText html={text} />}
      <FooterImages />
      <Copyright />
    </footer>
  );
}

/** `© 2025` */
export function Copyright(): ReactNode {
  const core = useCore();
  const t = useTexts(portalTexts);
  return <p>{t('copyright', { year: yearOf(today(core)) })}</p>;
}

/** Up to three pictures, each unless its own setting hides it (access §2). */
export function FooterImages(): ReactNode {
  return (
    <div className="flex flex-wrap gap-4 empty:hidden">
      {footerImages.map((image) => (
        <FooterImage key={image.source.key} {...image} />
      ))}
    </div>
  );
}

function FooterImage(image: (typeof footerImages)[number]): ReactNode {
  const name = useSetting(image.source);
  const alternative = useSetting(image.alternative);
  const hidden = useSetting(image.hidden);
  return (
    !hidden && name && <LenderImage name={name} alternative={alternative} part="footer-image" />
  );
}
