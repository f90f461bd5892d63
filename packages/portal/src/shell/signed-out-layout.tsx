import { useRef, type ReactNode } from 'react';
import { Copyright } from './footer/copyright';
import { Disclosures } from './footer/disclosures';
import { FooterImages } from './footer/footer-images';
import { FrameWidth } from './frame-width';
import { hasBegun, Main, type MainProps } from './main';
import { Mark } from './mark';

/** The layout of the screens that are open to every visitor (access §2). */
export function SignedOutLayout(props: MainProps): ReactNode {
  const main = useRef<HTMLElement>(null);
  return (
    <FrameWidth className="grid gap-2 py-4">
      <header>
        <Mark />
      </header>
      <Main ref={main} {...props} />
      {hasBegun(props.state) && (
        <footer part="footer" className="grid gap-4 border-t border-line pt-4 text-sm text-muted">
          <Disclosures />
          <FooterImages />
          <Copyright />
        </footer>
      )}
    </FrameWidth>
  );
}
