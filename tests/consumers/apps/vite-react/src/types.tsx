import type {} from '@portico/payment';
import { PorticoPayment, PorticoSignIn } from '@portico/react';
import type {} from '@portico/sign-in';

/** The tags themselves are known to JSX too. */
export function Tags() {
  return (
    <portico-sign-in
      settings={{ 'signIn.heading': 'Welcome' }}
      onportico-signed-in={({ detail }) => void detail}
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
      {/* @ts-expect-error -- no setting has this key */}
      <PorticoSignIn settings={{ 'signIn.headin': 'Welcome' }} />
      {/* @ts-expect-error -- an account number is text */}
      <PorticoPayment accountNumber={3} />
      {/* @ts-expect-error -- sign-in submits no payment */}
      <PorticoSignIn onPorticoPaymentSubmitted={() => undefined} />
    </>
  );
}
