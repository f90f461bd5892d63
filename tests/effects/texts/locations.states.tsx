import { settle } from '@portico/core/testing';
import { act, fireEvent } from '@testing-library/react';
import { showLoan } from '../../../packages/loan-details/src/testing/show-loan';
import type { State } from './test-texts';

const suggested = { address1: '214 Mill Street', city: 'Ames', state: 'IA', zipCode: '50010' };

/** The suggestions of a lender's address service, which no story has. */
export const suggestionStates: readonly State[] = [
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
];
