import { branchInfo } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { act, fireEvent } from '@testing-library/react';
import { BranchLocatorView } from '@portico/branch-locator/testing/parts';
import { showLoan } from '@portico/loan-details/testing';
import { showWidget } from '@portico/element/testing';
import type { State } from './test-texts';

const suggested = { address1: '214 Mill Street', city: 'Ames', state: 'IA', zipCode: '50010' };

const days = [1, 2, 3, 4, 5, 6, 7];

/** Each day of the week on a line of its own. */
const openingHours = days.map((day) => ({ day, opens: `0${day}:00`, closes: '17:00' }));

/** Opening hours of each day, and the suggestions of a lender's address service: no story has them. */
export const locationsStates: readonly State[] = [
  {
    keys: ['address.suggestions', 'address.suggestionsHint'],
    show: async (settings) => {
      const { container, clock } = await showLoan({
        settings,
        configuration: { suggestAddresses: async () => [suggested] },
      });
      await act(settle);
      const street = container.querySelector('[name=address1]');
      if (street) fireEvent.change(street, { target: { value: '214' } });
      await act(async () => {
        clock.advance(300);
        await settle();
      });
    },
  },
  {
    keys: days.map((day) => `branchLocator.day${day}`),
    show: async (settings) => {
      const [first] = answers.branchInfo();
      await showWidget(<BranchLocatorView />, { settings }, ({ server }) =>
        server.answer(branchInfo, first ? [{ ...first, openingHours }] : []),
      );
      await act(settle);
    },
  },
];
