import { branchLocatorTexts, branchLocatorWidget } from '@portico/branch-locator';
import { branchInfo, zipLocation } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import type { Meta } from '@storybook/react-vite';
import { branches } from '../../demo-host/api/branches/branches';
import { borrower } from '../frame/borrower';
import { lenderLogo } from '../frame/lender-logo';
import { inScene, widgetMeta, type Scene, type WidgetArgs } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Locations/Branch locator',
  ...widgetMeta(
    branchLocatorWidget,
    'The nearest branches, found by zip code or by the place of the device, with a map after the list.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const scene = (prepare = (_: TestCore) => {}, session = false): Scene => ({
  options: {
    settings: { 'globalOptions.logoImage': lenderLogo },
    ...(session && { session: true }),
  },
  answers: (test) => {
    test.server.answer(branchInfo, branches);
    test.server.answer(zipLocation, answers.zipLocation());
    prepare(test);
  },
});
const searched = (zip: string, seen: keyof typeof branchLocatorTexts.english) => ({
  play: async (story: Parameters<typeof borrower>[0]) => {
    const me = borrower(story, branchLocatorTexts);
    await me.finds('[part=branch]');
    await me.types('zip', zip);
    await me.sees(seen);
  },
});

export const ForAVisitor = inScene(scene());
export const ForABorrower = inScene(scene(undefined, true));
export const Searched = inScene(scene(), searched('50613', 'sorted'));
export const NoSuchZip = inScene(
  scene(({ server }) => server.refuse(zipLocation, 'InvalidZip')),
  searched('00000', 'invalidZip'),
);
export const ZipNotFound = inScene(
  scene(({ server }) => server.answerRaw(zipLocation, { HasNoErrors: true })),
  searched('99950', 'noLocation'),
);
export const Loading = inScene(scene(({ server }) => void server.hold(branchInfo)));
export const NotLoaded = inScene(scene(({ server }) => server.drop(branchInfo)));
export const NoBranches = inScene(scene(({ server }) => server.answer(branchInfo, [])));
