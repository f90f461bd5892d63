import { payoffDownloadToken, payoffQuote } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { PayoffQuoteDialog, openLoan } from '@portico/loan-details/testing/parts';
import { showWidget } from '@portico/element/testing';
import { opensWindow, type Codes, type RefusedCall } from './code';

const named = (name: RegExp) => ({ name, hidden: true });

/** Requests the payoff quote of a later day. */
async function requestsQuote({ settings, refuse }: RefusedCall) {
  const { user } = await showWidget(
    <PayoffQuoteDialog loan={openLoan()} onClose={() => undefined} />,
    { settings, session: true },
    (test) => {
      test.server.answer(payoffQuote, answers.payoffQuote());
      refuse(test);
    },
  );
  await user.type(screen.getByRole('textbox', named(/^Pay off on/)), '03202025');
  await user.click(screen.getByRole('button', named(/^Get the amount/)));
  return user;
}

/** The codes of the dialogs of a loan. */
export const loanDialogsCodes: readonly Codes[] = [
  {
    calls: [payoffQuote],
    says: {
      PayoffQuote: 'payoffQuote.errorPayoffQuote',
      NiteMode: 'payoffQuote.errorNiteMode',
      Error: 'payoffQuote.error',
    },
    show: requestsQuote,
  },
  {
    calls: [payoffDownloadToken],
    says: { Error: 'payoffQuote.downloadFailed' },
    show: async (refusedCall) => {
      vi.stubGlobal('open', opensWindow);
      const user = await requestsQuote(refusedCall);
      await user.click(await screen.findByRole('button', named(/^Download the breakdown/)));
      vi.unstubAllGlobals();
    },
  },
];
