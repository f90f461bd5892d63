import {
  institutionOptions,
  logonValidationRules,
  passwordValidationRules,
  profile,
} from '@portico/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { settle } from '@portico/core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { profileAnswer } from '../testing/profile-answers';
import { editProfile, field, showProfile } from '../testing/show-profile';

afterEach(cleanup);

const headings = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const heading = (name: string) => screen.queryByRole('heading', { level: 3, name });

describe('loading the profile', () => {
  it.each([
    ['the profile', profile, { HasNoErrors: true, UserInfo: { LogonName: 'maya' } }],
    ['the rules of login names', logonValidationRules, { HasNoErrors: true }],
    ['the rules of passwords', passwordValidationRules, { HasNoErrors: true }],
    ['the institution options', institutionOptions, {}],
  ])('[ACC-599] shows no section before %s are there', async (_what, call, answer) => {
    let release = () => {};
    await showProfile({
      settings: { 'loginOptions.usePasswordRuleListOption': 'true' },
      prepare: ({ server }) => {
        server.answerRaw(passwordValidationRules, { HasNoErrors: true });
        const held = server.hold(call);
        release = () => held.release(answer);
      },
    });
    await act(settle);
    expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeTruthy();
    expect(screen.queryAllByRole('heading')).toEqual([]);
    act(release);
    expect(await screen.findByRole('heading', { name: 'Signing in' })).toBeTruthy();
  });

  it('shows the sections although no rule can be loaded', async () => {
    await showProfile({
      prepare: ({ server }) => {
        server.drop(logonValidationRules);
        server.drop(institutionOptions);
      },
    });
    expect((await field('Username')).value).toBe('maya.whitfield');
  });

  it('[ACC-600] is one GET without payload, and fills the sections', async () => {
    const { server } = await showProfile();
    expect((await field('Username')).value).toBe('maya.whitfield');
    expect((await field('Email address')).value).toBe('maya@example.com');
    expect((await field('Question')).value).toBe('What was your first street?');
    expect((await field('City')).value).toBe('Cedar Rapids');
    expect((await field('Phone 1')).value).toBe('319-555-0148');
    const requests = server.requestsTo(profile);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/api/Profile', body: undefined });
  });

  it('[ACC-600] that is refused says so, and can be repeated', async () => {
    const { server, user } = await showProfile({
      prepare: ({ server: api }) => api.refuse(profile, 'Error'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your profile could not be loaded. Please try again.',
    );
    server.answer(profile, profileAnswer());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await field('Username')).value).toBe('maya.whitfield');
    expect(server.requestsTo(profile)).toHaveLength(2);
  });

  it('says which part is missing from the answer, and keeps the other', async () => {
    await showProfile({
      prepare: ({ server }) => server.answer(profile, profileAnswer({ userInfo: undefined })),
    });
    await screen.findByText('Your username and email address could not be loaded.');
    expect((await field('City')).value).toBe('Cedar Rapids');
  });

  it('from before a save is requested again, and does not undo what was saved', async () => {
    const { save, press, server } = await editProfile({
      label: 'City',
      value: 'Marion',
      prepare: (test) => test.server.answer(profile, profileAnswer({ userInfo: undefined })),
    });
    const first = server.hold(profile);
    const answer = async (held: typeof first, City: string) => {
      const Address = { Address1: '14 Juniper Road', City, State: 'IA', ZipCode: '52401' };
      const UserInfo = { LogonName: 'maya.whitfield' };
      const PersonalInfo = { Address, PhoneNumbers: [] };
      await act(async () => {
        held.release({ HasNoErrors: true, UserInfo, PersonalInfo });
        await settle();
      });
    };
    await press('Try again');
    const beforeSave = server.hold(profile);
    await save();
    const second = server.hold(profile);
    await answer(beforeSave, 'Cedar Rapids');
    await screen.findByText('Saved');
    await answer(first, 'Cedar Rapids');
    expect((await field('City')).value).toBe('Marion');
    expect(server.requestsTo(profile)).toHaveLength(4);
    await answer(second, 'Marion');
    expect((await field('City')).value).toBe('Marion');
    expect((await field('Username')).value).toBe('maya.whitfield');
  });

  it('is for a signed-in borrower', async () => {
    const { server } = await showProfile({ session: undefined });
    expect(await screen.findByText(/Sign in to see your profile/)).toBeTruthy();
    expect(server.requestsTo(profile)).toEqual([]);
  });
});

const company = { companyNumber: 12 };
const hidden = { 'profileOptions.hidePersonalInformationOption': 'true' };

const fileServices = { 'globalOptions.useFileServicesOption': 'true' };

describe('the sections of the profile', () => {
  it('[ACC-601] are in this order', async () => {
    await showProfile({ settings: fileServices });
    await field('City');
    await screen.findByRole('heading', { name: 'Documents' });
    const upload = 'Add documents';
    expect(headings().filter((name) => name !== upload)).toEqual([
      'Signing in',
      'About you',
      'Notifications',
      'Documents',
    ]);
  });

  it.each([
    ['[ACC-604, LON-450] a person with file services', {}, fileServices, true],
    ['[ACC-604, LON-450] a person without them', {}, {}, false],
    ['[ACC-605, LON-450] a company with file services', company, fileServices, false],
  ])('have documents for %s', async (_id, session, settings, shown) => {
    await showProfile({ session, settings });
    await field('Username');
    await act(settle);
    expect(heading('Documents') !== null).toBe(shown);
  });

  it.each([
    ['[ACC-602] a company, hidden', company, hidden, false],
    ['[ACC-602] a company', company, {}, true],
    ['[ACC-603] a person, hidden', {}, hidden, true],
    ['[ACC-603] a person', {}, {}, true],
  ])('have personal information for %s', async (_id, session, settings, shown) => {
    await showProfile({ session, settings });
    await field('Username');
    expect(heading('About you') !== null).toBe(shown);
  });
});
