import { useRef, type ReactNode } from 'react';
import { Disclosures } from './disclosures';
import { Copyright, FooterImages } from './footer';
import { Logo } from './header';
import { hasBegun, Main, type MainProps } from './main';

/** The layout of the screens that are open to every visitor (access §2). */
export function SignedOutLayout(props: MainProps): ReactNode {
  const main = useRef<HTMLElement>(null);
  return (
    <div className="mx-auto grid max-w-[72rem] gap-2 px-4 py-4 sm:px-8">
      <Logo />
      <Main ref={main} {...props} />
      {hasBegun(props.state) && (
        <footer part="footer" className="grid gap-4 border-t border-line pt-4 text-sm text-muted">
          <Disclosures />
          <FooterImages />
          <Copyright />
        </footer>
      )}
    </div>
  );
}
