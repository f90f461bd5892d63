import { maintenanceMode, resendCode, userLogin, validateCode } from '@portico/contract';
import type { TestCore, TestOptions } from '@portico/core/testing';
import { screen } from '@testing-library/react';
import { loginAnswer } from './login-answer';
import { logIn, showSignIn } from './show-sign-in';

/** The answer to a correct security code. */
export const goodCode = { hasNoErrors: true, errors: [], userToken: 'full-token' };

/** Signs in with the correct password, up to the first step. */
export async function atSteps(
  login: Parameters<typeof loginAnswer>[0] = {},
  options: TestOptions = {},
  prepare?: (test: TestCore) => void,
) {
  const only = { 'loginOptions.useMultiFactorOption': 'true' };
  const pages = { dashboard: '/account' };
  const shown = await showSignIn(
    { settings: only, configuration: { pages }, ...options },
    (test) => {
      test.server.answer(userLogin, loginAnswer(login));
      test.server.answer(maintenanceMode, { isEnabled: false });
      test.server.answer(validateCode, goodCode);
      test.server.answer(resendCode, { hasNoErrors: true, errors: [] });
      prepare?.(test);
    },
  );
  await logIn(shown);
  return shown;
}

export type AtSteps = Awaited<ReturnType<typeof atSteps>>;

export const dialog = () => screen.queryByRole('dialog', { hidden: true });

export const codeField = () => screen.findByLabelText<HTMLInputElement>('Security code');

/** Answers the security-code step. */
export async function enterCode({ user }: AtSteps, code = '123456') {
  await user.type(await codeField(), code);
  await user.click(screen.getByText('Validate'));
}
