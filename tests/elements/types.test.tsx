// The packages that define the elements export their types.
import type {} from '@portico/payment';
import type {} from '@portico/sign-in';
import type { ReactNode } from 'react';
import { describe, expectTypeOf, it } from 'vitest';

describe('the types of an element', () => {
  it('are known to querySelector and createElement', () => {
    const find = () => document.querySelector('portico-payment');
    expectTypeOf(find).returns.extract<HTMLElement>().toHaveProperty('accountNumber');
    expectTypeOf<HTMLElementTagNameMap['portico-payment']['accountNumber']>().toEqualTypeOf<
      string | undefined
    >();
  });

  it('include the detail of an event', () => {
    const listen = (element: HTMLElementTagNameMap['portico-payment']) =>
      element.addEventListener('portico-payment-submitted', ({ detail }) => detail.kind);
    expectTypeOf(listen).returns.toBeVoid();
  });

  it('include the detail of an event that bubbles to the document', () => {
    const listen = () => {
      document.addEventListener('portico-signed-out', ({ detail }) => detail.reason);
    };
    expectTypeOf(listen).returns.toBeVoid();
  });

  it('name the settings of a tag, which can also be JSON', () => {
    type Settings = HTMLElementTagNameMap['portico-payment']['settings'];
    expectTypeOf<{ 'payment.heading': string }>().toExtend<Settings>();
    expectTypeOf<string>().toExtend<Settings>();
    expectTypeOf<{ 'payment.heading': boolean }>().not.toExtend<Settings>();
    expectTypeOf<Exclude<Settings, string>>().not.toHaveProperty('payment.headin');
  });

  it('are known to JSX, with properties, the theme and events', () => {
    const draw = () => (
      <portico-payment
        id="pay"
        accountNumber="001-1234567-8"
        theme="dark"
        onportico-navigate={(event) => event.preventDefault()}
      />
    );
    expectTypeOf(draw).returns.toExtend<ReactNode>();
    // @ts-expect-error -- a number is no account number
    expectTypeOf(() => <portico-payment accountNumber={3} />).toBeFunction();
  });
});
