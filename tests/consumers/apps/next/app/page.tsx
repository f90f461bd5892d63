'use client';

import './portico';
import { PorticoSignIn } from '@portico/react';
import '@portico/sign-in/portico-sign-in';
import { useRouter } from 'next/navigation';

export default function SignInPage() {
  const router = useRouter();
  return (
    <main>
      <PorticoSignIn
        settings={{ 'signIn.heading': 'Welcome' }}
        onPorticoNavigate={(event) => {
          if (event.detail.screen !== 'dashboard') return;
          event.preventDefault();
          router.push('/accounts');
        }}
      >
        Call us on 555-0100.
      </PorticoSignIn>
    </main>
  );
}
