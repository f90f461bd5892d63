import { optOut } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WidgetProvider } from '@portico/element';
import { showWidget } from '@portico/element/testing';
import { OptOutView } from './opt-out.view';

afterEach(cleanup);

const show = (prepare: (test: TestCore) => void = () => undefined, token = 't-1') =>
  showWidget(
    <OptOutView token={token} />,
    { settings: { 'globalOptions.logoImage': '/logo.svg' } },
    (test) => {
      test.server.answer(optOut, answers.optOut());
      prepare(test);
    },
  );
const button = () => screen.getByRole('button', { name: /Opt Out|One moment/ });
const failure = 'There was a problem updating your email preferences. Please try again.';

describe('opting out', () => {
  it('[ACC-499] shows logo, heading, text and button', async () => {
    await show();
    expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('/logo.svg');
    expect(screen.getByRole('heading', { name: 'Email notifications' })).toBeTruthy();
    expect(screen.getByText(/Press the button/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Opt Out' })).toBeTruthy();
  });

  it('[ACC-500, ACC-501] sends the token as EmailAddress, once, and shows success', async () => {
    const { user, server } = await show();
    await user.dblClick(button());
    const success = await screen.findByRole('status');
    expect(document.activeElement).toBe(success);
    expect(success.textContent).toBe(
      'You have successfully been opted out of notifications. Please allow 24 hours for this to take effect.',
    );
    expect(server.requestsTo(optOut).map(({ body }) => body)).toEqual([{ EmailAddress: 't-1' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[ACC-502] shows an error without a token, and sends nothing', async () => {
    const { user, server } = await show(undefined, '');
    expect(screen.getByRole('alert').textContent).toBe(failure);
    await user.click(button());
    expect(server.requestsTo(optOut)).toHaveLength(0);
  });

  it('uses a token that the page sets later', async () => {
    const { core, rerender, user, server } = await show(undefined, '');
    expect(screen.getByRole('alert').textContent).toBe(failure);
    rerender(
      <WidgetProvider core={core}>
        <OptOutView token="t-2" />
      </WidgetProvider>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button());
    expect(await screen.findByText(/successfully been opted out/)).toBeTruthy();
    expect(server.requestsTo(optOut).map(({ body }) => body)).toEqual([{ EmailAddress: 't-2' }]);
  });

  const lost =
    ' We got no answer, so we do not know whether this is done. You can safely try again.';
  it.each<[string, (test: TestCore) => void, string]>([
    ['a failed call', ({ server }) => server.drop(optOut), lost],
    ['HTTP 500', ({ server }) => server.answerRaw(optOut, '', 500), lost],
    ['HasNoErrors false', ({ server }) => server.refuse(optOut, 'Error'), ''],
  ])('[ACC-503] shows an error after %s, and can be retried', async (_what, prepare, known) => {
    const { user, server } = await show(prepare);
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(failure + known);
    server.answer(optOut, answers.optOut());
    await user.click(button());
    expect(await screen.findByText(/successfully been opted out/)).toBeTruthy();
  });
});
