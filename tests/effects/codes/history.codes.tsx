import { accountHistory, historyDownloadToken } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { HistorySection } from '@portico/loan-details/testing/parts';
import { showWidget } from '@portico/element/testing';
import { inGroup, opensWindow, type Codes, type RefusedCall } from './code';

const atHistory = ({ settings, refuse }: RefusedCall) =>
  showWidget(
    <HistorySection heading="History" accountNumber="001-1000001-7" daysSinceOpened={691} />,
    { settings, session: true },
    (test) => {
      test.server.answer(accountHistory, answers.accountHistory());
      refuse(test);
    },
  );

/** The codes of the account history and its documents. */
export const historyCodes: readonly Codes[] = [
  {
    calls: [accountHistory],
    says: inGroup('accountHistory', { HistorySecurity: 'errorHistorySecurity', Error: 'error' }),
    show: atHistory,
  },
  {
    calls: [historyDownloadToken],
    says: inGroup('accountHistory', {
      HistorySecurity: 'errorHistorySecurity',
      Error: 'downloadError',
    }),
    show: async (refusedCall) => {
      vi.stubGlobal('open', opensWindow);
      await atHistory(refusedCall);
      fireEvent.click(await screen.findByRole('button', { name: /PDF/ }));
      vi.unstubAllGlobals();
    },
  },
];
