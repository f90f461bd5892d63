import type { Core } from '../core';
import type { Arrival, Screen } from './destination';

/**
 * Passes data to a screen that is about to be shown in this document, without navigating: for a
 * widget that continues with another widget's screen in its own element.
 */
export function handOver({ environment }: Core, screen: Screen, arrival: Arrival): void {
  environment.page.set({ arrival: { screen, arrival } });
}
