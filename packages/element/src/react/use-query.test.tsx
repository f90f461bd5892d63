import { loginHistory } from '@portico/contract';
import { createTestCore, testSession, type TestServer } from '@portico/core/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useCore } from './hooks';
import { useQuery } from './use-query';
import { WidgetProvider } from './widget-provider';

afterEach(cleanup);

/** Shows how many sign-ins are listed, with a button that requests them again. */
function History(): ReactNode {
  const [state, refresh] = useQuery(useCore().query(loginHistory, undefined));
  return (
    <>
      <p>{state.status === 'ready' ? `${state.value.length} listed` : state.status}</p>
      {state.status === 'ready' && state.outdated && <p>outdated</p>}
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  );
}

function show(children: ReactNode, prepare: (server: TestServer) => void = () => {}) {
  const test = createTestCore({ session: true });
  test.server.answer(loginHistory, []);
  prepare(test.server);
  const draw = (shown: ReactNode) => <WidgetProvider core={test.core}>{shown}</WidgetProvider>;
  const { rerender } = render(draw(children));
  return {
    ...test,
    user: userEvent.setup(),
    redraw: (shown: ReactNode) => rerender(draw(shown)),
    requests: () => test.server.requestsTo(loginHistory).length,
  };
}

const twice = (
  <>
    <History />
    <History />
  </>
);

it('requests an answer once for all components that show it', async () => {
  const { requests } = show(twice);
  expect(screen.getAllByText('loading')).toHaveLength(2);
  expect(await screen.findAllByText('0 listed')).toHaveLength(2);
  expect(requests()).toBe(1);
});

it('shows a failure, and what the next request answers', async () => {
  const { server, user } = show(<History />, (prepared) => prepared.drop(loginHistory));
  expect(await screen.findByText('failed')).toBeTruthy();
  server.answer(loginHistory, []);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('0 listed')).toBeTruthy();
});

it('keeps what it shows while it is requested again, and says where that failed', async () => {
  const { server, user } = show(<History />);
  await screen.findByText('0 listed');
  const held = server.hold(loginHistory);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.getByText('0 listed')).toBeTruthy();
  await act(async () => held.drop());
  expect(await screen.findByText('outdated')).toBeTruthy();
  expect(screen.getByText('0 listed')).toBeTruthy();
});

it('requests it again when it is shown again, where it is not kept', async () => {
  const { redraw, requests } = show(<History />);
  await screen.findByText('0 listed');
  redraw(null);
  redraw(<History />);
  expect(screen.getByText('loading')).toBeTruthy();
  await screen.findByText('0 listed');
  expect(requests()).toBe(2);
});

it('requests it for the borrower who signs in next', async () => {
  const { core, server } = show(<History />);
  await screen.findByText('0 listed');
  server.answer(loginHistory, [{ entryKey: 1, unusual: false }]);
  act(() => {
    core.endSession('loggedOut');
    core.startSession({ ...testSession, userToken: 'token-2' });
  });
  expect(await screen.findByText('1 listed')).toBeTruthy();
  const tokens = server.requestsTo(loginHistory).map(({ headers }) => headers['usertoken']);
  expect(tokens).toEqual(['token-1', 'token-2']);
});

it('keeps what it shows when the session ends, and has failed where nothing was answered', async () => {
  const { core } = show(<History />);
  await screen.findByText('0 listed');
  act(() => core.endSession('expired'));
  expect(screen.getByText('0 listed')).toBeTruthy();
  cleanup();
  const waiting = show(<History />, (server) => void server.hold(loginHistory));
  act(() => waiting.core.endSession('expired'));
  expect(screen.getByText('failed')).toBeTruthy();
});
