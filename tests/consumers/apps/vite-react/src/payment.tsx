import '@portico/payment/portico-payment';
import { PorticoPayment } from '@portico/react';

export default function Payment() {
  return <PorticoPayment accountNumber="001-1234567-8" />;
}
