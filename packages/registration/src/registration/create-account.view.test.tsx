import { apply, generateMfaCode, register, validateRegistrationCode } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  field,
  fillLogon,
  fillPersonal,
  noSecurity,
  press,
  showRegistration,
  tab,
  toLogon,
  toLogonDirectly,
} from '../testing/show-registration';
import { signInTimeoutMs } from './automatic-sign-in';
import { readingTime } from './registration.moves.controller';

afterEach(cleanup);

const heading = (name: string) => screen.findByRole('heading', { name });

describe('Create Account', () => {
  it('[ACC-378, ACC-386, ACC-387] sends the payload, shows success and links to the sign-in screen', async () => {
    const { server } = await showRegistration();
    await toLogon();
    fillLogon();
    press('Create Account');
    await screen.findByText('Your online access is ready.');
    expect(screen.getByText('Return to Login')).toBeTruthy();
    expect(server.requestsTo(register)).toHaveLength(1);
    expect(server.requestsTo(register)[0]).toMatchObject({
      method: 'POST',
      url: expect.stringMatching(/\/api\/Register\/Register$/),
      body: { UserName: 'iris.new', AccountNumber: '0012-140033-4' },
    });
  });

  const data = { kind: 'credentials', username: 'iris.new', password: 'Meadow9lark' };
  const created = async (
    prepare?: (test: TestCore) => void,
    pages: Readonly<Record<string, string>> = {},
  ) => {
    const shown = await showRegistration(noSecurity, prepare, { configuration: { pages } });
    await toLogonDirectly();
    fillLogon();
    press('Create Account');
    await screen.findByText('Your online access is ready.');
    act(() => shown.clock.advance(readingTime));
    return shown;
  };

  it('[ACC-388] then signs in with a sign-in element that replaces the wizard', async () => {
    const { core, host, container } = await created();
    const tag = host.querySelector('portico-sign-in');
    expect(tag?.slot).toBe('sign-in');
    expect(core.takeScreenData('login')).toEqual(data);
    expect(container.querySelector('slot')).toBeNull();
    act(() => void tag?.dispatchEvent(new CustomEvent('portico-ready')));
    expect(container.querySelector('slot')?.name).toBe('sign-in');
    expect(screen.queryByRole('heading')).toBeNull();
    cleanup();
    await waitFor(() => expect(host.childElementCount).toBe(0));
  });

  it('[ACC-388] then signs in on the sign-in screen of the portal', async () => {
    const went: unknown[] = [];
    const { core, host } = await created(({ core: { setRouter } }) =>
      setRouter({ hrefFor: ({ screen: to }) => `#/${to}`, go: (to) => went.push(to.screen) }),
    );
    expect(went).toEqual(['login']);
    expect(host.childElementCount).toBe(0);
    expect(core.takeScreenData('login')).toEqual(data);
  });

  it('goes to the sign-in page if the sign-in element is not defined', async () => {
    const { assigned, clock, host } = await created(undefined, { login: '/sign-in' });
    act(() => clock.advance(signInTimeoutMs));
    expect(assigned).toEqual(['/sign-in']);
    expect(host.querySelectorAll('portico-sign-in')).toHaveLength(1);
  });

  it('[ACC-389, ACC-395] shows that the account is restricted, and does not sign in', async () => {
    const { core, clock } = await showRegistration(noSecurity, ({ server }) =>
      server.refuse(register, 'Restricted'),
    );
    await toLogonDirectly();
    fillLogon();
    press('Create Account');
    await screen.findByText(
      'Your account has been registered, however it is currently restricted.',
    );
    clock.advance(readingTime);
    expect(core.takeScreenData('login')).toBeUndefined();
    expect(screen.getByText('Return to Login')).toBeTruthy();
  });

  it('[ACC-420] leads to the sign-in page where maintenance has begun', async () => {
    const { assigned } = await showRegistration(
      noSecurity,
      ({ server }) => server.refuse(register, 'maintenanceModeEnabled'),
      { configuration: { pages: { login: '/sign-in' } } },
    );
    await toLogonDirectly();
    fillLogon();
    press('Create Account');
    await waitFor(() => expect(assigned).toEqual(['/sign-in']));
  });

  it.each([
    ['[ACC-384] Apply', 'true', apply, register],
    ['[ACC-384] Register', 'false', register, apply],
  ])('without an account number calls %s', async (_id, on, used, unused) => {
    const { server } = await showRegistration(
      { ...noSecurity, noAccountNumberOption: 'true', applyWithoutAccountOption: on },
      (test) => test.server.answer(apply, answers.apply()),
    );
    await toLogonDirectly();
    fillLogon();
    press('Create Account');
    await screen.findByText('Your online access is ready.');
    expect(server.requestsTo(used)).toHaveLength(1);
    expect(server.requestsTo(used)[0]?.body).not.toHaveProperty('AccountNumber');
    expect(server.requestsTo(unused)).toHaveLength(0);
  });

  it('[ACC-385] sends to Apply what it sends to Register, without the account number', async () => {
    const sent = async (settings: Readonly<Record<string, string>>, used: typeof apply) => {
      const { server } = await showRegistration({ ...noSecurity, ...settings }, (test) =>
        test.server.answer(apply, answers.apply()),
      );
      await toLogonDirectly();
      fillLogon();
      press('Create Account');
      await screen.findByText('Your online access is ready.');
      const [request] = server.requestsTo(used);
      cleanup();
      return request?.body;
    };
    const registered = await sent({}, register);
    const applied = await sent(
      { noAccountNumberOption: 'true', applyWithoutAccountOption: 'true' },
      apply,
    );
    expect(registered).toHaveProperty('AccountNumber', '0012-140033-4');
    expect({ ...Object(applied), AccountNumber: '0012-140033-4' }).toEqual(registered);
    expect(applied).not.toHaveProperty('AccountNumber');
  });
});

