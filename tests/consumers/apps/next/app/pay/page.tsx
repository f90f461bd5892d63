'use client';

import '../portico';
import '@portico/payment/portico-payment';
import { PorticoPayment, PorticoSession } from '@portico/react';
import '@portico/sign-in/portico-session';

export default function PayPage() {
  return (
    <main>
      <PorticoSession />
      <PorticoPayment>The payment form is being loaded.</PorticoPayment>
    </main>
  );
}
