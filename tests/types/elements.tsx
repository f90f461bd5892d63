/*
 * What an editor knows of the elements. Only the compiler reads this file (`npm run types`): at run
 * time it could not fail.
 */
// The packages that define the elements export their types.
import type {} from '@portico/payment';
import type {} from '@portico/sign-in';
import type { ReactNode } from 'react';
import { expectTypeOf } from 'vitest';

// querySelector and createElement know the properties of an element.
const find = () => document.querySelector('portico-payment');
expectTypeOf(find).returns.extract<HTMLElement>().toHaveProperty('accountNumber');
expectTypeOf<HTMLElementTagNameMap['portico-payment']['accountNumber']>().toEqualTypeOf<
  string | undefined
>();

// A listener knows the detail of an event, also of one that bubbles to the document.
const listen = (element: HTMLElementTagNameMap['portico-payment']) =>
  element.addEventListener('portico-payment-submitted', ({ detail }) => detail.kind);
expectTypeOf(listen).returns.toBeVoid();
const listenInDocument = () => {
  document.addEventListener('portico-signed-out', ({ detail }) => detail.reason);
};
expectTypeOf(listenInDocument).returns.toBeVoid();

// The settings of a tag are known by name; they can also be JSON.
type Settings = HTMLElementTagNameMap['portico-payment']['settings'];
expectTypeOf<{ 'payment.heading': string }>().toExtend<Settings>();
expectTypeOf<string>().toExtend<Settings>();
expectTypeOf<{ 'payment.heading': boolean }>().not.toExtend<Settings>();
expectTypeOf<Exclude<Settings, string>>().not.toHaveProperty('payment.headin');

// JSX knows the properties, the theme and the events.
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
