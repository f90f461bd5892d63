import { registerWidget } from '@portico/element';
import { paymentConfirmationWidget } from './payment-confirmation/payment-confirmation.element';
import { paymentWidget } from './payment/payment.element';

registerWidget(paymentWidget);
registerWidget(paymentConfirmationWidget);

export type { PorticoPaymentElement, PorticoPaymentConfirmationElement } from './elements';
