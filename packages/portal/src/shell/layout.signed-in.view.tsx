import type { Session } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { useLogOut } from '@portico/sign-in';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useApplyForLoan } from '../apply-for-loan/use-apply-for-loan';
import { portalTexts } from '../portal/portal.sentences';
import { useRemoteBranchLocator } from '../remote-branch-locator/use-remote-branch-locator';
import { BottomBar } from './navigation/bottom-bar';
import { SignedInFooter } from './footer/footer';
import { portalFrameTexts } from './portal-frame.sentences';
import { FrameWidth, InView } from './frame-width';
import { Greeting } from './greeting';
import { Header } from './header';
import { hasBegun, Main, type MainProps } from './main';
import { useNavigationItems } from './navigation/use-navigation-items';

/** The layout of every signed-in screen: skip link, header, screen, footer, bar (access §2). */
export default function SignedInLayout(
  props: MainProps & { readonly session: Session },
): ReactNode {
  const main = useRef<HTMLElement>(null);
  const { session, state } = props;
  const name = session.personalName || session.username;
  const current = state.match?.route.screen ?? 'dashboard';
  const [ask, question] = useLogOut();
  const apply = useApplyForLoan();
  const locator = useRemoteBranchLocator();
  const items = useNavigationItems({
    current,
    onApply: apply.open,
    onOpenLocator: locator?.open,
  });
  const problem = apply.problem || locator?.problem;
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-26 max-md:[--p-bar-height:calc(4rem+1px+env(safe-area-inset-bottom))] max-md:[&_:focus]:scroll-mb-26 print:pb-0">
      <SkipLink to={() => main.current?.focus()} />
      <Header name={name} items={items} logOut={ask} />
      {/* More, which also lists what was pressed, is closed by the press. */}
      {problem && <InView>{problem}</InView>}
      <FrameWidth className="grow">
        <Main ref={main} {...props}>
          {current === 'dashboard' && (
            <div className="text-sm text-muted md:hidden">
              <Greeting name={name} />
            </div>
          )}
        </Main>
      </FrameWidth>
      {hasBegun(state) && <SignedInFooter items={items} />}
      <BottomBar items={items} />
      {question}
      {apply.dialog}
      {locator?.dialog}
    </div>
  );
}

export const texts = [portalFrameTexts];

/** Skips the navigation; visible while it has the focus. It does not change the address. */
function SkipLink({ to }: { readonly to: () => void }): ReactNode {
  const t = useTexts(portalTexts);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    to();
  };
  return (
    <a
      href="#main"
      onClick={skip}
      part="skip-link"
      className="sr-only text-accent focus:not-sr-only focus:px-4 focus:py-2"
    >
      {t('skip')}
    </a>
  );
}
