import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInView } from '../sign-in/sign-in.view';
// Imported here, so that no test waits until code fetched on demand is compiled.
import '../post-sign-in/agreements/agreements.view';
import '../post-sign-in/change-password/change-password.view';
import '../post-sign-in/secret-question/secret-question.view';
import '../post-sign-in/security-code/security-code.view';
import '../post-sign-in/ssn/ssn.view';
import '../sign-in/mobile/biometrics-offer.view';
import '../sign-in/notices/notices.view';
import '../sign-in/sign-in.screen-data';

/** Renders the sign-in screen with a test core and an element that dispatches its events. */
export async function showSignIn(options: TestOptions = {}, prepare?: (test: TestCore) => void) {
  const test = await startTestCore(options);
  prepare?.(test);
  const host = document.createElement('div');
  const rendered = render(
    <WidgetProvider core={test.core} host={host}>
      <SignInView />
    </WidgetProvider>,
  );
  return { ...test, host, ...rendered, user: userEvent.setup({ delay: null }) };
}

export const username = () => screen.getByLabelText<HTMLInputElement>('Username');
export const password = () => screen.getByLabelText<HTMLInputElement>('Password');
export const logInButton = () => screen.getByRole('button', { name: 'Log In' });

type Shown = Awaited<ReturnType<typeof showSignIn>>;

/** Types both and presses Log In. */
export async function logIn({ user }: Pick<Shown, 'user'>, secret = 'Secret-1') {
  await user.type(username(), 'maria');
  await user.type(password(), secret);
  await user.click(logInButton());
}
