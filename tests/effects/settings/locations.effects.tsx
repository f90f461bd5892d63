import { branchInfo } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { fireEvent, screen } from '@testing-library/react';
import { BranchLocatorView } from '@portico/branch-locator/testing/parts';
import { TestLayout } from '@portico/portal/testing/parts';
import { showWidget } from '@portico/element/testing';
import { effectsOn, flagShows, type Settings } from './effect';
import { hasText } from './observations';

const remote: Settings = { 'globalOptions.useRemoteBranchLocatorOption': 'true' };

/** The header of a signed-in borrower, and its button of the branch locator on another site. */
async function locationsButton(settings: Settings) {
  await showWidget(<TestLayout />, {
    settings,
    session: true,
  });
  return screen.queryAllByRole('button', { name: 'Locations', hidden: true })[0];
}

/** The notice of the branch locator on another site. */
export async function openRemoteNotice(settings: Settings) {
  const button = await locationsButton({ ...settings, ...remote });
  if (button) fireEvent.click(button);
  await screen.findByRole('dialog', { hidden: true });
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
      await openRemoteNotice(settings);
      return document.querySelector('dialog a')?.getAttribute('href') ?? null;
    },
    unset: null,
    set: 'https://branches.example/',
  },
]);

const tiles: Settings = { 'globalOptions.mapTileUrl': '/tiles/{z}/{x}/{y}.png' };

/** The map of the branches. */
export async function showMap(settings: Settings) {
  await showWidget(<BranchLocatorView />, { settings }, ({ server }) =>
    server.answer(branchInfo, answers.branchInfo()),
  );
  return screen.findByRole('group', { name: 'Map of the branches' });
}

/** The settings of the map, which `portico-branch-locator` reads. */
export const mapEffects = effectsOn('portico-branch-locator', [
  {
    key: 'globalOptions.mapTileUrl',
    value: 'https://tiles.example/{z}/{x}/{y}.png',
    sees: async (settings) => {
      const map = await showMap(settings);
      return map.querySelector('img[src="https://tiles.example/10/249/377.png"]') !== null;
    },
    unset: false,
    set: true,
  },
  {
    key: 'globalOptions.mapTileAttribution',
    value: '<b>© the mapmakers</b>',
    given: tiles,
    sees: async (settings) => {
      await showMap(settings);
      return hasText('© the mapmakers');
    },
    unset: false,
    set: true,
  },
]);
