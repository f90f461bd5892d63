import { describe } from 'vitest';
import * as portal from '../../../stories/portal/portal.stories';
import * as accounts from '../../../stories/loan-details/accounts.stories';
import * as afterPayoff from '../../../stories/loan-details/after-payoff.stories';
import * as alerts from '../../../stories/loan-details/alerts.stories';
import * as application from '../../../stories/loan-details/application-details.stories';
import * as deposit from '../../../stories/loan-details/deposit-details.stories';
import * as insurance from '../../../stories/loan-details/insurance.stories';
import * as overTime from '../../../stories/loan-details/over-time.stories';
import * as payoffQuote from '../../../stories/loan-details/payoff-quote.stories';
import * as plannedPayments from '../../../stories/loan-details/planned-payments.stories';
import * as statements from '../../../stories/loan-details/statements.stories';
import * as loanDetails from '../../../stories/loan-details/loan-details.stories';
import * as faq from '../../../stories/messages/faq.stories';
import * as messages from '../../../stories/messages/messages.stories';
import * as questions from '../../../stories/messages/questions.stories';
import * as branchLocator from '../../../stories/branch-locator/branch-locator.stories';
import { historyCodes } from '../codes/history.codes';
import { loanDetailsCodes } from '../codes/loan-details.codes';
import { otherCodes } from '../codes/other.codes';
import { proofCodes } from '../codes/proof.codes';
import { statementsCodes } from '../codes/statements.codes';
import { historyStates } from './history.states';
import { loanDetailsStates } from './loan-details.states';
import { autopayStates } from './loan-payments.states';
import { locationsStates } from './locations.states';
import { overTimeStates } from './over-time.states';
import { portalStates } from './portal.states';
import { statementsStates } from './statements.states';
import { testTexts } from './test-texts';

describe('[POR-019] the sentences of portal, lists and messages', () =>
  testTexts({
    packages: [
      'portal',
      'loan-details',
      'messages',
      'branch-locator',
      'shared/address',
      'shared/draft',
      'element/lender',
      'element/react',
      'element/session',
    ],
    stories: [
      portal,
      accounts,
      afterPayoff,
      alerts,
      application,
      deposit,
      insurance,
      loanDetails,
      overTime,
      payoffQuote,
      plannedPayments,
      statements,
      faq,
      messages,
      questions,
      branchLocator,
    ],
    states: [
      ...portalStates,
      ...autopayStates,
      ...historyStates,
      ...loanDetailsStates,
      ...overTimeStates,
      ...statementsStates,
      ...locationsStates,
    ],
    codes: [...otherCodes, ...historyCodes, ...loanDetailsCodes, ...proofCodes, ...statementsCodes],
  }));
