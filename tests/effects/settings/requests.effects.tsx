import { accountList, offeredRequests } from '@portico/contract';
import { aLoan, answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { askedRequests, showRequests } from '@portico/requests/testing';
import { aField, aKind } from '@portico/shared/testing/parts';
import { act, screen } from '@testing-library/react';
import { effectsOn, flagShows } from './effect';

/** The settings that `portico-requests` reads, besides those of the upload and of a proof. */
export const requestsEffects = effectsOn('portico-requests', [
  flagShows('globalOptions.useFileServicesOption', async (settings) => {
    const kind = aKind('question', { fields: [aField('files', 'document')] });
    const { press } = await showRequests({ settings }, ({ server }) =>
      server.answer(offeredRequests, answers.offeredRequests({ kinds: [kind] })),
    );
    await press('Make a request');
    await press('Ask a question');
    return screen.queryByRole('button', { name: 'Add a document' }) !== null;
  }),
  flagShows('globalOptions.openDocumentsInPageOption', async (settings) => {
    const card = { fileId: 'F-1', displayName: 'Card', displayFormat: 'jpg' };
    const outcomes = [{ result: 'documentIssued', words: {}, ...card }];
    const requests = askedRequests().map((request) => ({ ...request, outcomes }));
    const { press } = await showRequests({ settings, requests });
    await press('Get help for a hard time');
    await press(/^Card/);
    await act(settle);
    return () => document.querySelector('dialog') !== null;
  }),
  {
    key: 'globalOptions.customerServicePhone',
    value: '555-0100',
    sees: async (settings) => {
      await showRequests({ settings });
      await screen.findByText('You have made no requests.');
      return screen.queryByRole('link', { name: '555-0100' }) !== null;
    },
    unset: false,
    set: true,
  },
  {
    key: 'globalOptions.removeCheckDigitOption',
    value: 'true',
    sees: async (settings) => {
      await showRequests({ settings }, ({ server }) => {
        const accounts = ['001-1000001-7', '001-1000002-5'].map((number) =>
          aLoan({ number, description: 'Auto loan' }),
        );
        server.answer(accountList, answers.accountList({ accounts }));
      });
      await screen.findByRole('combobox', { name: 'Loan' });
      return document.querySelector('option:checked')?.textContent ?? null;
    },
    unset: 'Auto loan 001-1000001-7',
    set: 'Auto loan 001-1000001',
  },
]);
