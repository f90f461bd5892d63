import { accountList, changeContactInfo, loginHistory } from '@portico/contract';
import { screen } from '@testing-library/react';
import { account, accountsAnswer } from '@portico/loan-details/testing/parts';
import { ContactChangeView, LoginHistoryView } from '@portico/profile/testing/parts';
import { showWidget } from '@portico/element/testing';
import { ProofPlace } from '@portico/shared/proof';
import type { Codes } from './code';

/** The codes of the contact change and the login history. */
export const contactCodes: readonly Codes[] = [
  {
    calls: [changeContactInfo],
    says: { Error: 'contactChange.failed' },
    show: async ({ settings, refuse }) => {
      const { user } = await showWidget(
        <ContactChangeView />,
        { settings, session: true, beside: ProofPlace },
        (test) => {
          test.server.answer(accountList, accountsAnswer(account()));
          refuse(test);
        },
      );
      await user.click(await screen.findByRole('checkbox', { name: /^Auto loan/ }));
      await user.click(screen.getByRole('switch', { name: 'Change Phone' }));
      const [oldPhone, newPhone] = await screen.findAllByRole('textbox');
      if (oldPhone) await user.type(oldPhone, '3195550148');
      if (newPhone) await user.type(newPhone, '3195550119');
      await user.click(screen.getByRole('button', { name: 'Submit' }));
    },
  },
  {
    calls: [loginHistory],
    says: { Error: 'loginHistory.error' },
    show: ({ settings, refuse }) =>
      showWidget(<LoginHistoryView />, { settings, session: true }, refuse),
  },
];
