import type { Core } from './core';
import type { Arrival, Screen } from './destination';

/**
 * Leaves something for a screen that is about to stand in this very document, without going anywhere:
 * for a widget that goes on with another widget's screen in its own place.
 */
export function handOver({ environment }: Core, screen: Screen, arrival: Arrival): void {
  environment.page.set({ arrival: { screen, arrival } });
}
