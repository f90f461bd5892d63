'use client';

import { configure } from '@portico/core';
import type {} from '@portico/sign-in';
import '@portico/sign-in/portico-sign-in';
import { useEffect } from 'react';

configure({ api: '/lender', locale: 'en' });

export function SignIn() {
  useEffect(() => {
    const note = ({ detail }: DocumentEventMap['portico-ready']) => {
      document.documentElement.dataset['ready'] = detail.tag;
    };
    document.addEventListener('portico-ready', note);
    return () => document.removeEventListener('portico-ready', note);
  }, []);
  return (
    <portico-sign-in settings='{"signIn.heading": "Welcome"}'>Call us on 555-0100.</portico-sign-in>
  );
}
