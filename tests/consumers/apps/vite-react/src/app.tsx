import { PorticoSignIn } from '@portico/react';
import { lazy, Suspense, useState } from 'react';

const Payment = lazy(() => import('./payment'));
const Portal = lazy(() => import('./portal'));
const isPortal = new URLSearchParams(location.search).has('portal');

export function App() {
  const [isSignedIn, setSignedIn] = useState(false);
  if (isSignedIn || isPortal) return <Suspense>{isPortal ? <Portal /> : <Payment />}</Suspense>;
  return (
    <PorticoSignIn
      settings={{ 'signIn.heading': 'Welcome', 'loginOptions.useMultiFactorOption': true }}
      theme="light"
      onPorticoSignedIn={() => setSignedIn(true)}
      onPorticoNavigate={(event) => {
        if (event.detail.screen === 'faq') event.preventDefault();
      }}
    >
      Call us on 555-0100.
    </PorticoSignIn>
  );
}
