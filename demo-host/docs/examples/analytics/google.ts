// #region google
import { countSteps } from './funnel';

/** The function of Google's tag, which the page loads itself. */
export type Gtag = (
  command: 'event',
  name: string,
  parameters: Readonly<Record<string, string>>,
) => void;

/** Sends the steps to Google Analytics 4. */
export function sendToGoogle(gtag: Gtag): void {
  countSteps(({ name, properties }) => {
    gtag('event', name, properties);
  });
}
// #endregion google
