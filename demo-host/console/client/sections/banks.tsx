import type { ReactNode } from 'react';
import { allBanks } from '../../../api/banks/routing-numbers';
import { CopyButton } from '../parts/copy-button';
import { Section } from '../parts/section';
import { texts } from '../texts';

/** The banks that the reference API knows, by routing number. */
export function Banks(): ReactNode {
  return (
    <Section title={texts.banksTitle} about={texts.banksAbout}>
      <ul className="sheet rows">
        {allBanks.map(({ routingNumber, name, ach }) => (
          <li key={routingNumber}>
            <h3>{name}</h3>
            {!ach && <p>{texts.bankWithoutAch}</p>}
            <dl className="facts">
              <div>
                <dt>{texts.routingNumber}</dt>
                <dd>
                  <code>{routingNumber}</code>
                  <CopyButton text={routingNumber} what={texts.routingNumber} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
