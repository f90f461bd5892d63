export { paymentWidget } from './payment/payment.element';
export { PaymentView } from './payment/payment.view';
export { paymentTexts, type PaymentTextKey } from './payment/payment.texts';
export { frequencyTexts } from './frequency.texts';
export { whenTexts, type WhenTextKey } from './payment/paying/when.texts';
export { payingTexts, type PayingTextKey } from './payment/paying/paying.texts';
export { paymentConfirmationWidget } from './payment-confirmation/payment-confirmation.element';
export { PaymentConfirmationView } from './payment-confirmation/payment-confirmation.view';
export {
  paymentConfirmationTexts,
  type PaymentConfirmationTextKey,
} from './payment-confirmation/payment-confirmation.texts';
export type {
  PorticoPaymentElement,
  PorticoPaymentConfirmationElement,
} from './generated/elements';
