import { passableToken, setStatementFormat, statementList, statementUrl } from '@portico/contract';
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
import { opensWindow, type Codes, type RefusedCall } from './code';

const off = openLoan({ statementFormat: 'PaperOnly' });

const atStatements = ({ settings, refuse }: RefusedCall) =>
  showStatements({ loan: off, options: { settings }, prepare: refuse });

/** Opens a statement of a provider. */
const opens =
  (provider: number) =>
  async ({ settings, refuse }: RefusedCall) => {
    vi.stubGlobal('open', opensWindow);
    const { user } = await showStatements({
      loan: off,
      options: { settings },
      prepare: (test) => {
        test.server.answer(statementList, statementBy(provider));
        refuse(test);
      },
    });
    await screen.findByText('October 2026');
    await user.click(pressable(openButton));
    vi.unstubAllGlobals();
  };

/** The codes of the e-statements section. */
export const statementsCodes: readonly Codes[] = [
  { calls: [statementList], says: { Error: 'statements.error' }, show: atStatements },
  {
    calls: [setStatementFormat],
    says: { Error: 'statementFormat.error' },
    show: async (refusedCall) => {
      const { user } = await atStatements(refusedCall);
      await user.click(eStatements());
      await user.click(pressable('Agree'));
    },
  },
  { calls: [statementUrl], says: { Error: 'statements.openFailed' }, show: opens(3) },
  { calls: [passableToken], says: { Error: 'statements.openFailed' }, show: opens(0) },
];
