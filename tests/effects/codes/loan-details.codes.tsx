import { accountDetails, updateAddress } from '@portico/contract';
import { fireEvent, screen } from '@testing-library/react';
import { showLoan } from '@portico/loan-details/testing';
import { inGroup, type Codes } from './code';

/** The codes of a loan's page. */
export const loanDetailsCodes: readonly Codes[] = [
  {
    calls: [accountDetails],
    says: inGroup('loanDetails', {
      Error: 'error',
      LoanLockedPayoff: 'errorLoanLockedPayoff',
      Dispute: 'errorDispute',
      NoPaymentOnline: 'errorNoPaymentOnline',
      NoAchPayment: 'errorNoAchPayment',
      NightError: 'errorNightError',
    }),
    show: ({ settings, refuse }) => showLoan({ settings, prepare: refuse, hasScreen: () => false }),
  },
  {
    calls: [updateAddress],
    says: { Error: 'loanAddress.error', ZipCityNoMatch: 'address.errorZipCityNoMatch' },
    show: async ({ settings, refuse }) => {
      const { user } = await showLoan({ settings, prepare: refuse });
      const city = await screen.findByLabelText('City');
      fireEvent.change(city, { target: { value: 'Marion' } });
      await user.click(await screen.findByRole('button', { name: 'Save' }));
    },
  },
];
