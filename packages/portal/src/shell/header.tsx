import { useTexts } from '@portico/element';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import { portalTexts } from '../portal/portal.sentences';
import { Greeting } from './greeting';
import { FrameWidth } from './frame-width';
import { Mark } from './mark';
import type { ListedItem } from './navigation/navigation-item';
import { NavigationTabs } from './navigation/navigation-tabs';

/** The lender's mark, the borrower's name, Logout and, in a wide window, the navigation. */
export function Header(props: {
  readonly name: string;
  readonly items: readonly ListedItem[];
  readonly logOut: () => void;
}): ReactNode {
  const t = useTexts(portalTexts);
  return (
    <header part="header" className="border-b border-line bg-raised">
      <FrameWidth>
        <div className="flex min-h-14 items-center gap-x-4 md:min-h-18 md:gap-x-6">
          <div className="me-auto min-w-[30%]">
            <Mark />
          </div>
          <div className="max-md:hidden">
            <Greeting name={props.name} />
          </div>
          <div className="-me-4 shrink-0 print:hidden">
            <Button variant="quiet" onClick={props.logOut}>
              {t('logOut')}
            </Button>
          </div>
        </div>
        <NavigationTabs items={props.items} />
      </FrameWidth>
    </header>
  );
}
