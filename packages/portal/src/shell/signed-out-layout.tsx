import type { Screen } from '@portico/core';
import { useRef, type ReactNode } from 'react';
import { About } from './about';
import { Copyright } from './footer/copyright';
import { Disclosures } from './footer/disclosures';
import { FooterImages } from './footer/footer-images';
import { FrameWidth } from './frame-width';
import { hasBegun, Main, type MainProps } from './main';
import { Mark } from './mark';

/** The screens with one narrow form: beside it is told what online access is for. */
const forms: ReadonlySet<Screen | undefined> = new Set<Screen>([
  'login',
  'recovery',
  'register',
  'activate',
  'forcePasswordChange',
  'sso',
]);

/** The layout of the screens that are open to every visitor (access §2). */
export function SignedOutLayout(props: MainProps): ReactNode {
  const main = useRef<HTMLElement>(null);
  const { state } = props;
  const isForm = forms.has(state.match?.route.screen);
  return (
    <div className="flex min-h-dvh flex-col">
      <header part="header" className="border-b border-line bg-raised">
        <FrameWidth className="flex min-h-14 items-center md:min-h-18">
          <Mark />
        </FrameWidth>
      </header>
      <FrameWidth
        className={
          'grow' + (isForm ? ' grid content-start lg:grid-cols-[26rem_1fr] lg:gap-x-20' : '')
        }
      >
        <Main ref={main} {...props} />
        {isForm && hasBegun(state) && <About />}
      </FrameWidth>
      {hasBegun(state) && (
        <footer part="footer" className="border-t border-line bg-raised text-sm text-muted">
          <FrameWidth className="grid gap-4 py-6">
            <Disclosures />
            <FooterImages />
            <Copyright />
          </FrameWidth>
        </footer>
      )}
    </div>
  );
}