describe('the e-mail verification', () => {
  const toCode = async (prepare?: Parameters<typeof showRegistration>[1]) => {
    const shown = await showRegistration({ ...noSecurity, verifyEmailOption: 'true' }, prepare);
    fillPersonal();
    press('Continue');
    await heading('Verify your email');
    return shown;
  };
  const code = () => field('Security code');
  const enter = async (text: string) => {
    await screen.findByText(/^We sent/);
    fireEvent.input(code(), { target: { value: text } });
    press('Continue');
  };

  it('[ACC-341] is a separate step with the option on, and absent with it off', async () => {
    await toCode();
    cleanup();
    await showRegistration(noSecurity);
    await toLogonDirectly();
  });

  it('[ACC-342, ACC-358] sends a code on entry', async () => {
    const { server } = await toCode();
    await screen.findByText(/^We sent a security code to iris@example.com/);
    expect(server.requestsTo(generateMfaCode).map(({ body }) => body)).toEqual([
      { Id: expect.any(String), FirstName: 'Iris', EmailAddress: 'iris@example.com' },
    ]);
    for (const name of ['Resend Code', 'Go Back', 'Continue']) {
      expect(screen.getByText(name)).toBeTruthy();
    }
    expect(code().autocomplete).toBe('one-time-code');
  });

  it('names the visitor who entered the code in the registration', async () => {
    const { server } = await toCode();
    await enter('123456');
    await heading('Registration');
    fillLogon();
    press('Create Account');
    await screen.findByText('Your online access is ready.');
    const [asked] = server.requestsTo(generateMfaCode);
    expect(server.requestsTo(register)[0]?.body).toMatchObject({
      VisitorId: Reflect.get(Object(asked?.body), 'Id'),
    });
  });

  it('[POR-079] says until when the code holds and when it can be sent again', async () => {
    const { clock } = await toCode();
    const end = new Date(clock.now() + 600_000);
    const time = end.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    await screen.findByText(`The code works until ${time}.`);
    await screen.findByText('You can ask for a new code in 0:30.');
  });

  it('[POR-079] does not send another code to one who goes back and comes again before it can be sent', async () => {
    const { server, clock } = await toCode();
    await screen.findByText(/^We sent a security code/);
    const again = async () => {
      press('Go Back');
      await heading('Personal Data');
      press('Continue');
      await heading('Verify your email');
      await screen.findByText(/^We sent a security code/);
    };
    clock.advance(10_000);
    await again();
    await screen.findByText('You can ask for a new code in 0:20.');
    expect(server.requestsTo(generateMfaCode)).toHaveLength(1);
    await enter('111111');
    await waitFor(() => expect(server.requestsTo(validateRegistrationCode)).toHaveLength(1));
  });

  it('sends another code after the wait, and to another address', async () => {
    const { server, clock } = await toCode();
    await screen.findByText(/^We sent a security code/);
    const comeAgain = async (sent: number) => {
      press('Continue');
      await heading('Verify your email');
      await waitFor(() => expect(server.requestsTo(generateMfaCode)).toHaveLength(sent));
    };
    press('Go Back');
    await heading('Personal Data');
    fireEvent.input(field('Email'), { target: { value: 'other@example.com' } });
    await comeAgain(2);
    await screen.findByText(/^We sent a security code to other@example.com/);
    act(() => clock.advance(30_000));
    press('Go Back');
    await heading('Personal Data');
    await comeAgain(3);
  });

  it('[ACC-343] asks for a code', async () => {
    await toCode();
    await enter('');
    await screen.findByText('A security code is required');
  });

  it('[ACC-359, ACC-360, ACC-361, ACC-364, ACC-836] sends another code, whose token replaces the first', async () => {
    const { server, clock } = await toCode();
    await screen.findByText(/^We sent/);
    fireEvent.input(code(), { target: { value: '111111' } });
    await waitFor(() =>
      expect(screen.getByText('You can ask for a new code in 0:30.')).toBeTruthy(),
    );
    act(() => clock.advance(30_000));
    server.answer(generateMfaCode, answers.generateMfaCode({ mfaToken: 'mfa-2' }));
    press('Resend Code');
    await screen.findByText('We sent you a new code.');
    expect(code().value).toBe('');
    await enter('222222');
    await heading('Registration');
    const ids = server
      .requestsTo(generateMfaCode)
      .map(({ body }) => JSON.stringify(body).replace(/.*"Id":"([^"]+)".*/, '$1'));
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
    expect(server.requestsTo(validateRegistrationCode).map(({ body }) => body)).toEqual([
      { Code: '222222', MFAToken: 'mfa-2', UserId: ids[0] },
    ]);
  });

  it('[ACC-365, ACC-366] starts with an empty field after Go Back and after an accepted code', async () => {
    await toCode();
    await screen.findByText(/^We sent/);
    fireEvent.input(code(), { target: { value: '111111' } });
    press('Go Back');
    await heading('Personal Data');
    press('Continue');
    await heading('Verify your email');
    expect(code().value).toBe('');
    await enter('222222');
    await heading('Registration');
    fireEvent.click(tab('Personal Data'));
    await heading('Personal Data');
    fireEvent.input(field('Email'), { target: { value: 'iris@other.example' } });
    press('Continue');
    await heading('Verify your email');
    expect(code().value).toBe('');
  });

  it.each([
    ['[ACC-421]', 'CodeExpired', 403, 'The code you have entered has expired.'],
    [
      '[ACC-422]',
      'MaxAttemptsReached',
      403,
      'You have exceeded the maximum number of attempts for this code. Press Resend Code to start over.',
    ],
    ['[ACC-423]', 'CodeInvalid', 403, 'The security code is invalid'],
    ['[ACC-424]', 'Error', 500, 'Something went wrong during email verification.'],
    ['[ACC-424]', 'Error', 200, 'Something went wrong during email verification.'],
  ])('%s %s by HTTP %i', async (_id, refusal, status, sentence) => {
    await toCode(({ server }) => server.refuse(validateRegistrationCode, refusal, status));
    await enter('123456');
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(code().value).toBe('123456');
  });
});
