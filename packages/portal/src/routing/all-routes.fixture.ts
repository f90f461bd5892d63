import type { Screen } from '@portico/core';
import { chunk } from '@portico/core/internal';
import type { Area, Route } from './route';

const rows: readonly (readonly [path: string, screen: Screen])[] = [
  ['home/login', 'login'],
  ['home/register', 'register'],
  ['home/sso/{token}', 'sso'],
  ['home/verifyEmail/{enc}', 'verifyEmail'],
  ['home/forcePasswordChange/{enc}', 'forcePasswordChange'],
  ['home/locations', 'locations'],
  ['home/messages', 'messages'],
  ['home/faq', 'faq'],
  ['home/recovery', 'recovery'],
  ['home/activate', 'activate'],
  ['home/opt-out', 'optOut'],
  ['myaccount/dashboard', 'dashboard'],
  ['myaccount/profile', 'profile'],
  ['myaccount/documents', 'documents'],
  ['myaccount/payment', 'payment'],
  ['myaccount/payment/{accountNumber}', 'payment'],
  ['myaccount/loanDetails/{accountNumber}', 'loanDetails'],
  ['myaccount/deposits/depositDetails/{accountNumber}', 'depositDetails'],
  ['myaccount/document-center', 'documentCenter'],
  ['myaccount/locations', 'locations'],
  ['myaccount/applicationdetails/{applicationNumber}', 'applicationDetails'],
  ['myaccount/loginHistory', 'loginHistory'],
  ['myaccount/messages', 'messages'],
  ['myaccount/faq', 'faq'],
  ['myaccount/requestChange', 'requestChange'],
  ['myaccount/paymentConfirm', 'paymentConfirm'],
];

const areaOf = (path: string): Area => (path.startsWith('home/') ? 'home' : 'myaccount');

/** Every route of the specification, each with an empty view. */
export const allRoutes: readonly Route[] = rows.map(([path, screen]) => ({
  path,
  screen,
  area: areaOf(path),
  query: screen === 'payment' ? ['amount', 'frequency'] : undefined,
  title: 'titleDashboard',
  load: chunk(async () => ({ View: () => null, texts: [] })),
}));
