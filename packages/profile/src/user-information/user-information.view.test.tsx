import {
  institutionOptions,
  passwordValidationRules,
  profile,
  updateProfile,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { profileAnswer } from '../testing/profile-answers';
import { button, editProfile, field, showProfile, shows } from '../testing/show-profile';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const passwordTwice = { 'loginOptions.confirmPasswordOption': 'true' };
const noQuestion = { 'loginOptions.recoverCredentialsWithoutQuestionOption': 'true' };
const email = { label: 'Email address', value: 'maya@whitfield.example' };
const contains = (inner: Element) => (outer: unknown) =>
  outer instanceof Element && outer.contains(inner);

describe('user information', () => {
  it('[ACC-606] has login name, e-mail, old and new password, secret question and answer', async () => {
    await showProfile();
    const fields = [
      ['Username', 'username'],
      ['Email address', 'email'],
      ['Current password', 'current-password'],
      ['New password', 'new-password'],
      ['Question', null],
      ['Answer', 'off'],
    ] as const;
    for (const [label, autoComplete] of fields) {
      expect((await field(label)).getAttribute('autocomplete')).toBe(autoComplete);
    }
  });

  it.each([
    [{}, false],
    [passwordTwice, true],
  ])('[ACC-594, ACC-607] with %j has a confirmation: %s', async (settings, shown) => {
    await showProfile({ settings });
    await field('Current password');
    expect(screen.queryByLabelText('New password again') !== null).toBe(shown);
  });

  it.each([
    ['Test/1.0', false],
    ['Test/1.0 gacmobile', true],
  ])('[ACC-608] in %s has a biometric toggle: %s', async (userAgent, shown) => {
    await showProfile({ userAgent });
    await field('Current password');
    const toggle = screen.queryByRole('switch', { name: 'Sign in with your fingerprint or face' });
    expect(toggle !== null).toBe(shown);
  });

  it('[ACC-609] without secret questions shows and requires none', async () => {
    const { save, server } = await editProfile({ ...email, settings: noQuestion });
    expect(screen.queryByLabelText('Question')).toBeNull();
    expect(screen.queryByLabelText('Answer')).toBeNull();
    await save();
    await screen.findByText('Saved');
    expect(server.requestsTo(updateProfile)).toHaveLength(1);
  });

  it('[ACC-618] offers only questions of allowed characters', async () => {
    await showProfile();
    const options = [...(await field('Question')).querySelectorAll('option')];
    expect(options.filter(({ hidden }) => !hidden).map(({ value }) => value)).toEqual([
      'What was your first street?',
      'What was your first school?',
    ]);
  });
});

describe('an error of user information', () => {
  it.each([
    ['[ACC-610]', '', 'A valid e-mail address is required.'],
    ['[ACC-611]', 'maya@', 'Enter a valid email address of 100 characters at most.'],
    [
      '[ACC-612]',
      `${'a'.repeat(89)}@example.com`,
      'Enter a valid email address of 100 characters at most.',
    ],
  ])('%s with the e-mail %j says: %s', async (_id, value, sentence) => {
    const { input, save, server } = await editProfile({ ...email, value });
    expect(shows(sentence)).toBe(true);
    await save();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
    expect(server.requestsTo(updateProfile)).toHaveLength(0);
  });

  it('[ACC-612] is none for an e-mail of 100 characters', async () => {
    const { save, server } = await editProfile({
      ...email,
      value: `${'a'.repeat(88)}@example.com`,
    });
    await save();
    await screen.findByText('Saved');
    expect(server.requestsTo(updateProfile)).toHaveLength(1);
  });

  it('[ACC-613, ACC-614] is the missing old password, only with a new one', async () => {
    const { put, input } = await editProfile({ label: 'New password', value: 'seven7ate9' });
    expect(shows('Your current password is required.')).toBe(true);
    await put('', input);
    expect(shows('Your current password is required.')).toBe(false);
    expect(button('Save')).toBeNull();
  });

  it.each([
    ['unset', {}, '12345', 6],
    ['9', { PasswordMinimumLength: 9 }, '12345678', 9],
  ])(
    '[ACC-615] with a minimum that is %s is a shorter old password',
    async (_m, institution, value, n) => {
      const { put, input } = await editProfile({
        label: 'Current password',
        value,
        prepare: ({ server }) => server.answerRaw(institutionOptions, institution),
      });
      const sentence = `Password cannot be shorter than ${n} characters`;
      expect(shows(sentence)).toBe(true);
      await put(`${value}6`, input);
      expect(shows(sentence)).toBe(false);
    },
  );

  it('[ACC-616] is a changed question without an answer, once the answer is touched', async () => {
    const { user } = await showProfile();
    const sentence = 'Resetting the security question requires a new security answer.';
    await user.selectOptions(await field('Question'), 'What was your first school?');
    expect(shows(sentence)).toBe(false);
    await user.click(await field('Answer'));
    await user.tab();
    expect(shows(sentence)).toBe(true);
  });

  it('[ACC-617] is an answer with other characters', async () => {
    await editProfile({ label: 'Answer', value: 'Main <Street>' });
    expect(shows('Secret Answer Contains Invalid Characters')).toBe(true);
  });

  it('is a new password by the shared rules, and a confirmation that differs', async () => {
    const { user } = await editProfile({
      label: 'New password',
      value: 'short',
      settings: { ...passwordTwice, 'loginOptions.usePasswordRuleListOption': 'true' },
      prepare: ({ server }) =>
        server.answerRaw(passwordValidationRules, {
          HasNoErrors: true,
          PasswordValidationRules: [{ ValidationRuleType: 'MustContainNumber' }],
          MinimumLength: 9,
        }),
    });
    expect(shows('Password requirements are not met, please try again')).toBe(true);
    expect(screen.getByRole('list', { name: 'Your password needs' }).textContent).toContain(
      'At least 9 characters',
    );
    await user.type(await field('New password again'), 'other');
    await user.tab();
    expect(shows('Passwords Do Not Match')).toBe(true);
  });
});

describe('saving user information', () => {
  it('[ACC-641, ACC-642, ACC-648, ACC-649] is offered while a value differs; Cancel restores all', async () => {
    const { core, input, put, press } = await editProfile({ ...email, value: '' });
    expect(button('Save')).toBeTruthy();
    expect(button('Cancel')).toBeTruthy();
    expect(core.unsaved.value).toBe(true);
    expect(shows('Before you can save, check: Email address.')).toBe(true);
    await press('Cancel');
    expect(input.value).toBe('maya@example.com');
    expect(shows('A valid e-mail address is required.')).toBe(false);
    expect(button('Save')).toBeNull();
    expect(core.unsaved.value).toBe(false);
    await put('maya@whitfield.example');
    expect(core.unsaved.value).toBe(true);
    await put('maya@example.com');
    expect(button('Cancel')).toBeNull();
    expect(core.unsaved.value).toBe(false);
  });

  it('[ACC-644, ACC-645] hides Save and Cancel and shows a spinner meanwhile', async () => {
    let release = () => {};
    const { save } = await editProfile({
      ...email,
      prepare: ({ server }) => {
        const held = server.hold(updateProfile);
        release = () => held.release({ HasNoErrors: true });
      },
    });
    await save();
    const waiting = await screen.findByText('Saving…');
    expect(waiting.querySelector('svg')).toBeTruthy();
    expect(button('Save')).toBeNull();
    expect(button('Cancel')).toBeNull();
    act(release);
    await screen.findByText('Saved');
    expect(shows('Saving…')).toBe(false);
  });

  it('[ACC-651] sends only UserInfo, once', async () => {
    const { save, server, user, put } = await editProfile(email);
    await put('maya2026', await field('Username'));
    await put('old-secret', await field('Current password'));
    await put('new-secret7', await field('New password'));
    await user.selectOptions(await field('Question'), 'What was your first school?');
    await put('Lincoln', await field('Answer'));
    await user.dblClick(button('Save') ?? document.body);
    await save();
    await screen.findByText('Saved');
    const requests = server.requestsTo(updateProfile);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/UpdateProfile' });
    expect(requests[0]?.body).toEqual({
      UserInfo: {
        LogonName: 'maya2026',
        EmailAddress: 'maya@whitfield.example',
        OldPassword: 'old-secret',
        NewPassword: 'new-secret7',
        SecretQuestion: 'What was your first school?',
        SecretAnswer: 'Lincoln',
      },
    });
  });

  it('[POR-128] sends nothing that is as it was read', async () => {
    const { save, server } = await editProfile(email);
    await save();
    await screen.findByText('Saved');
    expect(server.requestsTo(updateProfile).map(({ body }) => body)).toEqual([
      { UserInfo: { EmailAddress: 'maya@whitfield.example' } },
    ]);
  });

  it('[ACC-646, ACC-647, ACC-653] takes the values of the answer over, shows a check mark for 3 seconds', async () => {
    const { core, save, input, clock, put, press } = await editProfile({
      ...email,
      prepare: ({ server }) =>
        server.answerRaw(updateProfile, {
          HasNoErrors: true,
          UserInfo: { LogonName: 'maya.whitfield', EmailAddress: 'maya@stored.example' },
        }),
    });
    await save();
    const saved = await screen.findByText('Saved');
    expect(saved.querySelector('svg')).toBeTruthy();
    expect(input.value).toBe('maya@stored.example');
    expect(button('Save')).toBeNull();
    expect(core.unsaved.value).toBe(false);
    expect(core.session.value?.emailAddress).toBe('maya@stored.example');
    act(() => clock.advance(2_999));
    expect(shows('Saved')).toBe(true);
    act(() => clock.advance(1));
    expect(shows('Saved')).toBe(false);
    await put('x');
    await press('Cancel');
    expect(input.value).toBe('maya@stored.example');
  });

  it('[ACC-646] removes the passwords from the form', async () => {
    const { save, put } = await editProfile({ label: 'New password', value: 'new-secret7' });
    await put('old-secret', await field('Current password'));
    await save();
    await screen.findByText('Saved');
    expect(document.querySelector('[type=password]')).toBeNull();
    expect((await field('New password')).value).toBe('');
    expect((await field('Current password')).value).toBe('');
  });

  it('[ACC-650] that was left is forgotten: the saved values are shown on return, without errors', async () => {
    const { unmount, server } = await editProfile({ ...email, value: '' });
    unmount();
    await showProfile({ server });
    expect((await field('Email address')).value).toBe('maya@example.com');
    expect(shows('A valid e-mail address is required.')).toBe(false);
    expect(button('Save')).toBeNull();
  });

  it('[ACC-665] that is answered by Unauthorized signs out', async () => {
    const { save, core } = await editProfile({
      ...email,
      prepare: ({ server }) => server.refuse(updateProfile, 'Unauthorized'),
    });
    await save();
    await act(settle);
    expect(core.session.value).toBeUndefined();
    expect(core.takeScreenData('login')).toEqual({ kind: 'signedOut', reason: 'unauthorized' });
  });
});

describe('a new e-mail address that is not confirmed yet', () => {
  const pending = /^We sent a link to maya@whitfield\.example\./;
  const userInfo = {
    logonName: 'maya.whitfield',
    emailAddress: 'maya@example.com',
    pendingEmailAddress: email.value,
  };

  it('is shown in view beside the one that is used until then, after it was saved', async () => {
    // jsdom has no layout to scroll.
    const scrollIntoView = vi.fn<Element['scrollIntoView']>();
    Element.prototype.scrollIntoView = scrollIntoView;
    const { save, input } = await editProfile({
      ...email,
      prepare: ({ server }) => server.answer(updateProfile, answers.updateProfile({ userInfo })),
    });
    expect(screen.queryByText(pending)).toBeNull();
    await save();
    const notice = await screen.findByText(pending);
    expect(input.value).toBe('maya@example.com');
    expect(scrollIntoView.mock.contexts).toEqual([expect.toSatisfy(contains(notice))]);
  });

  it('is shown when the profile is opened', async () => {
    await showProfile({
      prepare: ({ server }) => server.answer(profile, profileAnswer({ userInfo })),
    });
    await screen.findByText(pending);
  });
});
