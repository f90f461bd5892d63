'use client';

import { configure } from '@portico/core';
import { PorticoSignIn } from '@portico/react';
import '@portico/sign-in/portico-sign-in';

configure({ api: '/lender', locale: 'en' });

export function SignIn() {
  return (
    <PorticoSignIn
      settings={{ 'signIn.heading': 'Welcome' }}
      onPorticoReady={({ detail }) => {
        document.documentElement.dataset['ready'] = detail.tag;
      }}
    >
      Call us on 555-0100.
    </PorticoSignIn>
  );
}
