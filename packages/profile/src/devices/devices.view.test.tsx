import { endSessions, sessionList } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, startTestCore, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import DevicesSection from './devices.view';

configure({ defaultHidden: true });
afterEach(cleanup);

async function show(prepare: (test: TestCore) => void = () => {}) {
  const test = await startTestCore({ session: true });
  test.server.answer(sessionList, answers.sessionList());
  test.server.answer(endSessions, answers.endSessions());
  test.core.setRouter({ hrefFor: ({ screen: name }) => `#/${name}`, go: () => undefined });
  prepare(test);
  const rendered = render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <DevicesSection />
    </WidgetProvider>,
  );
  await act(settle);
  const user = userEvent.setup({ delay: null });
  return {
    ...test,
    ...rendered,
    user,
    press: async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await act(settle);
    },
    sent: () => test.server.requestsTo(endSessions).map(({ body }) => body),
  };
}

const items = () =>
  screen.queryAllByRole('listitem').map((item) => item.textContent?.replace(/\s/g, ' '));

const current = 'Chrome on WindowsThis one203.0.113.24, now';
const phone = 'Safari on iPhone203.0.113.24, 05/31/2026 8:14 AMSign out Safari on iPhone';
const elsewhere =
  'Firefox on LinuxNew place: 198.51.100.7, 05/30/2026 8:14 AMSign out Firefox on Linux';
const laptop = 'Chrome on WindowsUntil 08/12/2026Ask for a code again Chrome on Windows';

describe('[POR-106] the sessions and devices of a borrower', () => {
  it('are listed: device, address, last activity; the current one marked, a new place in words', async () => {
    await show();
    expect(items()).toEqual([current, phone, elsewhere, laptop]);
  });

  it('without a known browser are named so', async () => {
    await show(({ server }) => {
      const { sessions } = answers.sessionList();
      server.answer(sessionList, {
        sessions: sessions.slice(1, 2).map((one) => ({ ...one, device: undefined })),
        trustedDevices: [],
      });
    });
    expect(items()[0]).toContain('Unknown browser');
  });

  it('lead to the recent sign-ins', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Recent sign-ins' });
    expect(link.getAttribute('href')).toBe('#/loginHistory');
  });

  it('are ended one by one', async () => {
    const { press, sent } = await show();
    await press('Sign out Firefox on Linux');
    expect(sent()).toEqual([{ SessionId: 'elsewhere' }]);
    expect(items()).toEqual([current, phone, laptop]);
    expect(document.activeElement?.textContent).toBe('Firefox on Linux is signed out.');
    await press('Ask for a code again Chrome on Windows');
    expect(sent()[1]).toEqual({ DeviceId: 'laptop' });
    expect(items()).toEqual([current, phone]);
  });

  it('are all ended but the current one', async () => {
    const { press, sent } = await show();
    await press('Sign out everywhere else');
    expect(sent()).toEqual([{}]);
    expect(items()).toEqual([current]);
    expect(screen.getByRole('status').textContent).toContain('You are signed out everywhere else');
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('are ended once by two presses, and others only afterwards', async () => {
    const { server, user, sent } = await show();
    server.hold(endSessions);
    const button = screen.getByRole('button', { name: 'Sign out Firefox on Linux' });
    await user.dblClick(button);
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(sent()).toHaveLength(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('cannot be ended while another is being ended, as their buttons show', async () => {
    const { server, user } = await show();
    const held = server.hold(endSessions);
    const marks = (mark: 'aria-disabled' | 'aria-busy') =>
      screen.getAllByRole('button').map((one) => one.getAttribute(mark) === 'true');
    expect(marks('aria-disabled')).toEqual([false, false, false, false]);
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(marks('aria-disabled')).toEqual([true, true, true, true]);
    expect(marks('aria-busy')).toEqual([true, false, false, false]);
    held.release({ HasNoErrors: true });
    await act(settle);
    expect(marks('aria-disabled')).toEqual([false, false, false]);
  });

  it('that have ended already are gone', async () => {
    const { press } = await show(({ server }) => server.refuse(endSessions, 'NotFound', 200));
    await press('Sign out Firefox on Linux');
    expect(items()).toEqual([current, phone, laptop]);
  });

  const refused = 'This was not done. Please try again.';
  it.each<[string, (test: TestCore) => void, string]>([
    [
      'a lost connection',
      ({ server }) => server.drop(endSessions),
      'We got no answer, and this is not done so far. You can safely try again.',
    ],
    ['the code Error', ({ server }) => server.refuse(endSessions, 'Error', 200), refused],
    [
      'the code CurrentSession',
      ({ server }) => server.refuse(endSessions, 'CurrentSession', 200),
      refused,
    ],
  ])('stay after %s, which is said', async (_title, prepare, sentence) => {
    const { press } = await show(prepare);
    await press('Sign out everywhere else');
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(items()).toHaveLength(4);
  });

  it('that could not be loaded can be loaded again', async () => {
    const { press, server } = await show(({ server: api }) => api.drop(sessionList));
    expect(screen.getByRole('alert').textContent).toContain(
      'Where you are signed in could not be loaded.',
    );
    server.answer(sessionList, answers.sessionList());
    await press('Try again');
    expect(items()).toHaveLength(4);
  });

  it('are not shown where the lender’s API has none', async () => {
    const { container } = await show(({ server }) => server.refuse(sessionList, 'x', 404));
    expect(container.textContent).toBe('');
  });
});
