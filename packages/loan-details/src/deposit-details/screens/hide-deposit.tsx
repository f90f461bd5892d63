import type { Account } from '@portico/contract';
import { removeCheckDigitOption } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { displayAccountNumber } from '@portico/rules';
import type { ReactNode } from 'react';
import { HideSection } from '../../hide-account/hide-section';
import { depositDetailsTexts } from '../deposit-details.sentences';

/** The last section of a deposit's or investment's page. */
export default function HideDeposit({ entry }: { readonly entry: Account }): ReactNode {
  const t = useTexts(depositDetailsTexts);
  const number = displayAccountNumber(entry.number, useSetting(removeCheckDigitOption));
  const name = `${entry.description ?? ''} ${number}`.trim();
  return (
    <HideSection
      account={{ number: entry.number, name, owed: false }}
      heading={t('hideHeading')}
      note={t('hideNote')}
      button={t('hide')}
    />
  );
}
