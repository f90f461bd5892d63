import { accountHistory, applicationDetails } from '@portico/contract';
import { settle, type TestCore } from '@portico/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import {
  ApplicationDetailsView,
  HistorySection,
  historyAnswer,
  manyTransactions,
} from '@portico/loan-details/testing/parts';
import { showWidget } from '@portico/element/testing';
import type { Settings } from '../settings/effect';
import type { State } from './test-texts';

const atHistory = async (settings: Settings, entries: number) => {
  await showWidget(
    <HistorySection heading="History" accountNumber="001-1000001-7" daysSinceOpened={691} />,
    { settings, session: true },
    ({ server }) => server.answer(accountHistory, historyAnswer(...manyTransactions(entries))),
  );
  await screen.findByRole('region', { name: 'Account history' });
};

const inHistory = (keys: readonly string[], show: State['show']): State => ({
  keys: keys.map((key) => `accountHistory.${key}`),
  show,
});

const finds = (key: string, typed: string) =>
  inHistory([key, 'clear', 'printedFilter'], async (settings) => {
    await atHistory(settings, 3);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
    await settle();
  });

/** The states of the history and of an application that no story shows. */
export const historyStates: readonly State[] = [
  finds('entriesFound', 'payment'),
  finds('entryFound', '03/04/2025'),
  finds('noneFound', 'escrow'),
  inHistory(['entryOfAll'], async (settings) => {
    await atHistory(settings, 1);
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    await settle();
  }),
  inHistory(['downloadBlocked'], async (settings) => {
    vi.stubGlobal('open', () => null);
    await atHistory(settings, 1);
    fireEvent.click(screen.getByRole('button', { name: /^Download CSV/ }));
    await settle();
    vi.unstubAllGlobals();
  }),
  inHistory(
    ['sortBy', 'sortNewest', 'sortOldest', 'sortDescription', 'sortLargest', 'sortSmallest'],
    async (settings) => {
      const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
      await atHistory(settings, 3);
      width.mockRestore();
    },
  ),
  {
    keys: ['applicationDetails.errorNotRefreshed'],
    show: async (settings) => {
      const passed = ({ core, server }: TestCore) => {
        server.drop(applicationDetails);
        act(() =>
          core.navigate(undefined, {
            screen: 'applicationDetails',
            data: { kind: 'application', application: { applicationNumber: 'A-1' } },
          }),
        );
      };
      await showWidget(
        <ApplicationDetailsView applicationNumber="A-1" />,
        { settings, session: true },
        passed,
      );
      await screen.findByRole('alert');
    },
  },
];
