import type { PorticoEvents } from '@portico/core';
import { emit } from '@portico/core/internal';
import { expect, it, vi } from 'vitest';
import { sendToGoogle } from '../../demo-host/docs/examples/analytics/google';
import { sendToMatomo } from '../../demo-host/docs/examples/analytics/matomo';
import { sendToPlausible } from '../../demo-host/docs/examples/analytics/plausible';
import { sendToTagManager } from '../../demo-host/docs/examples/analytics/tag-manager';
import { measureVitals } from '../../demo-host/docs/examples/analytics/web-vitals';

type Sent = readonly (readonly [string, object])[];

/** A borrower's way, as its events. */
function pay(): void {
  const navigate: PorticoEvents['portico-navigate'] = {
    screen: 'payment',
    params: { accountReference: 'ref-4k2p' },
  };
  emit(document, 'portico-ready', { tag: 'portico-sign-in' });
  emit(document, 'portico-signed-in', {});
  emit(document, 'portico-navigate', navigate);
  emit(document, 'portico-payment-submitted', { kind: 'immediate' });
}

const steps: Sent = [
  ['portico_shown', { tag: 'portico-sign-in' }],
  ['portico_signed_in', {}],
  ['portico_went_to', { screen: 'payment' }],
  ['portico_paid', { kind: 'immediate' }],
];

it('[POR-121] the adapter for Google Analytics sends the steps of a payment', () => {
  const gtag = vi.fn();
  sendToGoogle(gtag);
  pay();
  expect(gtag.mock.calls).toEqual(steps.map(([name, values]) => ['event', name, values]));
});

it('[POR-121] the adapter for Plausible sends the steps of a payment', () => {
  const plausible = vi.fn();
  sendToPlausible(plausible);
  pay();
  expect(plausible.mock.calls).toEqual(steps.map(([name, props]) => [name, { props }]));
});

it('[POR-121] the adapter for Google Tag Manager pushes the steps of a payment', () => {
  const push = vi.fn();
  sendToTagManager({ push });
  pay();
  expect(push.mock.calls).toEqual(steps.map(([event, values]) => [{ event, ...values }]));
});

it('[POR-121] the adapter for Matomo sends the steps of a payment', () => {
  const push = vi.fn();
  sendToMatomo({ push });
  pay();
  const sent = steps.map(([name, values]) => [
    'trackEvent',
    'Portico',
    name,
    ...Object.values(values),
  ]);
  expect(push.mock.calls).toEqual(sent.map((command) => [command]));
});

it('[POR-121] the adapter for web vitals sends the measures when the page is hidden', () => {
  const entries: Readonly<Record<string, object[]>> = {
    'largest-contentful-paint': [{ startTime: 900 }, { startTime: 1_200 }],
    'layout-shift': [
      { value: 0.1, hadRecentInput: false },
      { value: 0.5, hadRecentInput: true },
    ],
    event: [
      { duration: 40, interactionId: 1 },
      { duration: 96, interactionId: 2 },
      { duration: 400, interactionId: 0 },
    ],
  };
  class Observer {
    static readonly supportedEntryTypes = Object.keys(entries);
    readonly tell: (list: { getEntries: () => object[] }) => void;
    constructor(tell: Observer['tell']) {
      this.tell = tell;
    }
    observe({ type }: { readonly type: string }): void {
      this.tell({ getEntries: () => entries[type] ?? [] });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const send = vi.fn();
  measureVitals(send);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send.mock.calls.flat()).toEqual([
    { name: 'LCP', value: 1_200 },
    { name: 'CLS', value: 0.1 },
    { name: 'INP', value: 96 },
  ]);
  state.mockRestore();
  vi.unstubAllGlobals();
});
