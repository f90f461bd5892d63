import { statementList } from '@portico/contract';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { openButton, pressable, showStatements, statementBy } from '@portico/loan-details/testing';
import type { State } from './test-texts';

/** The states of the e-statements section that no story shows. */
export const statementsStates: readonly State[] = [
  {
    keys: ['statements.openBlocked'],
    show: async (settings) => {
      vi.stubGlobal('open', () => null);
      const { user } = await showStatements({
        options: { settings },
        prepare: ({ server }) => server.answer(statementList, statementBy(0)),
      });
      await screen.findByText('October 2026');
      await user.click(pressable(openButton));
      vi.unstubAllGlobals();
    },
  },
];
