import { describe } from 'vitest';
import * as choosing from '../../../stories/payment/choosing.stories';
import * as confirmation from '../../../stories/payment/confirmation.stories';
import * as draftAgreement from '../../../stories/payment/draft-agreement.stories';
import * as frequency from '../../../stories/payment/frequency.stories';
import * as newBankAccount from '../../../stories/payment/new-bank-account.stories';
import * as newCard from '../../../stories/payment/new-card.stories';
import * as plannedPayments from '../../../stories/payment/planned-payments.stories';
import * as savedMethods from '../../../stories/payment/saved-methods.stories';
import * as submitting from '../../../stories/payment/submitting.stories';
import { otherCodes } from '../codes/other.codes';
import { paymentCodes } from '../codes/payment.codes';
import { paymentStates } from './payment.states';
import { testTexts } from './test-texts';

describe('[POR-019] the sentences of payments', () =>
  testTexts({
    packages: ['payment', 'shared/planned-payments'],
    stories: [
      choosing,
      confirmation,
      draftAgreement,
      frequency,
      newBankAccount,
      newCard,
      plannedPayments,
      savedMethods,
      submitting,
    ],
    states: paymentStates,
    codes: [...paymentCodes, ...otherCodes],
  }));
