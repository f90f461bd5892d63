import { accountList, loginHistory } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { screen } from '@testing-library/react';
import { account, accountsAnswer } from '@portico/loan-details/testing/parts';
import { ContactChangeView, LoginHistoryView } from '@portico/profile/testing/parts';
import { showWidget } from '@portico/element/testing';
import { effectsOn } from './effect';
import { hasText } from './observations';

/** The settings that `portico-contact-change` reads. */
export const contactChangeEffects = effectsOn('portico-contact-change', [
  {
    key: 'globalOptions.removeCheckDigitOption',
    value: 'true',
    sees: async (settings) => {
      await showWidget(<ContactChangeView />, { settings, session: true }, ({ server }) =>
        server.answer(accountList, accountsAnswer(account())),
      );
      const box = await screen.findByRole('checkbox', { name: /^Auto loan/ });
      return box.closest('div')?.textContent ?? null;
    },
    unset: 'Auto loan 001-1000001-7',
    set: 'Auto loan 001-1000001',
  },
]);

/** The settings that `portico-login-history` reads. */
export const loginHistoryEffects = effectsOn('portico-login-history', [
  {
    key: 'globalOptions.customerServicePhone',
    value: '555-0100',
    sees: async (settings) => {
      await showWidget(<LoginHistoryView />, { settings, session: true }, ({ server }) =>
        server.answer(loginHistory, answers.loginHistory()),
      );
      await screen.findByRole('table');
      return hasText('555-0100');
    },
    unset: false,
    set: true,
  },
]);
