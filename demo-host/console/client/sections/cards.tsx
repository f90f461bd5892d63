import type { ReactNode } from 'react';
import { testCards } from '../../../api/cards/test-cards';
import { CopyButton } from '../parts/copy-button';
import { Section } from '../parts/section';
import { texts } from '../texts';

/** The test cards with a fixed result. */
export function Cards(): ReactNode {
  return (
    <Section title={texts.cardsTitle} about={texts.cardsAbout}>
      <ul className="sheet rows">
        {testCards.map(({ number, does }) => (
          <li key={number}>
            <h3>{does}</h3>
            <dl className="facts">
              <div>
                <dt>{texts.cardNumber}</dt>
                <dd>
                  <code>{number}</code>
                  <CopyButton text={number} what={texts.cardNumber} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
