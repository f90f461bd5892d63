import type { ComponentType, ReactNode } from 'react';
import { Borrowers } from './sections/borrowers';
import { Banks } from './sections/banks';
import { Cards } from './sections/cards';
import { BorrowerRequests } from './sections/borrower-requests';
import { Clock } from './sections/clock';
import { Faults } from './sections/faults';
import { Outbox } from './sections/outbox';
import { Policy } from './sections/policy';
import { Requests } from './sections/requests';
import { Settings } from './sections/settings';
import { Snippets } from './sections/snippets';
import { ThemeStudio } from './theme/theme-studio';
import { themeTexts } from './theme/theme.texts';
import { useHash } from './use-hash';
import { texts } from './texts';

type SectionEntry = {
  readonly id: string;
  readonly title: string;
  readonly Section: ComponentType;
};

const borrowers: SectionEntry = {
  id: 'borrowers',
  title: texts.borrowersTitle,
  Section: Borrowers,
};

/** The sections, in the order of their first use. */
const sections: readonly SectionEntry[] = [
  borrowers,
  { id: 'cards', title: texts.cardsTitle, Section: Cards },
  { id: 'banks', title: texts.banksTitle, Section: Banks },
  { id: 'outbox', title: texts.outboxTitle, Section: Outbox },
  { id: 'borrower-requests', title: texts.clerkTitle, Section: BorrowerRequests },
  { id: 'clock', title: texts.clockTitle, Section: Clock },
  { id: 'settings', title: texts.settingsTitle, Section: Settings },
  { id: 'theme', title: themeTexts.title, Section: ThemeStudio },
  { id: 'faults', title: texts.faultsTitle, Section: Faults },
  { id: 'requests', title: texts.requestsTitle, Section: Requests },
  { id: 'snippets', title: texts.snippetsTitle, Section: Snippets },
  { id: 'policy', title: texts.policyTitle, Section: Policy },
];

/** The console: a list of its sections, and the section in the address. */
export function App(): ReactNode {
  const [hash] = useHash().split('?');
  const current = sections.find(({ id }) => id === hash) ?? borrowers;
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <p>{texts.subtitle}</p>
        <div className="elsewhere">
          <a href="/">{texts.website}</a>
          <a href="/portal">{texts.portal}</a>
        </div>
      </header>
      <div className="frame">
        <nav className="sections" aria-label={texts.sections}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current.id ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          <current.Section key={current.id} />
        </main>
      </div>
    </>
  );
}
