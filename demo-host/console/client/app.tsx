import type { ComponentType, ReactNode } from 'react';
import { Borrowers } from './sections/borrowers';
import { Cards } from './sections/cards';
import { Clock } from './sections/clock';
import { Faults } from './sections/faults';
import { Outbox } from './sections/outbox';
import { Policy } from './sections/policy';
import { Requests } from './sections/requests';
import { Settings } from './sections/settings';
import { Snippets } from './sections/snippets';
import { useHash } from './use-hash';
import { words } from './texts';

type RoomEntry = { readonly id: string; readonly title: string; readonly Room: ComponentType };

const borrowers: RoomEntry = { id: 'borrowers', title: words.borrowersTitle, Room: Borrowers };

/** The sections, in the order of their first use. */
const rooms: readonly RoomEntry[] = [
  borrowers,
  { id: 'cards', title: words.cardsTitle, Room: Cards },
  { id: 'outbox', title: words.outboxTitle, Room: Outbox },
  { id: 'clock', title: words.clockTitle, Room: Clock },
  { id: 'settings', title: words.settingsTitle, Room: Settings },
  { id: 'faults', title: words.faultsTitle, Room: Faults },
  { id: 'requests', title: words.requestsTitle, Room: Requests },
  { id: 'snippets', title: words.snippetsTitle, Room: Snippets },
  { id: 'policy', title: words.policyTitle, Room: Policy },
];

/** The console: a list of its sections, and the section in the address. */
export function App(): ReactNode {
  const hash = useHash();
  const current = rooms.find(({ id }) => id === hash) ?? borrowers;
  return (
    <>
      <header className="top">
        <h1>{words.title}</h1>
        <p>{words.subtitle}</p>
        <div className="elsewhere">
          <a href="/">{words.website}</a>
          <a href="/portal">{words.portal}</a>
        </div>
      </header>
      <div className="frame">
        <nav className="rooms" aria-label={words.rooms}>
          <ul>
            {rooms.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current.id ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          <current.Room key={current.id} />
        </main>
      </div>
    </>
  );
}
