import { LenderImage, useSetting } from '@portico/element';
import type { ReactNode } from 'react';
import { footerImages } from '../../settings/footer-images';

/** Up to three pictures, each unless its own setting hides it (access §2). */
export function FooterImages(): ReactNode {
  return (
    <div className="flex flex-wrap gap-6 empty:hidden">
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
