import type { ReactNode } from 'react';
import { testCards } from '../../../api/cards/test-cards';
import { CopyButton } from '../parts/copy-button';
import { Room } from '../parts/section';
import { words } from '../texts';

/** The test cards with a fixed result. */
export function Cards(): ReactNode {
  return (
    <Room title={words.cardsTitle} about={words.cardsAbout}>
      <ul className="sheet rows">
        {testCards.map(({ number, does }) => (
          <li key={number}>
            <h3>{does}</h3>
            <dl className="facts">
              <div>
                <dt>{words.cardNumber}</dt>
                <dd>
                  <code>{number}</code>
                  <CopyButton text={number} what={words.cardNumber} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Room>
  );
}
