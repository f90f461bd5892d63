import { configure } from '@portico/core';
import '@portico/branch-locator/register';
import '@portico/document-center/register';
import '@portico/loan-details/register';
import '@portico/messages/register';
import '@portico/payment/register';
import '@portico/portal/register';
import '@portico/profile/register';
import '@portico/registration/register';
import '@portico/sign-in/register';
import type { PorticoSignInSettings } from '@portico/sign-in/register';

configure({ api: 'https://api.example', locale: 'auto' });

// With the loader in place of a bundle.
void window.portico?.ready.then(() => window.portico?.session?.displayName?.toUpperCase());
window.portico?.configure({ locale: 'es' });
// @ts-expect-error -- there are two languages
window.portico?.configure({ locale: 'fr' });
window.portico?.configure({ locale: 'fr', sentences: '/fr.json' });

const settings: PorticoSignInSettings = {
  'signIn.heading': 'Welcome',
  'securityCode.sent': 'Sent',
};
const signIn = document.createElement('portico-sign-in');
signIn.settings = settings;
signIn.settings = JSON.stringify(settings);
// @ts-expect-error -- settings are an object, or their JSON
signIn.settings = 3;

const payment = document.querySelector('portico-payment');
if (payment) payment.accountNumber = '001-1234567-8';

const kinds: string[] = [];
payment?.addEventListener('portico-payment-submitted', ({ detail }) => kinds.push(detail.kind));
document.addEventListener('portico-signed-out', ({ detail }) => kinds.push(detail.reason));
window.addEventListener('portico-analytics', ({ detail }) => kinds.push(detail.screen));
// @ts-expect-error -- no event has this detail
document.addEventListener('portico-signed-in', ({ detail }) => kinds.push(detail.userId));
