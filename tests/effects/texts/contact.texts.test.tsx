import { accountList } from '@portico/contract';
import { account, accountsAnswer } from '@portico/loan-details/testing/parts';
import { ContactChangeView } from '@portico/profile/testing/parts';
import { showWidget } from '@portico/element/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import * as contactChange from '../../../stories/profile/contact-change.stories';
import * as loginHistory from '../../../stories/profile/login-history.stories';
import { proofCodes } from '../codes/proof.codes';
import { testTexts, type State } from './test-texts';

/** What changes is chosen, and no account yet. */
const withoutAccount: State = {
  keys: ['contactChange.accountsMissing'],
  async show(settings) {
    await showWidget(<ContactChangeView />, { settings, session: true }, ({ server }) =>
      server.answer(accountList, accountsAnswer(account())),
    );
    const [address] = await screen.findAllByRole('switch');
    if (address) fireEvent.click(address);
  },
};

describe('[POR-019] the sentences of contact change and login history', () =>
  testTexts({
    packages: ['profile/contact-change', 'profile/login-history'],
    stories: [contactChange, loginHistory],
    states: [withoutAccount],
    codes: proofCodes,
  }));
