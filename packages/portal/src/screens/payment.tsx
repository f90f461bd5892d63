import { PaymentView, paymentWidget } from '@portico/payment';
import type { RouteModule } from '../routing/route';

/** The payment screen, with the account of the address when it names one. */
export const payment: RouteModule = {
  View: ({ params }) => <PaymentView accountNumber={params['accountNumber']} />,
  texts: paymentWidget.texts,
};
