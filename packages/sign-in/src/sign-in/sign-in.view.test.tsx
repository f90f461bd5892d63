import { maintenanceMode, userLogin } from '@portico/contract';
import { createPageStore, createTestStorage, loseCode } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logIn, logInButton, password, showSignIn, username } from '../testing/show-sign-in';
import { loginAnswer } from '../testing/login-answer';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const pages = {
  dashboard: '/account',
  register: '/#/home/register',
  recovery: '/#/home/recovery',
  faq: '/#/home/faq',
};

describe('the form', () => {
  it('[ACC-168] has a username field, a password field and a login button', async () => {
    await showSignIn();
    expect(username().type).toBe('text');
    expect(password().type).toBe('password');
    expect(logInButton()).toBeTruthy();
  });

  it('[ACC-169, ACC-170] has the default placeholders', async () => {
    await showSignIn();
    expect(username().placeholder).toBe('Username');
    expect(password().placeholder).toBe('Password');
  });

  it('has the attributes that password managers need', async () => {
    await showSignIn();
    expect([username().name, username().autocomplete]).toEqual(['username', 'username']);
    expect([password().name, password().autocomplete]).toEqual(['password', 'current-password']);
    expect(username().form?.method).toBe('dialog');
  });

  it('[ACC-171] disables the login button while a field is empty', async () => {
    const { user, server } = await showSignIn();
    const disabled = () => logInButton().getAttribute('aria-disabled') === 'true';
    expect(disabled()).toBe(true);
    await user.type(username(), 'maria');
    expect(disabled()).toBe(true);
    await user.click(logInButton());
    expect(server.requestsTo(userLogin)).toHaveLength(0);
    await user.type(password(), 'Secret-1');
    expect(disabled()).toBe(false);
  });

  it('says why the login button cannot be pressed yet; a press moves to the first missing field', async () => {
    const { user } = await showSignIn();
    const reason = screen.getByText('Enter username and password.');
    expect(logInButton().getAttribute('aria-describedby')).toBe(reason.id);
    await user.click(logInButton());
    expect(document.activeElement).toBe(username());
    await user.type(username(), 'maria');
    await user.click(logInButton());
    expect(document.activeElement).toBe(password());
    await user.type(password(), 'Secret-1');
    expect(logInButton().getAttribute('aria-describedby')).toBeNull();
    expect(reason.className).toContain('invisible');
  });

  it('[ACC-172] disables it while signing in: a double click sends one request', async () => {
    const shown = await showSignIn();
    shown.server.hold(userLogin);
    await shown.user.type(username(), 'maria');
    await shown.user.type(password(), 'Secret-1');
    await shown.user.dblClick(logInButton());
    const busy = await screen.findByRole('button', { name: 'Logging in…' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(shown.server.requestsTo(userLogin)).toHaveLength(1));
  });

  it.each([
    ['[ACC-184]', username, 'You must enter a username'],
    ['[ACC-185]', password, 'You must enter a password'],
  ])('%s shows what is missing when the field is blurred empty', async (_id, field, sentence) => {
    const { user } = await showSignIn();
    expect(screen.queryByText(sentence)).toBeNull();
    await user.click(field());
    await user.tab();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.type(field(), 'x');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('shows what is missing when the button is pressed, and focuses the first empty field', async () => {
    const { user } = await showSignIn();
    await user.type(username(), 'maria');
    await user.click(logInButton());
    expect(screen.getByText('You must enter a password')).toBeTruthy();
    expect(document.activeElement).toBe(password());
  });

  it('is sent by Enter', async () => {
    const { user, server } = await showSignIn();
    await user.type(username(), 'maria');
    await user.type(password(), 'Secret-1{Enter}');
    await waitFor(() => expect(server.requestsTo(userLogin)).toHaveLength(1));
  });

  it('reads what a password manager filled in without any event', async () => {
    const { user, server } = await showSignIn();
    username().value = 'maria';
    password().value = 'Secret-1';
    await user.click(logInButton());
    await waitFor(() =>
      expect(server.requestsTo(userLogin)[0]?.body).toEqual({
        username: 'maria',
        password: 'Secret-1',
      }),
    );
  });
});

describe('a browser that stores nothing for the site', () => {
  const sessionStorage = { ...createTestStorage(), set: () => undefined };
  const notice = () => screen.queryByText(/^Your browser stores nothing for this site/);

  it('is told so before the password is sent, and the borrower may sign in nevertheless', async () => {
    const shown = await showSignIn({ sessionStorage });
    expect(notice()).not.toBeNull();
    await logIn(shown);
    expect(shown.server.requestsTo(userLogin)).toHaveLength(1);
  });

  it('is not told in the portal, which stays on its page', async () => {
    const page = createPageStore();
    page.set({ router: { hrefFor: () => '#/', go: () => undefined } });
    await showSignIn({ sessionStorage, page });
    expect(notice()).toBeNull();
  });

  it('is not told where the session can be stored', async () => {
    const { sessionStorage: kept } = await showSignIn();
    expect(notice()).toBeNull();
    expect([...kept.entries.keys()]).not.toContain('portico.tried');
  });
});

describe('the links', () => {
  it.each([
    ['[ACC-173]', 'Set up online access', '/#/home/register', 'register'],
    ['[ACC-174]', "Can't sign in?", '/#/home/recovery', 'recovery'],
    ['[ACC-175]', 'FAQ', '/#/home/faq', 'faq'],
  ])('%s %s goes to %s', async (_id, name, href, target) => {
    const { user, host, assigned } = await showSignIn({ configuration: { pages } });
    const asked: unknown[] = [];
    host.addEventListener('portico-navigate', (event) => {
      if (event instanceof CustomEvent) asked.push(event.detail);
    });
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
    await user.click(link);
    expect(asked).toEqual([{ screen: target, params: {} }]);
    expect(assigned).toEqual([href]);
  });
});

describe('the quick sign-in button', () => {
  const configuration = { quickSignIn: { username: 'test', password: 'Test-1' } };
  const button = () => screen.queryByRole('button', { name: 'Quick sign-in' });

  it.each([
    ['[ACC-183]', 'development', true],
    ['[ACC-183]', 'test', true],
    ['[ACC-183]', 'production', false],
  ])('%s in a %s build is shown: %s', async (_id, mode, shown) => {
    vi.stubEnv('NODE_ENV', mode);
    await showSignIn({ configuration });
    expect(button() !== null).toBe(shown);
  });

  it('signs the configured borrower in', async () => {
    const { user, server } = await showSignIn({ configuration });
    await user.click(screen.getByRole('button', { name: 'Quick sign-in' }));
    await waitFor(() =>
      expect(server.requestsTo(userLogin)[0]?.body).toEqual(configuration.quickSignIn),
    );
  });

  it('is absent when no borrower is configured', async () => {
    await showSignIn();
    expect(button()).toBeNull();
  });
});

describe('signing in', () => {
  it('[ACC-186] sends POST /api/login/userlogin with username and password', async () => {
    const shown = await showSignIn();
    await logIn(shown);
    await waitFor(() => expect(shown.server.requestsTo(userLogin)).toHaveLength(1));
    expect(shown.server.requestsTo(userLogin)[0]).toMatchObject({
      method: 'POST',
      url: expect.stringMatching(/\/api\/login\/userlogin$/),
      body: { username: 'maria', password: 'Secret-1' },
    });
  });

  it('[ACC-217] goes straight to the dashboard when no step is needed', async () => {
    const shown = await showSignIn({ configuration: { pages } }, ({ server }) =>
      server.answer(userLogin, loginAnswer()),
    );
    const signedIn = vi.fn();
    shown.host.addEventListener('portico-signed-in', signedIn);
    await logIn(shown);
    await waitFor(() => expect(shown.assigned).toEqual(['/account']));
    expect(signedIn).toHaveBeenCalledOnce();
    expect(shown.core.session.peek()).toMatchObject({
      userToken: 'pre-auth-token',
      username: 'maria',
      personalName: 'Maria Alvarez',
    });
  });

  it.each([
    ['%2Fstatements%3Fyear%3D2025', 'http://lender.test/statements?year=2025'],
    ['https%3A%2F%2Felsewhere.test', '/account'],
  ])('[POR-052] goes to the return target of its address, if it may: %s', async (target, to) => {
    const entry = { href: `http://lender.test/login?returnTo=${target}`, state: null };
    const shown = await showSignIn({ configuration: { pages }, entry }, ({ server }) =>
      server.answer(userLogin, loginAnswer()),
    );
    await logIn(shown);
    await waitFor(() => expect(shown.assigned).toEqual([to]));
  });

  it('[ACC-190] leaves the form in phase when the answer has errors, and starts no step', async () => {
    const shown = await showSignIn(
      { settings: { 'loginOptions.useMultiFactorOption': 'true' } },
      ({ server }) => server.refuse(userLogin, 'Invalid', 200),
    );
    await logIn(shown);
    await screen.findByText('Username or password is invalid.');
    expect(username().value).toBe('maria');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(shown.core.session.peek()).toBeUndefined();
  });

  it('shows that the borrower is signed in instead of the form, and the form after the session ended', async () => {
    const shown = await showSignIn({}, ({ server }) => server.answer(userLogin, loginAnswer()));
    await logIn(shown);
    await screen.findByText('You are signed in.');
    expect(screen.queryByLabelText('Username')).toBeNull();
    shown.core.endSession('expired');
    await screen.findByText('Your session has expired!');
    expect(password().value).toBe('');
  });
});

describe('a refused sign-in', () => {
  const locked = 'You have exceeded the maximum number of login attempts';
  const restricted =
    'There was an error validating your credentials. Please contact your institution.';
  const noEmail =
    'There is no email associated with this account. Please contact your institution to set one up.';

  it.each([
    ['[ACC-195]', 'LockedOnBadPassword', locked],
    ['[ACC-195]', 'MaxAttemptsReached', locked],
    ['[ACC-196]', 'Invalid', 'Username or password is invalid.'],
    ['[ACC-197]', 'LogonNotAllowed', restricted],
    ['[ACC-197]', 'Restricted', restricted],
    ['[ACC-202]', 'MFANoEmail', noEmail],
    ['[ACC-203]', 'SomethingElse', 'Not Authorized.'],
    ['[ACC-203]', '', 'Not Authorized.'],
    ['[ACC-203]', 'constructor', 'Not Authorized.'],
  ])('%s HTTP 403 %j', async (_id, code, sentence) => {
    const shown = await showSignIn({}, ({ server }) => server.refuse(userLogin, code, 403));
    await logIn(shown);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(username().value).toBe('maria');
  });

  it('[POR-021] with a lender-specific code shows the text that the lender maps it to', async () => {
    const settings = { 'globalOptions.errorCodeMap': 'USR-LOCKED=LockedOnBadPassword' };
    const shown = await showSignIn({ settings }, ({ server }) =>
      server.refuse(userLogin, 'USR-LOCKED', 403),
    );
    await logIn(shown);
    expect((await screen.findByRole('alert')).textContent).toContain(locked);
  });

  it('can be retried', async () => {
    const shown = await showSignIn({}, ({ server }) => server.refuse(userLogin, 'Invalid', 403));
    await logIn(shown);
    await screen.findByRole('alert');
    shown.server.answer(userLogin, loginAnswer());
    await shown.user.click(logInButton());
    await screen.findByText('You are signed in.');
  });
});

describe('code that cannot be fetched', () => {
  it('is said above the form, which keeps what was typed and can be sent again', async () => {
    const shown = await showSignIn({}, ({ server }) => {
      server.answer(maintenanceMode, { isEnabled: false });
      server.answer(userLogin, loginAnswer());
    });
    const find = loseCode(shown.core);
    await logIn(shown);
    await screen.findByText('This part of the page could not be loaded.');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.queryByText(/offline for maintenance/iu)).toBeNull();
    expect([username().value, password().value]).toEqual(['maria', 'Secret-1']);
    find();
    await shown.user.click(logInButton());
    await screen.findByText('You are signed in.');
  });
});

describe('the offline state', () => {
  const sentence = 'Online access is offline for maintenance. Please try again in a few minutes.';
  type Server = Awaited<ReturnType<typeof showSignIn>>['server'];

  const down = (answer: (server: Server) => void) => showSignIn({}, ({ server }) => answer(server));

  it.each<[string, string, (server: Server) => void]>([
    [
      '[ACC-198]',
      '403 maintenanceModeEnabled',
      (s) => s.refuse(userLogin, 'maintenanceModeEnabled', 403),
    ],
    ['[ACC-198]', '403 ServerError', (s) => s.refuse(userLogin, 'ServerError', 403)],
    ['[ACC-199]', '500', (s) => s.answerRaw(userLogin, '', 500)],
    ['[ACC-199]', '503 with a page of HTML', (s) => s.answerRaw(userLogin, '<html>', 503)],
    ['[ACC-199]', 'a network failure', (s) => s.drop(userLogin)],
    ['[ACC-200]', '400', (s) => s.refuse(userLogin, 'Invalid', 400)],
    ['[ACC-200]', '401', (s) => s.answerRaw(userLogin, '', 401)],
    ['[ACC-200]', '404', (s) => s.answerRaw(userLogin, '', 404)],
    ['[ACC-200]', '429', (s) => s.answerRaw(userLogin, '', 429)],
  ])('%s follows %s', async (_id, _what, answer) => {
    const shown = await down(answer);
    await logIn(shown);
    await screen.findByText(sentence);
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  it('[ACC-181, ACC-182, ACC-201] shows a message, hides the form and offers Retry', async () => {
    const shown = await down((server) => server.answerRaw(userLogin, '', 503));
    await logIn(shown);
    await screen.findByText(sentence);
    expect(screen.queryByLabelText('Username')).toBeNull();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('shows the form with the username again when the portal is up at a retry', async () => {
    const shown = await down((server) => server.answerRaw(userLogin, '', 503));
    shown.server.answer(maintenanceMode, { isEnabled: false });
    await logIn(shown);
    await shown.user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByLabelText('Username');
    expect([username().value, password().value]).toEqual(['maria', '']);
  });

  it('stays when the portal is down at a retry', async () => {
    const shown = await down((server) => server.answerRaw(userLogin, '', 503));
    shown.server.answer(maintenanceMode, { isEnabled: true });
    await logIn(shown);
    await shown.user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText(/We are still offline/);
  });
});
