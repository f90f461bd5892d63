import {
  checkTokenExpiration,
  institutionOptions,
  maintenanceMode,
  optOut,
  passwordValidationRules,
  validateEmail,
  type Call,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portalRoutes } from './portal.routes';
import { Portal } from './portal.view';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

const singleSignOn = {
  'globalOptions.singleSignOnUrl': 'https://id.lender.test/login',
  'globalOptions.singleSignOnOrigins': 'https://id.lender.test',
};

type Options = TestOptions & { readonly answer?: (test: TestCore) => void };

/** The portal at a signed-out address; maintenance is off, the institution's options are empty. */
async function open(hash: string, { answer, ...options }: Options = {}) {
  window.history.replaceState(null, '', hash);
  const test = await startTestCore(options);
  test.server.answer(maintenanceMode, { isEnabled: false });
  test.server.answerRaw(institutionOptions, {});
  answer?.(test);
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={portalRoutes} />
    </WidgetProvider>,
  );
  return test;
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Expects that a screen shows only after a call is answered. */
async function expectAfter(
  call: Call,
  hash: string,
  { name, body = {}, ...options }: Options & { readonly name: string; readonly body?: unknown },
) {
  let release = (_body: unknown) => {};
  await open(hash, {
    ...options,
    answer: (test) => {
      options.answer?.(test);
      release = test.server.hold(call).release;
    },
  });
  await act(settle);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await act(async () => release(body));
  await title(name);
  expect(window.location.hash).toBe(hash);
}

/** Expects a redirect to the single sign-on login without showing the screen. */
async function expectSingleSignOn(hash: string) {
  const test = await open(hash, { settings: singleSignOn });
  await waitFor(() =>
    expect(test.assigned).toEqual([
      expect.stringMatching(/^https:\/\/id\.lender\.test\/login\?reason=notLoggedIn&state=/),
    ]),
  );
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  return test;
}

const rules = { PasswordValidationRules: [], MinimumLength: 8, HasNoErrors: true, Errors: [] };
const byRules = { settings: { 'loginOptions.usePasswordRuleListOption': 'true' } };

describe('#/home/register', () => {
  it('[ACC-006, LON-007] redirects to the single sign-on login while that is in use', async () => {
    await expectSingleSignOn('#/home/register');
  });

  it('[ACC-007, LON-006] shows nothing before the institution options are loaded', () =>
    expectAfter(institutionOptions, '#/home/register', { name: 'Set up online access' }));

  it('[ACC-008] shows nothing before the password rules are loaded', () =>
    expectAfter(passwordValidationRules, '#/home/register', {
      ...byRules,
      name: 'Set up online access',
      body: rules,
    }));
});

describe('#/home/verifyEmail', () => {
  it('[ACC-010, LON-010] redirects to the single sign-on login while that is in use, and sends nothing', async () => {
    const { server } = await expectSingleSignOn('#/home/verifyEmail/from-the-mail');
    expect(server.requestsTo(validateEmail)).toHaveLength(0);
  });

  it('[LON-009] opens e-mail verification with the last part of the path', async () => {
    const { server } = await open('#/home/verifyEmail/from%2Fthe-mail');
    await title('Email verification');
    await waitFor(() => expect(server.requestsTo(validateEmail)).toHaveLength(1));
    expect(JSON.stringify(server.requestsTo(validateEmail)[0]?.body)).toContain('from/the-mail');
  });
});

describe('#/home/forcePasswordChange', () => {
  it('[ACC-011] shows nothing before the password rules are loaded', () =>
    expectAfter(passwordValidationRules, '#/home/forcePasswordChange/from-the-mail', {
      ...byRules,
      name: 'Change your password',
      body: rules,
      answer: ({ server }) => server.answer(checkTokenExpiration, answers.checkTokenExpiration()),
    }));

  it('[LON-011] opens with the last part of the path', async () => {
    const { server } = await open('#/home/forcePasswordChange/from%2Fthe-mail', {
      answer: ({ server: api }) => api.answer(checkTokenExpiration, answers.checkTokenExpiration()),
    });
    await title('Change your password');
    await waitFor(() => expect(server.requestsTo(checkTokenExpiration)).toHaveLength(1));
    const [request] = server.requestsTo(checkTokenExpiration);
    expect(decodeURIComponent(JSON.stringify(request))).toContain('from/the-mail');
  });
});

describe('#/home/recovery', () => {
  it('[ACC-015, LON-016] redirects to the single sign-on login while that is in use', async () => {
    await expectSingleSignOn('#/home/recovery');
  });

  it('[ACC-016] redirects to #/home/login while the portal is down', async () => {
    await open('#/home/recovery', {
      answer: ({ server }) => server.answer(maintenanceMode, { isEnabled: true }),
    });
    await title('Sign in');
    expect(window.location.hash).toBe('#/home/login');
  });

  it('[ACC-016, LON-015] opens while the portal is up', async () => {
    await open('#/home/recovery');
    await title('Recover your username or password');
    expect(window.location.hash).toBe('#/home/recovery');
  });
});

describe('#/home/activate', () => {
  it('[ACC-017, LON-017] shows nothing before the institution options are loaded', () =>
    expectAfter(institutionOptions, '#/home/activate?token=invitation', {
      name: 'Activate your online access',
    }));
});

describe('#/home/faq', () => {
  const logo = { 'globalOptions.logoImage': '/logo.svg' };

  it('[ACC-014, LON-014] opens the questions and answers for a visitor, with one logo', async () => {
    await open('#/home/faq', { settings: logo });
    await title('FAQ');
    expect(window.location.hash).toBe('#/home/faq');
    expect(screen.getByText('Frequently Asked Questions')).toBeTruthy();
    expect(screen.getAllByRole('img', { name: 'Logo' })).toHaveLength(1);
    const back = screen.getByRole('link', { name: 'Back to Login' });
    expect(back.getAttribute('href')).toBe('#/home/login');
  });
});

describe('#/home/messages', () => {
  it('[ACC-013, LON-013] opens the message form for a visitor', async () => {
    await open('#/home/messages');
    await title('Messages');
    expect(window.location.hash).toBe('#/home/messages');
    expect(screen.getByText('Compose Message')).toBeTruthy();
    expect(screen.getByLabelText(/^Email Address/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toBeTruthy();
  });
});

describe('#/home/locations', () => {
  it('[ACC-012, LON-012] opens the branch locator for a visitor, with the logo and a link back', async () => {
    await open('#/home/locations', { settings: { 'globalOptions.logoImage': '/logo.svg' } });
    await title('Locations');
    expect(window.location.hash).toBe('#/home/locations');
    expect(screen.getByText('Find the closest branch')).toBeTruthy();
    expect(screen.getAllByRole('img', { name: 'Logo' })).toHaveLength(1);
    const back = screen.getByRole('link', { name: 'Back to Login' });
    expect(back.getAttribute('href')).toBe('#/home/login');
  });
});

describe('#/home/opt-out', () => {
  it('[ACC-018, LON-018] opens the opt-out screen with the token of the query', async () => {
    const { server } = await open('#/home/opt-out?token=from%2Fthe-mail');
    await title('Email notifications');
    await userEvent.click(await screen.findByRole('button', { name: 'Opt Out' }));
    await waitFor(() =>
      expect(server.requestsTo(optOut)[0]?.body).toEqual({ EmailAddress: 'from/the-mail' }),
    );
  });
});
