export { paymentWidget } from './payment/payment.element';
export { PaymentView } from './payment/payment.view';
export { paymentTexts, type PaymentTextKey } from './payment/payment.sentences';
export { frequencyTexts } from './frequency.sentences';
export { paymentWhenTexts, type PaymentWhenTextKey } from './payment/paying/payment.when.sentences';
export {
  paymentPayingTexts,
  type PaymentPayingTextKey,
} from './payment/paying/payment.paying.sentences';
export { paymentConfirmationWidget } from './payment-confirmation/payment-confirmation.element';
export { PaymentConfirmationView } from './payment-confirmation/payment-confirmation.view';
export {
  paymentConfirmationTexts,
  type PaymentConfirmationTextKey,
} from './payment-confirmation/payment-confirmation.sentences';
export type {
  PorticoPaymentElement,
  PorticoPaymentConfirmationElement,
} from './generated/elements';
