import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { profileAnswer } from '../../testing/profile-answers';
import type { ProfilePage } from '../profile-page';
import { profileSections, type ProfileSection } from '../profile.sections';
import { SectionOnDemand } from './section-on-demand';

configure({ defaultHidden: true });
afterEach(cleanup);

const page: ProfilePage = {
  profile: profileAnswer(),
  onSaved: () => undefined,
  reload: () => undefined,
};

async function show(draw: ProfileSection['draw']) {
  const { core } = await startTestCore({ session: true });
  const [first] = profileSections;
  if (!first) throw new Error('No sections.');
  render(
    <WidgetProvider core={core}>
      <SectionOnDemand section={{ ...first, draw }} page={page} />
    </WidgetProvider>,
  );
}

it('the first section shows what is known until its form is loaded', async () => {
  await show((_page, { waiting }) => waiting);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Username',
    'Email address',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'maya.whitfield',
    'maya@example.com',
  ]);
});

it('a section whose code cannot be loaded says so, and can be repeated', async () => {
  const retry = vi.fn<() => void>();
  await show((_page, { failed }) => failed(retry));
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
