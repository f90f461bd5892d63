// #region plausible
import { countSteps } from './funnel';

/** The function of Plausible's script, which the page loads itself. */
export type Plausible = (
  name: string,
  options: { readonly props: Readonly<Record<string, string>> },
) => void;

/** Sends the steps to Plausible. */
export function sendToPlausible(plausible: Plausible): void {
  countSteps(({ name, properties }) => {
    plausible(name, { props: properties });
  });
}
// #endregion plausible
