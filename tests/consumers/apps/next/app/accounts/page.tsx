'use client';

import '../portico';
import '@portico/loan-details/portico-accounts';
import { PorticoAccounts, PorticoSession } from '@portico/react';
import '@portico/sign-in/portico-session';

export default function AccountsPage() {
  return (
    <main>
      <PorticoSession />
      <PorticoAccounts>Your accounts are being loaded.</PorticoAccounts>
    </main>
  );
}
