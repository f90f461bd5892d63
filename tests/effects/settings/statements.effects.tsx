import { statementList } from '@portico/contract';
import { settle } from '@portico/core/testing';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { openLoan } from '@portico/loan-details/testing/parts';
import {
  eStatements,
  openButton,
  pressable,
  showStatements,
  statementBy,
} from '@portico/loan-details/testing';
import { readsText } from './agreement.observations';
import { effectsOn, type Row, type Settings } from './effect';

const off = openLoan({ statementFormat: 'PaperOnly' });

/** The consent to e-statements is asked for. */
async function atConsent(settings: Settings): Promise<void> {
  const { user } = await showStatements({ loan: off, options: { settings } });
  await user.click(eStatements());
}

/** The path of the address at which a statement of provider 0 opens. */
async function openedPath(settings: Settings): Promise<string> {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('open', () => ({ location: { assign } }));
  const { user } = await showStatements({
    loan: off,
    options: { settings },
    prepare: ({ server }) => server.answer(statementList, statementBy(0)),
  });
  await screen.findByText('October 2026');
  await user.click(pressable(openButton));
  await settle();
  vi.unstubAllGlobals();
  return new URL(assign.mock.calls[0]?.[0] ?? '').pathname;
}

/** The settings that the e-statements section reads, on both pages that have it. */
export const statementsRows: readonly Row[] = [
  {
    key: 'globalOptions.agreements',
    value: 'https://lender.example/e|01/01/2024|E-Terms|estatements',
    sees: async (settings) => {
      await atConsent(settings);
      return screen.queryAllByRole('checkbox', { hidden: true }).length;
    },
    unset: 0,
    set: 1,
  },
  ...readsText('estatements', atConsent),
  {
    key: 'loanOptions.sampleStatementUrl',
    value: 'https://lender.example/sample.pdf',
    sees: async (settings) => {
      await atConsent(settings);
      const sample = screen.queryByText('Sample statement', { selector: 'a' });
      return sample?.getAttribute('href') ?? '';
    },
    unset: '',
    set: 'https://lender.example/sample.pdf',
  },
  {
    key: 'loanOptions.statementProviders',
    value: '0=broadridge',
    sees: openedPath,
    unset: '/api/AccountEstatements/ViewStatement',
    set: '/api/AccountEStatements/GetBroadridgeDocument',
  },
];

export const statementsEffects = effectsOn('portico-loan-details', statementsRows);
