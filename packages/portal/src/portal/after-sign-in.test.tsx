import { accountList, applicationList, maintenanceMode, userLogin } from '@portico/contract';
import { startTestCore, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { portalRoutes } from './portal.routes';
import { Portal } from './portal.view';

afterEach(cleanup);

const login = {
  HasNoErrors: true,
  ...{ UserToken: 'token-1', UserName: 'maria', CompanyNumber: 0, EmailIsVerified: true },
  ...{ IsLoggedIn: true, IsTrustedDevice: true, HasPasswordQuestion: true },
};

/** A portal whose visitor signs in; `answer` sets the answer of the account list. */
async function signIn(answer: (test: TestCore) => void, hash = '/') {
  window.history.replaceState(null, '', hash);
  const test = await startTestCore();
  test.server.answerRaw(userLogin, login);
  test.server.answerRaw(maintenanceMode, { IsEnabled: false });
  test.server.answerRaw(applicationList, { HasNoErrors: true, Applications: [] });
  answer(test);
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={portalRoutes} />
    </WidgetProvider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText('Username'), 'maria');
  await user.type(screen.getByLabelText('Password'), 'Secret-1');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  return test;
}

describe('a session that ends while the first screen after sign-in loads', () => {
  it.each<[string, (test: TestCore) => void]>([
    ['the server answers 401', ({ server }) => server.answerRaw(accountList, '', 401)],
    ['the server answers Unauthorized', ({ server }) => server.refuse(accountList, 'Unauthorized')],
  ])('[POR-057] shows the reason on the sign-in form: %s', async (_how, answer) => {
    await signIn(answer);
    expect((await screen.findByRole('alert')).textContent).toContain('Not Authorized');
    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(window.location.hash).toBe('#/home/login');
  });
});

describe('a deep link opened signed out', () => {
  const loans = ['001-1', '001-2'].map((Number) => ({ Number, Type: 0, Balance: 100 }));
  const answer = ({ server }: TestCore) =>
    server.answerRaw(accountList, { HasNoErrors: true, Accounts: loans });

  it('[POR-052] opens its screen after sign-in, with the loan it names', async () => {
    await signIn(answer, '#/myaccount/payment/001-2');
    const selector = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Loan account',
    });
    expect(selector.value).toBe('001-2');
    expect(window.location.hash).toBe('#/myaccount/payment/001-2');
  });

  it.each(['/', '#/home/login', '#/myaccount/dashboard', '#/myaccount/nowhere'])(
    'opens the dashboard if it names no signed-in screen: %s',
    async (hash) => {
      await signIn(answer, hash);
      await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
      expect(window.location.hash).toBe('#/myaccount/dashboard');
    },
  );
});
