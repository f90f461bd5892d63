import type { ComponentType, ReactNode } from 'react';
import { Borrowers } from './rooms/borrowers';
import { Cards } from './rooms/cards';
import { Clock } from './rooms/clock';
import { Faults } from './rooms/faults';
import { Outbox } from './rooms/outbox';
import { Policy } from './rooms/policy';
import { Requests } from './rooms/requests';
import { Settings } from './rooms/settings';
import { Snippets } from './rooms/snippets';
import { useHash } from './use-hash';
import { words } from './words';

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
