import type { Screen } from '@portico/core';
import { logoImage, type Session } from '@portico/core/internal';
import { LenderImage, useSetting, useTexts } from '@portico/element';
import { useLogOut } from '@portico/sign-in';
import { Button } from '@portico/ui';
import { useId, useState, type ReactNode } from 'react';
import { useApplyForLoan } from '../apply-for-loan/use-apply-for-loan';
import { portalTexts } from '../portal/portal.texts';
import { useRemoteBranchLocator } from '../remote-branch-locator/use-remote-branch-locator';
import { NavigationList } from './navigation-list';

/** The borrower's name, the navigation and Logout. */
export function Header(props: { readonly session: Session; readonly current: Screen }): ReactNode {
  const { session, current } = props;
  const t = useTexts(portalTexts);
  const [ask, question] = useLogOut();
  const [apply, notice] = useApplyForLoan();
  const [openLocator, locatorNotice] = useRemoteBranchLocator();
  const actions = { onApply: apply, onOpenLocator: openLocator };
  const [open, setOpen] = useState(false);
  const menu = useId();
  return (
    <header part="header" className="grid gap-2 border-b border-line pb-2">
      <div className="flex flex-wrap items-center gap-4">
        <Logo />
        <p part="display-name" className="flex-1 font-semibold">
          {session.personalName || session.username}
        </p>
        <span className="md:hidden">
          <Button onClick={() => setOpen(!open)} expanded={open} controls={menu}>
            {t('menu')}
          </Button>
        </span>
        <Button variant="quiet" onClick={ask}>
          {t('logOut')}
        </Button>
      </div>
      <nav aria-label={t('navigation')} className="hidden md:block">
        <NavigationList current={current} direction="row" {...actions} />
      </nav>
      <nav id={menu} aria-label={t('menu')} hidden={!open} className="md:hidden">
        <NavigationList current={current} direction="column" {...actions} />
      </nav>
      {question}
      {notice}
      {locatorNotice}
    </header>
  );
}

/** The lender's logo, if the setup has one. */
export function Logo(): ReactNode {
  const t = useTexts(portalTexts);
  const name = useSetting(logoImage);
  return name && <LenderImage name={name} alternative={t('logoAlternative')} part="logo" />;
}
