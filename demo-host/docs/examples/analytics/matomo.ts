// #region matomo
import { countSteps } from './funnel';

/** The list of commands that Matomo's script reads, `window._paq`. */
export type Matomo = {
  readonly push: (command: readonly string[]) => unknown;
};

/** Sends the steps to Matomo: category, action and name of an event. */
export function sendToMatomo(commands: Matomo): void {
  countSteps(({ name, properties }) => {
    commands.push(['trackEvent', 'Portico', name, ...Object.values(properties)]);
  });
}
// #endregion matomo
