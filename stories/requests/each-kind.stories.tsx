import { requestsWidget } from '@portico/requests';
import type { Meta } from '@storybook/react-vite';
import { widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import {
  agreedTo,
  everyKindIn,
  everyKindOffered,
  formOf,
  noKindNow,
  previewOf,
  refusedOf,
  sentOf,
  unknownOf,
} from './kind-states';

const meta = {
  title: 'Screens/Requests/Each kind',
  ...widgetMeta(requestsWidget, 'Every kind of request in every state, from its offer to its end.'),
} satisfies Meta<WidgetArgs>;

export default meta;

export const Offered = everyKindOffered();
export const NotNow = noKindNow();

export const DueDateChangeForm = formOf('dueDateChange');
export const DueDateChangePreview = previewOf('dueDateChange');
export const DueDateChangeAgreed = agreedTo('dueDateChange');
export const DueDateChangeSent = sentOf('dueDateChange');
export const DueDateChangeUnknown = unknownOf('dueDateChange');
export const DueDateChangeRefused = refusedOf('dueDateChange');

export const ExtensionForm = formOf('extension');
export const ExtensionPreview = previewOf('extension');
export const ExtensionAgreed = agreedTo('extension');
export const ExtensionSent = sentOf('extension');
export const ExtensionUnknown = unknownOf('extension');
export const ExtensionRefused = refusedOf('extension');

export const HardshipPlanForm = formOf('hardshipPlan');
export const HardshipPlanPreview = previewOf('hardshipPlan');
export const HardshipPlanAgreed = agreedTo('hardshipPlan');
export const HardshipPlanSent = sentOf('hardshipPlan');
export const HardshipPlanUnknown = unknownOf('hardshipPlan');
export const HardshipPlanRefused = refusedOf('hardshipPlan');

export const PromiseToPayForm = formOf('promiseToPay');
export const PromiseToPayPreview = previewOf('promiseToPay');
export const PromiseToPayAgreed = agreedTo('promiseToPay');
export const PromiseToPaySent = sentOf('promiseToPay');
export const PromiseToPayUnknown = unknownOf('promiseToPay');
export const PromiseToPayRefused = refusedOf('promiseToPay');

export const PaymentDisputeForm = formOf('paymentDispute');
export const PaymentDisputePreview = previewOf('paymentDispute');
export const PaymentDisputeAgreed = agreedTo('paymentDispute');
export const PaymentDisputeSent = sentOf('paymentDispute');
export const PaymentDisputeUnknown = unknownOf('paymentDispute');
export const PaymentDisputeRefused = refusedOf('paymentDispute');

export const CreditReportingDisputeForm = formOf('creditReportingDispute');
export const CreditReportingDisputePreview = previewOf('creditReportingDispute');
export const CreditReportingDisputeAgreed = agreedTo('creditReportingDispute');
export const CreditReportingDisputeSent = sentOf('creditReportingDispute');
export const CreditReportingDisputeUnknown = unknownOf('creditReportingDispute');
export const CreditReportingDisputeRefused = refusedOf('creditReportingDispute');

export const PayoffLetterForm = formOf('payoffLetter');
export const PayoffLetterPreview = previewOf('payoffLetter');
export const PayoffLetterAgreed = agreedTo('payoffLetter');
export const PayoffLetterSent = sentOf('payoffLetter');
export const PayoffLetterUnknown = unknownOf('payoffLetter');
export const PayoffLetterRefused = refusedOf('payoffLetter');

export const PaidInFullLetterPreview = previewOf('paidInFullLetter');
export const PaidInFullLetterAgreed = agreedTo('paidInFullLetter');
export const PaidInFullLetterSent = sentOf('paidInFullLetter');
export const PaidInFullLetterUnknown = unknownOf('paidInFullLetter');
export const PaidInFullLetterRefused = refusedOf('paidInFullLetter');

export const LienStatusPreview = previewOf('lienStatus');
export const LienStatusAgreed = agreedTo('lienStatus');
export const LienStatusSent = sentOf('lienStatus');
export const LienStatusUnknown = unknownOf('lienStatus');
export const LienStatusRefused = refusedOf('lienStatus');

export const CreditBalanceRefundPreview = previewOf('creditBalanceRefund');
export const CreditBalanceRefundAgreed = agreedTo('creditBalanceRefund');
export const CreditBalanceRefundSent = sentOf('creditBalanceRefund');
export const CreditBalanceRefundUnknown = unknownOf('creditBalanceRefund');
export const CreditBalanceRefundRefused = refusedOf('creditBalanceRefund');

export const QuestionForm = formOf('question');
export const QuestionPreview = previewOf('question');
export const QuestionAgreed = agreedTo('question');
export const QuestionSent = sentOf('question');
export const QuestionUnknown = unknownOf('question');
export const QuestionRefused = refusedOf('question');

/** Shown by the words of its data alone; one of its fields is of a type that is not known. */
export const NewGarageForm = formOf('newGarage');
export const NewGaragePreview = previewOf('newGarage');
export const NewGarageAgreed = agreedTo('newGarage');
export const NewGarageSent = sentOf('newGarage');
export const NewGarageUnknown = unknownOf('newGarage');
export const NewGarageRefused = refusedOf('newGarage');

export const Waiting = everyKindIn('waiting', 'received');
export const AskedForMore = everyKindIn('asked', 'asked');
export const Granted = everyKindIn('granted', 'approved');
export const Done = everyKindIn('granted', 'done');
export const Declined = everyKindIn('declined', 'declined');
export const Withdrawn = everyKindIn('withdrawn', 'withdrawn');
