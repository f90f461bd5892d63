import { PaymentView, paymentWidget } from '@portico/payment';
import type { RouteModule } from '../routing/route';

/** The payment screen, with the account number of the address, if any. */
export const payment: RouteModule = {
  View: ({ params }) => <PaymentView accountNumber={params['accountNumber']} />,
  texts: paymentWidget.texts,
};
