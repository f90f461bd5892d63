import { screen } from '@testing-library/react';
import { AlertsView, openLoan } from '@portico/loan-details/testing/parts';
import { showWidget } from '@portico/element/testing';
import { effectsOn } from './effect';

const loan = openLoan();

/** The settings that the alerts of `portico-loan-details` read. */
export const alertsEffects = effectsOn('portico-loan-details', [
  {
    key: 'profileOptions.allowTextMessagingOption',
    value: 'true',
    sees: async (settings) => {
      await showWidget(<AlertsView loan={loan} reload={() => undefined} />, {
        settings,
        session: true,
      });
      return screen.getAllByRole('columnheader').map((column) => column.textContent);
    },
    unset: ['Tell me about', 'Email'],
    set: ['Tell me about', 'Email', 'Text'],
  },
]);
