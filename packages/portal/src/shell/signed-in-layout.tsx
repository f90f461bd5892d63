import type { Session } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { portalTexts } from '../portal/portal.texts';
import { SignedInFooter } from './footer';
import { Header } from './header';
import { hasBegun, Main, type MainProps } from './main';

/** The layout of every signed-in screen: skip link, header, screen, footer (access §2). */
export function SignedInLayout(props: MainProps & { readonly session: Session }): ReactNode {
  const main = useRef<HTMLElement>(null);
  const { session, state } = props;
  return (
    <div className="mx-auto grid max-w-[72rem] gap-2 px-4 py-4 sm:px-8">
      <SkipLink to={() => main.current?.focus()} />
      <Header session={session} current={state.match?.route.screen ?? 'dashboard'} />
      <Main ref={main} {...props} />
      {hasBegun(state) && <SignedInFooter />}
    </div>
  );
}

/** Skips the navigation; visible while it has the focus. It does not change the address. */
function SkipLink({ to }: { readonly to: () => void }): ReactNode {
  const t = useTexts(portalTexts);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    to();
  };
  return (
    <a href="#main" onClick={skip} part="skip-link" className="sr-only focus:not-sr-only">
      {t('skip')}
    </a>
  );
}
