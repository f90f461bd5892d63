import type { Core } from '../core';
import type { ScreenData, Screen } from './destination';

/**
 * Passes data to a screen that is about to be shown in this document, without navigating: for a
 * widget that continues with another widget's screen in its own element.
 */
export function passToScreen({ environment }: Core, screen: Screen, data: ScreenData): void {
  environment.page.set({ screenData: { screen, data } });
}
