import { validateEmail } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { startTestCore, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VerifyEmailView } from './verify-email.view';

afterEach(cleanup);

async function show(enc: string, prepare: (test: TestCore) => void) {
  const test = await startTestCore({ configuration: { pages: { login: '/sign-in' } } });
  prepare(test);
  render(
    <WidgetProvider core={test.core}>
      <VerifyEmailView enc={enc} />
    </WidgetProvider>,
  );
  return test;
}

const good = ({ server }: TestCore) => server.answer(validateEmail, answers.validateEmail());
const failed =
  'There was an error activating your account. Please contact your local servicing branch for assistance.';

describe('the link in an e-mail', () => {
  it('[ACC-474, ACC-475] has a heading, and no error until it fails', async () => {
    await show('data', ({ server }) => server.hold(validateEmail));
    expect(screen.getByRole('heading').textContent).toBe('Email Verification');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[ACC-476, ACC-477] is sent unchanged, once, and leads to the sign-in screen', async () => {
    const { server, assigned } = await show('a b/c=', good);
    await waitFor(() => expect(assigned).toEqual(['/sign-in']));
    expect(
      server.requestsTo(validateEmail).map(({ method, url, body }) => [method, url, body]),
    ).toEqual([
      [
        'POST',
        expect.stringMatching(/\/api\/Login\/ValidateEmail$/),
        { EncryptedUserData: 'a b/c=' },
      ],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  '],
  ])('[ACC-478, ACC-479] with %s in it sends no request', async (_title, enc) => {
    const { server } = await show(enc, good);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not verify your account. Please contact your local servicing branch for assistance.',
    );
    expect(server.requestsTo(validateEmail)).toHaveLength(0);
  });

  it.each<[string, (test: TestCore) => void]>([
    ['is refused', ({ server }) => server.refuse(validateEmail, 'Invalid')],
    ['breaks', ({ server }) => server.answerRaw(validateEmail, '', 500)],
    ['does not get through', ({ server }) => server.drop(validateEmail)],
  ])('[ACC-475, ACC-480] that %s shows an error', async (_title, prepare) => {
    const { assigned } = await show('data', prepare);
    expect((await screen.findByRole('alert')).textContent).toContain(failed);
    expect(assigned).toEqual([]);
  });

  it.each<[string, (test: TestCore) => void]>([
    ['breaks', ({ server }) => server.answerRaw(validateEmail, '', 500)],
    ['does not get through', ({ server }) => server.drop(validateEmail)],
    ['is answered by nothing', ({ server }) => server.answerRaw(validateEmail, '')],
    ['is answered by a web page', ({ server }) => server.answerRaw(validateEmail, '<html>')],
  ])('[POR-050] that %s may still be valid, and can be retried', async (_how, prepare) => {
    const { server, assigned } = await show('data', prepare);
    expect(await screen.findByText(/We had no answer/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(failed);
    server.answer(validateEmail, answers.validateEmail());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    // The pressed button is gone.
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    await waitFor(() => expect(assigned).toEqual(['/sign-in']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[POR-050] that is refused offers no retry', async () => {
    await show('data', ({ server }) => server.refuse(validateEmail, 'Invalid'));
    await screen.findByRole('alert');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
