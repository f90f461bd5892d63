import type {} from '@portico/payment';
import type {} from '@portico/sign-in';
import { lazy, Suspense, useState } from 'react';

const Payment = lazy(() => import('./payment'));

export function App() {
  const [isSignedIn, setSignedIn] = useState(false);
  if (isSignedIn)
    return (
      <Suspense>
        <Payment />
      </Suspense>
    );
  return (
    <portico-sign-in
      settings={{ 'signIn.heading': 'Welcome', 'loginOptions.useMultiFactorOption': true }}
      theme="light"
      onportico-signed-in={() => setSignedIn(true)}
      onportico-navigate={(event) => {
        if (event.detail.screen === 'faq') event.preventDefault();
      }}
    >
      Call us on 555-0100.
    </portico-sign-in>
  );
}

export function Wrong() {
  return (
    <>
      {/* @ts-expect-error -- no setting has this key */}
      <portico-sign-in settings={{ 'signIn.headin': 'Welcome' }} />
      {/* @ts-expect-error -- a flag is on or off */}
      <portico-sign-in settings={{ 'loginOptions.useMultiFactorOption': 'yes' }} />
      {/* @ts-expect-error -- an account number is text */}
      <portico-payment accountNumber={3} />
    </>
  );
}
