import type { Route } from '../routing/route';

/**
 * The screens of the portal (access §2). A row makes a screen reachable, linkable and, where the
 * navigation has an item for it, listed; a screen without a row does not exist.
 */
export const portalRoutes: readonly Route[] = [
  {
    path: 'home/login',
    screen: 'login',
    area: 'home',
    title: 'titleLogin',
    load: async () => (await import('../screens/login')).login,
  },
  {
    path: 'home/recovery',
    screen: 'recovery',
    area: 'home',
    title: 'titleRecovery',
    guards: ['noSingleSignOn', 'noMaintenance'],
    load: async () => (await import('../screens/recovery')).recovery,
  },
  {
    path: 'home/activate',
    screen: 'activate',
    area: 'home',
    title: 'titleActivate',
    resolvers: ['institution'],
    load: async () => (await import('../screens/activation')).activation,
  },
  {
    path: 'home/opt-out',
    screen: 'optOut',
    area: 'home',
    title: 'titleOptOut',
    load: async () => (await import('../screens/opt-out')).optOut,
  },
  {
    path: 'home/sso/{token}',
    screen: 'sso',
    area: 'home',
    title: 'titleLogin',
    load: async () => (await import('../screens/single-sign-on')).singleSignOn,
  },
  {
    path: 'home/sso',
    screen: 'sso',
    area: 'home',
    title: 'titleLogin',
    load: async () => (await import('../screens/single-sign-on')).singleSignOn,
  },
  {
    path: 'home/register',
    screen: 'register',
    area: 'home',
    title: 'titleRegister',
    guards: ['noSingleSignOn'],
    resolvers: ['institution'],
    load: async () => (await import('../screens/registration')).registration,
  },
  {
    path: 'home/verifyEmail/{enc}',
    screen: 'verifyEmail',
    area: 'home',
    title: 'titleVerifyEmail',
    guards: ['noSingleSignOn'],
    load: async () => (await import('../screens/verify-email')).verifyEmail,
  },
  {
    path: 'home/verifyEmail',
    screen: 'verifyEmail',
    area: 'home',
    title: 'titleVerifyEmail',
    guards: ['noSingleSignOn'],
    load: async () => (await import('../screens/verify-email')).verifyEmail,
  },
  {
    path: 'myaccount/dashboard',
    screen: 'dashboard',
    area: 'myaccount',
    title: 'titleDashboard',
    resolvers: ['accounts'],
    load: async () => (await import('../dashboard/dashboard')).dashboard,
  },
  {
    path: 'myaccount/payment',
    screen: 'payment',
    area: 'myaccount',
    title: 'titlePayment',
    load: async () => (await import('../screens/payment')).payment,
  },
  {
    path: 'myaccount/payment/{accountNumber}',
    screen: 'payment',
    area: 'myaccount',
    title: 'titlePayment',
    load: async () => (await import('../screens/payment')).payment,
  },
  {
    path: 'myaccount/paymentConfirm',
    screen: 'paymentConfirm',
    area: 'myaccount',
    title: 'titlePaymentConfirm',
    load: async () => (await import('../screens/payment-confirmation')).paymentConfirmation,
  },
  {
    path: 'error500',
    screen: 'error500',
    area: 'home',
    title: 'titleError500',
    load: async () => (await import('../error500/error500')).error500,
  },
];
