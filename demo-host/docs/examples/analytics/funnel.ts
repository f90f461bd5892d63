// #region funnel
import type { PorticoEvents } from '@portico/core';

/** A step that a lender counts. It has no name, number or amount of a borrower. */
export type Step = { readonly name: string; readonly properties: Readonly<Record<string, string>> };

/** Calls `count` for each step of a borrower on this page. */
export function countSteps(count: (step: Step) => void): void {
  const step = (name: string, properties: Step['properties'] = {}) => count({ name, properties });
  document.addEventListener('portico-ready', ({ detail }) => {
    step('portico_shown', { tag: detail.tag });
  });
  document.addEventListener('portico-signed-in', () => {
    step('portico_signed_in');
  });
  document.addEventListener('portico-payment-submitted', ({ detail }) => {
    step('portico_paid', { kind: detail.kind });
  });
  document.addEventListener('portico-navigate', ({ detail }) => {
    step('portico_went_to', { screen: detail.screen });
  });
  document.addEventListener('portico-signed-out', ({ detail }) => {
    step('portico_signed_out', { reason: detail.reason });
  });
  document.addEventListener('portico-error', ({ detail }) => {
    step('portico_failed', failure(detail));
  });
  // The portal's screens; sent while globalOptions.analyticsIds is set.
  document.addEventListener('portico-analytics', ({ detail }) => {
    step('portico_screen', { screen: detail.screen });
  });
}

function failure({ code, tag = '' }: PorticoEvents['portico-error']): Step['properties'] {
  return { code, tag };
}
// #endregion funnel
