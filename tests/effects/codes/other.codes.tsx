import {
  accountList,
  applicationList,
  branchInfo,
  contactUs,
  feedback,
  hideAccount,
  passableToken,
  zipLocation,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { BranchLocatorView } from '@portico/branch-locator/testing/parts';
import { AccountsView, account, accountsAnswer } from '@portico/loan-details/testing/parts';
import { showLoan } from '@portico/loan-details/testing';
import { MessagesView } from '@portico/messages/testing/parts';
import { showWidget } from '@portico/element/testing';
import { sendMessage } from '../settings/messages.effects';
import { showConfirmation } from '../settings/payment-global.effects';
import { all, opensWindow, type Codes, type RefusedCall } from './code';

const good = { hasNoErrors: true, errors: [] };

const atAccounts = ({ settings, refuse }: RefusedCall) =>
  showWidget(<AccountsView />, { settings, session: true }, (test) => {
    test.core.setRouter({ hrefFor: ({ screen: name }) => `#/${name}`, go: () => undefined });
    test.server.answer(accountList, accountsAnswer(account()));
    test.server.answer(applicationList, { ...good, applications: [] });
    refuse(test);
  });

/** Opens the messages, writes one of a kind and sends it. */
const sends =
  (kind: 'question' | 'feedback') =>
  async ({ settings, refuse }: RefusedCall) => {
    await showWidget(
      <MessagesView captcha={async () => 'code-1'} />,
      { settings, session: true },
      refuse,
    );
    await sendMessage(kind);
  };

/** The codes of lists, messages, branches and receipts. */
export const otherCodes: readonly Codes[] = [
  { calls: [accountList], says: { Error: 'accounts.error' }, show: atAccounts },
  {
    calls: [hideAccount],
    says: { Error: 'hideAccount.error' },
    show: async ({ settings, refuse }) => {
      const { user } = await showLoan({ settings, prepare: refuse });
      const hide = { name: 'Hide From Web', hidden: true };
      await user.click(await screen.findByRole('button', hide));
      const dialog = within(await screen.findByRole('dialog', { hidden: true }));
      await user.click(dialog.getByRole('button', hide));
    },
  },
  {
    calls: [contactUs],
    says: all(['InvalidCaptcha', 'Invalid', 'MaxAttemptsReached'], 'messages.error'),
    show: sends('question'),
  },
  {
    calls: [feedback],
    says: all(['InvalidCaptcha', 'Invalid', 'MaxAttemptsReached'], 'messages.error'),
    show: sends('feedback'),
  },
  {
    calls: [zipLocation],
    says: { InvalidZip: 'branchLocator.invalidZip' },
    show: async ({ settings, refuse }) => {
      await showWidget(<BranchLocatorView />, { settings }, (test) => {
        test.server.answer(branchInfo, answers.branchInfo());
        refuse(test);
      });
      fireEvent.input(screen.getByLabelText('Zip Code'), { target: { value: '52401' } });
    },
  },
  {
    calls: [passableToken],
    says: { Error: 'paymentConfirmation.receiptFailed' },
    show: async ({ settings, refuse }) => {
      vi.stubGlobal('open', opensWindow);
      const { user } = await showConfirmation(settings, refuse);
      await user.click(screen.getByRole('button', { name: /receipt/i }));
      await settle();
      vi.unstubAllGlobals();
    },
  },
];
