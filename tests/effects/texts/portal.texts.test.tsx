import { describe } from 'vitest';
import * as portal from '../../../stories/portal/portal.stories';
import * as accounts from '../../../stories/loan-details/accounts.stories';
import * as faq from '../../../stories/messages/faq.stories';
import * as messages from '../../../stories/messages/messages.stories';
import * as branchLocator from '../../../stories/branch-locator/branch-locator.stories';
import { otherCodes } from '../codes/other.codes';
import { portalStates } from './portal.states';
import { testTexts } from './test-texts';

describe('[POR-019] the sentences of portal, lists and messages', () =>
  testTexts({
    packages: [
      'portal',
      'loan-details',
      'messages',
      'branch-locator',
      'element/lender',
      'element/react',
      'element/session',
    ],
    stories: [portal, accounts, faq, messages, branchLocator],
    states: portalStates,
    codes: otherCodes,
  }));
