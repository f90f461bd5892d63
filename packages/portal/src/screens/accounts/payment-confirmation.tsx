import { PaymentConfirmationView, paymentConfirmationWidget } from '@portico/payment';
import type { RouteModule } from '../../routing/route';

/** The submitted payment with its reference number. */
export const paymentConfirmation: RouteModule = {
  View: PaymentConfirmationView,
  texts: paymentConfirmationWidget.texts,
};
