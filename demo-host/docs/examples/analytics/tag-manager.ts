// #region tagManager
import { countSteps } from './funnel';

/** The list that Google Tag Manager reads, `window.dataLayer`. */
export type DataLayer = {
  readonly push: (entry: Readonly<Record<string, string>>) => unknown;
};

/** Gives the steps to Google Tag Manager, as events that a trigger can name. */
export function sendToTagManager(dataLayer: DataLayer): void {
  countSteps(({ name, properties }) => {
    dataLayer.push({ event: name, ...properties });
  });
}
// #endregion tagManager
