import { fireEvent, screen } from '@testing-library/react';
import { testSession } from '@portico/core/testing';
import '../../../packages/portal/src/remote-branch-locator/remote-branch-locator.view';
import { Header } from '../../../packages/portal/src/shell/header';
import { showWidget } from '../../../packages/sign-in/src/testing/show-widget';
import { effectsOn, flagShows, type Settings } from './effect';

const remote: Settings = { 'globalOptions.useRemoteBranchLocatorOption': 'true' };

/** The header of a signed-in borrower, and its button of the branch locator on another site. */
async function locationsButton(settings: Settings) {
  await showWidget(<Header session={testSession} current="dashboard" />, {
    settings,
    session: true,
  });
  return screen.queryAllByRole('button', { name: 'Locations', hidden: true })[0];
}

/** The settings of the branch locator on another site, which `portico-portal` reads. */
export const remoteLocatorEffects = effectsOn('portico-portal', [
  flagShows('globalOptions.useRemoteBranchLocatorOption', async (settings) => {
    return (await locationsButton(settings)) !== undefined;
  }),
  {
    key: 'globalOptions.remoteBranchLocatorUrl',
    value: 'https://branches.example/',
    given: remote,
    sees: async (settings) => {
      const button = await locationsButton(settings);
      if (button) fireEvent.click(button);
      await screen.findByRole('dialog', { hidden: true });
      return document.querySelector('dialog a')?.getAttribute('href') ?? null;
    },
    unset: null,
    set: 'https://branches.example/',
  },
]);
