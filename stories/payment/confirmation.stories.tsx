import { paymentConfirmationWidget } from '@portico/payment';
import { cents, type LocalDate } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import { writeConfirmation, type Confirmation, day } from '@portico/payment/testing/parts';
import { inScene, widgetMeta, type Scene, type WidgetArgs } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Payment/Confirmation',
  ...widgetMeta(
    paymentConfirmationWidget,
    'The page after a payment: confirmation number, what was paid, and the receipt.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Kind = Confirmation['submissionInfo']['kind'];

function confirmation(kind: Kind, payDate: LocalDate): Confirmation {
  return {
    referenceNumber: '48-20931',
    payDate,
    dueDate: day('2025-04-01'),
    isRecurringLOCPayingTotalDue: false,
    submissionInfo: {
      kind,
      frequencyInfo: { frequency: 'OneTime', numDays: undefined },
      method: { isCard: false, achInfo: { accountNumber: '1234', accountType: 'Checking' } },
      accountNumber: '001-1234567-8',
      amount: cents(25_000),
      additionalPrincipalAmount: cents(0),
      fees: { firstParty: cents(150), thirdParty: cents(0) },
    },
  };
}

/** The screen as it is reached from the payment. */
const arrivedWith = (paid: Confirmation): Scene => ({
  options: { session: true },
  answers: ({ core }) =>
    core.navigate(undefined, {
      screen: 'paymentConfirm',
      data: { kind: 'payment', confirmation: writeConfirmation(paid) },
    }),
});

export const PaidToday = inScene(arrivedWith(confirmation('immediate', day('2025-03-12'))));
export const Scheduled = inScene(arrivedWith(confirmation('scheduled', day('2025-03-28'))));

const today = confirmation('immediate', day('2025-03-12'));

export const PaidByCard = inScene(
  arrivedWith({
    ...today,
    submissionInfo: {
      ...today.submissionInfo,
      method: { isCard: true, cardInfo: { cardType: 'Visa', cardNumber: '4242' } },
    },
  }),
);

export const Recurring = inScene(
  arrivedWith({
    ...today,
    submissionInfo: {
      ...today.submissionInfo,
      kind: 'recurring',
      frequencyInfo: { frequency: 'DaysBeforeDue', numDays: 3 },
      additionalPrincipalAmount: cents(2_500),
    },
  }),
);

export const OpenedWithoutAPayment = inScene({ options: { session: true } });
