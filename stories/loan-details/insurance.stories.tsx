import { accountDetails, accountList, insuranceInformation } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { cents, localDate } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import {
  InsuranceDialog,
  account,
  accountsAnswer,
  insuranceTexts,
} from '@portico/loan-details/testing/parts';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { loanSection } from './loan-section';

const meta = {
  title: 'Screens/Accounts/Loan/Insurance',
  ...widgetMeta(
    loanSection({
      View: ({ loan }) => <InsuranceDialog loan={loan} onClose={() => undefined} />,
      texts: [insuranceTexts],
    }),
    'The insurance of a loan, in a dialog of the loan’s page.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const having = (more?: (test: TestCore) => void) => ({
  options: { session: true as const },
  answers: (test: TestCore) => {
    const { server } = test;
    server.answer(accountList, accountsAnswer(account()));
    server.answer(accountDetails, answers.accountDetails());
    server.answer(insuranceInformation, [
      { type: 'Credit life', isIndividual: 2, premium: cents(1_420) },
      { type: 'Credit disability', isIndividual: 1, premium: cents(985) },
      { type: 'Property', isIndividual: 0, premium: cents(600) },
    ]);
    more?.(test);
  },
});

export const Insurances = inScene(having());
export const None = inScene(having(({ server }) => server.answer(insuranceInformation, [])));

export const MaturedLoan = inScene(
  having(({ server }) => {
    const { information } = answers.accountDetails();
    const originalMaturityDate = localDate('2024-12-31');
    server.answer(
      accountDetails,
      answers.accountDetails({ information: { ...information, originalMaturityDate } }),
    );
  }),
);

export const Loading = inScene(having(({ server }) => void server.hold(insuranceInformation)));
export const Failed = inScene(having(({ server }) => server.drop(insuranceInformation)));
