import {
  clientError,
  passableToken,
  statementList,
  statementUrl,
  type OutputOf,
} from '@portico/contract';
import { settle, type TestCore, type TestOptions } from '@portico/core/testing';
import { localDate } from '@portico/rules';
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogs, pressable, showStatements } from '../../testing/show-statements';

configure({ defaultHidden: true });

const openWindow = vi.fn<typeof globalThis.open>();
const opened = { opener: {}, location: { assign: vi.fn() }, close: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('open', openWindow.mockReset());
  Reflect.apply(openWindow.mockReturnValue, openWindow, [opened]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

type Provider = OutputOf<typeof statementList>['statementList'][number]['provider'];
type Settings = TestOptions['settings'];

const openLabel = 'Open the statement of February 2026 (opens in a new window)';
const amsiveUrl = 'https://statements.example/s/1?t=x';

/** One statement of a provider is listed, and opened. */
async function openStatement(
  provider: Provider,
  prepare: (test: TestCore) => void = () => undefined,
  settings: Settings = {},
) {
  const statement = { date: localDate('2026-02-17'), id: 'S-7', number: '12', type: 'Loan' };
  const shown = await showStatements({
    options: { settings, configuration: { api: 'https://api.example', locale: 'en' } },
    prepare: (test) => {
      const { server } = test;
      const good = { hasNoErrors: true, errors: [] };
      server.answer(statementList, { ...good, statementList: [{ ...statement, provider }] });
      server.answer(statementUrl, { ...good, statementUrl: amsiveUrl });
      prepare(test);
    },
  });
  await shown.user.click(screen.getByRole('radio', { name: '2026' }));
  await shown.user.click(await screen.findByRole('button', { name: openLabel }));
  return shown;
}

/** The address that the new window was sent to. */
async function windowAddress() {
  await waitFor(() => expect(opened.location.assign).toHaveBeenCalledOnce());
  return new URL(String(opened.location.assign.mock.calls[0]?.[0]));
}

const paths = {
  standard: '/api/AccountEstatements/ViewStatement',
  broadridge: '/api/AccountEStatements/GetBroadridgeDocument',
};

describe('a statement in the standard view', () => {
  it.each([
    ['[LON-280]', 0],
    ['[LON-283]', 4],
    ['without a provider', undefined],
  ])('%s: opens for provider %s', async (_, provider) => {
    const { server } = await openStatement(provider);
    expect((await windowAddress()).pathname).toBe(paths.standard);
    expect(server.requestsTo(clientError)).toEqual([]);
  });

  it('[LON-286, LON-288, LON-289] opens in a new window with a passable token and its month', async () => {
    const { server } = await openStatement(0);
    const { origin, searchParams } = await windowAddress();
    expect(origin).toBe('https://api.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      Date: '2026-02-17',
      Number: '12',
      Start: '2026-02-01',
      End: '2026-02-28',
      Type: 'Loan',
      Id: 'S-7',
      token: 'passable-1',
    });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect(opened.opener).toBeNull();
    expect(server.requestsTo(passableToken)).toMatchObject([
      {
        method: 'GET',
        url: expect.stringMatching(/\/api\/PassableToken\/GetPassableToken$/),
        body: undefined,
      },
    ]);
  });

  it('[LON-284] opens for an unknown provider, which is reported once', async () => {
    const { server, user } = await openStatement(2);
    expect((await windowAddress()).pathname).toBe(paths.standard);
    await user.click(pressable(openLabel));
    await settle();
    expect(server.requestsTo(clientError)).toMatchObject([
      { body: { Message: 'Unknown statement provider: 2' } },
    ]);
  });
});

describe('a statement of Broadridge', () => {
  it('[LON-281, LON-286, LON-290] opens in a new window with a passable token', async () => {
    await openStatement(1);
    const { pathname, searchParams } = await windowAddress();
    expect(pathname).toBe(paths.broadridge);
    expect(Object.fromEntries(searchParams)).toEqual({
      token: 'passable-1',
      documentId: 'S-7',
      date: '2026-02-17',
    });
  });
});

describe('the providers of the lender', () => {
  const remapped = { 'loanOptions.statementProviders': '0=broadridge, 7=standard' };

  it.each([
    [0, paths.broadridge],
    [1, paths.broadridge],
    [4, paths.standard],
    [7, paths.standard],
  ])('[LON-285] decide the viewer of provider %s', async (provider, path) => {
    const { server } = await openStatement(provider, undefined, remapped);
    expect((await windowAddress()).pathname).toBe(path);
    expect(server.requestsTo(clientError)).toEqual([]);
  });

  it('[LON-285] keep their defaults where the setting cannot be read, which is reported', async () => {
    const settings = { 'loanOptions.statementProviders': '0=pdf' };
    const { server } = await openStatement(0, undefined, settings);
    expect((await windowAddress()).pathname).toBe(paths.standard);
    expect(server.requestsTo(clientError)).toMatchObject([
      { body: { Message: 'setting: loanOptions.statementProviders' } },
    ]);
  });
});

describe('a statement that cannot be opened', () => {
  const sentence = 'The statement could not be opened. Please try again.';

  it.each<[string, (test: TestCore) => void]>([
    ['the token is refused', ({ server }) => server.refuse(passableToken, 'Error')],
    ['the connection breaks', ({ server }) => server.drop(passableToken)],
  ])('because %s closes the window and says so; the next try opens it', async (_, fail) => {
    const { server, user } = await openStatement(0, fail);
    await screen.findByText(sentence);
    expect(opened.close).toHaveBeenCalledOnce();
    expect(opened.location.assign).not.toHaveBeenCalled();
    const good = { hasNoErrors: true, errors: [] };
    server.answer(passableToken, { ...good, passableToken: 'passable-2' });
    await user.click(pressable(openLabel));
    expect((await windowAddress()).searchParams.get('token')).toBe('passable-2');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('because the browser blocks the window says so, and requests no token', async () => {
    openWindow.mockReturnValue(null);
    const { server } = await openStatement(0);
    await screen.findByText(/^Your browser did not open a new window/);
    expect(server.requestsTo(passableToken)).toEqual([]);
  });

  it('opens one window on a double click', async () => {
    const { server, user } = await openStatement(0, (test) => void test.server.hold(passableToken));
    await user.dblClick(pressable(openLabel));
    expect(openWindow).toHaveBeenCalledOnce();
    expect(server.requestsTo(passableToken)).toHaveLength(1);
  });
});

describe('a statement of Amsive', () => {
  const leave = () => pressable('Continue to statements.example');

  it('[LON-282, LON-293] says in a dialog 500 px wide where it leads; nothing is opened before', async () => {
    await openStatement(3);
    await screen.findByText(/opens on statements\.example, in a new window/);
    expect(dialogs()[0]?.style.getPropertyValue('--p-width')).toBe('calc(500 / 16 * var(--p-rem))');
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('[LON-286, LON-291, LON-292] requests its address with a passable token, not that of the session', async () => {
    const { server } = await openStatement(3);
    await screen.findByText(/opens on statements\.example/);
    const [request] = server.requestsTo(statementUrl);
    const { pathname, searchParams } = new URL(request?.url ?? '');
    expect(request?.method).toBe('GET');
    expect(pathname).toBe('/api/AccountEstatements/GetAmsiveStatementUrl');
    expect(Object.fromEntries(searchParams)).toEqual({
      UserToken: 'passable-1',
      Date: '2026-02-17',
      Number: '12',
      Type: 'Loan',
      Id: 'S-7',
    });
    expect(server.requestsTo(passableToken)).toHaveLength(1);
  });

  it('[LON-294] opens its address on Continue, and closes the dialog', async () => {
    const { user } = await openStatement(3);
    await screen.findByText(/opens on statements\.example/);
    await user.dblClick(leave());
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(amsiveUrl, '_blank', 'noopener,noreferrer');
    expect(dialogs()).toEqual([]);
  });

  it('[LON-294] opens an address that is not older than 50 seconds', async () => {
    const { clock, server, user } = await openStatement(3);
    await screen.findByText(/opens on statements\.example/);
    act(() => clock.advance(49_999));
    expect(server.requestsTo(statementUrl)).toHaveLength(1);
    const next = 'https://statements.example/s/2';
    server.answer(statementUrl, { hasNoErrors: true, errors: [], statementUrl: next });
    act(() => clock.advance(1));
    await screen.findByText(/opens on statements\.example/);
    await user.click(leave());
    expect(openWindow.mock.calls[0]?.[0]).toBe(next);
    act(() => clock.advance(100_000));
    expect(server.requestsTo(statementUrl)).toHaveLength(2);
  });

  it('[LON-293] is not opened on Cancel', async () => {
    const { user } = await openStatement(3);
    await screen.findByText(/opens on statements\.example/);
    await user.click(pressable('Cancel'));
    expect(dialogs()).toEqual([]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each<[string, (test: TestCore) => void]>([
    ['the token is refused', ({ server }) => server.refuse(passableToken, 'Error')],
    ['the address is refused', ({ server }) => server.refuse(statementUrl, 'Error')],
    ['the connection breaks', ({ server }) => server.drop(statementUrl)],
    ...['javascript:alert(1)', 'data:text/html,x', 'https://'].map(
      (address): [string, (test: TestCore) => void] => [
        `the address is ${address}`,
        ({ server }) =>
          server.answerRaw(statementUrl, { HasNoErrors: true, Errors: [], StatementUrl: address }),
      ],
    ),
  ])('cannot be opened because %s: says so, and can be retried', async (_, fail) => {
    const { server, user } = await openStatement(3, fail);
    await screen.findByText('The statement could not be opened. Please try again.');
    await user.click(pressable('Continue'));
    expect(openWindow).not.toHaveBeenCalled();
    const good = { hasNoErrors: true, errors: [] };
    server.answer(passableToken, { ...good, passableToken: 'passable-2' });
    server.answer(statementUrl, { ...good, statementUrl: amsiveUrl });
    await user.click(pressable('Try again'));
    await screen.findByText(/opens on statements\.example/);
    expect(leave().getAttribute('aria-disabled')).toBe('false');
  });

  it('whose address is not a safe one is reported', async () => {
    const { server } = await openStatement(3, (test) =>
      test.server.answerRaw(statementUrl, { HasNoErrors: true, StatementUrl: 'javascript:x()' }),
    );
    await screen.findByText('The statement could not be opened. Please try again.');
    await waitFor(() =>
      expect(server.requestsTo(clientError)).toMatchObject([
        { body: { Message: 'StatementUrl is not an address that can be followed' } },
      ]),
    );
  });

  it('answered after the dialog was closed changes nothing', async () => {
    const holds: { held?: ReturnType<TestCore['server']['hold']> } = {};
    const { user } = await openStatement(3, ({ server }) => {
      holds.held = server.hold(statementUrl);
    });
    await user.click(pressable('Cancel'));
    holds.held?.release({ HasNoErrors: true, StatementUrl: amsiveUrl });
    await act(() => settle());
    expect(dialogs()).toEqual([]);
    expect(openWindow).not.toHaveBeenCalled();
  });
});
