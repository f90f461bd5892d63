'use client';

import '../portico';
import '@portico/payment/portico-payment-confirmation';
import { PorticoPaymentConfirmation, PorticoSession } from '@portico/react';
import '@portico/sign-in/portico-session';

export default function PaidPage() {
  return (
    <main>
      <PorticoSession />
      <PorticoPaymentConfirmation />
    </main>
  );
}
