import { PaymentView, paymentWidget } from '@portico/payment';
import type { RouteModule } from '../../routing/route';

/** The payment screen, with the account number and what was meant of the address, if any. */
export const payment: RouteModule = {
  View: ({ params }) => <PaymentView {...params} />,
  texts: paymentWidget.texts,
};
