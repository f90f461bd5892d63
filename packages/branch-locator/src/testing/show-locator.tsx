import { branchInfo, zipLocation } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { BranchLocatorView } from '../branch-locator/branch-locator.view';
// What the locator fetches on demand is here already, so that no test waits for it to be compiled.
import '../branch-locator/map/framed-map.view';

const [cedarFalls] = answers.branchInfo();
export const branch = (branchName: string, latitude: number, longitude: number) => ({
  branchName,
  streetAddress: '1 Main Street',
  city: 'Somewhere',
  state: 'IA',
  zip: '50000',
  phoneNumber: '3195550130',
  latitude,
  longitude,
});
export const branches = [
  branch('Harlan', 41.653, -95.3255),
  branch('On the road', 0, -93),
  branch('Guam', 13.4745, 144.7504),
  branch('Greenwich', 51.5, 0),
  { ...branch('Cedar Falls', 42.5349, -92.4453), ...cedarFalls },
];

export type Props = ComponentProps<typeof BranchLocatorView>;

/** The locator with five branches, one of which is nowhere. */
export async function show(
  options: TestOptions = {},
  props: Props = {},
  prepare?: (t: TestCore) => void,
) {
  const test = await startTestCore({
    settings: { 'globalOptions.logoImage': '/logo.svg' },
    ...options,
  });
  test.server.answer(branchInfo, branches);
  test.server.answer(zipLocation, answers.zipLocation());
  prepare?.(test);
  const host = document.createElement('div');
  const navigations: unknown[] = [];
  host.addEventListener('portico-navigate', (event) => {
    if (event instanceof CustomEvent) navigations.push(event.detail);
  });
  render(
    <WidgetProvider core={test.core} host={host}>
      <BranchLocatorView {...props} />
    </WidgetProvider>,
  );
  return { ...test, navigations };
}

export const zip = () => screen.getByLabelText<HTMLInputElement>('Zip Code');
export const type = (text: string) => void fireEvent.input(zip(), { target: { value: text } });
export const list = () => screen.findByRole('list', { name: 'Branches' });
export const names = async () =>
  [...(await list()).querySelectorAll('li')].map((one) => one.querySelector('p')?.textContent);
export const map = () => screen.findByRole('group', { name: 'Map of the branches' });
export const pins = async () =>
  [...(await map()).querySelectorAll('[data-pin]')].map((one) => one.getAttribute('data-pin'));
