import { accountHistory, historyDownloadToken } from '@portico/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { range, showHistory, three } from '../testing/show-history';
import { historyAnswer } from '../testing/transactions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a document', () => {
  /** Records where the new windows go. */
  function windows() {
    const opened: string[] = [];
    vi.stubGlobal('open', (address: string) => {
      opened.push(address);
      const index = opened.length - 1;
      return {
        location: { assign: (to: string) => (opened[index] = to) },
        close: () => (opened[index] = 'closed'),
      };
    });
    return opened;
  }

  it.each([
    ['LON-306', 'Download CSV (opens in a new window)', 0],
    ['LON-307', 'Download PDF (opens in a new window)', 1],
  ])(
    '[%s, LON-308, LON-309] %s sends its request and opens the document',
    async (_, name, type) => {
      const opened = windows();
      const { server, user } = await showHistory(({ server: each }) => {
        each.answer(accountHistory, historyAnswer(...three));
        each.answerRaw(historyDownloadToken, 'token-9');
      });
      await user.click(range('All'));
      await user.dblClick(screen.getByRole('button', { name }));
      await waitFor(() => expect(opened).toHaveLength(1));
      await waitFor(() =>
        expect(opened[0]).toMatch(/\/api\/AccountHistory\/DownloadAccountHistory\?token=token-9$/),
      );
      expect(server.requestsTo(historyDownloadToken)).toMatchObject([
        {
          method: 'POST',
          url: expect.stringMatching(/\/api\/AccountHistory\/RetrieveDownloadToken$/),
          body: { AccountNumber: '001-1000001-7', DaysOfHistory: 691, DownloadType: type },
        },
      ]);
    },
  );

  it('is Spanish on a Spanish page', async () => {
    const opened = windows();
    const { user } = await showHistory(
      ({ server }) => {
        server.answer(accountHistory, historyAnswer());
        server.answerRaw(historyDownloadToken, 'token-9');
      },
      { configuration: { locale: 'es' } },
    );
    await user.click(await screen.findByRole('button', { name: /PDF/ }));
    await waitFor(() => expect(opened[0]).toMatch(/\?token=token-9&language=es$/));
  });

  it('that is requested makes its button busy', async () => {
    windows();
    const { user, server } = await showHistory();
    const held = server.hold(historyDownloadToken);
    const csv = screen.getByRole('button', { name: /^Download CSV/ });
    const pdf = screen.getByRole('button', { name: /^Download PDF/ });
    await user.click(csv);
    expect(csv.getAttribute('aria-busy')).toBe('true');
    expect(pdf.getAttribute('aria-disabled')).toBe('true');
    held.release('token-9');
    await waitFor(() => expect(csv.getAttribute('aria-busy')).not.toBe('true'));
  });

  it.each([
    ['Error', 'The file could not be downloaded. Please try again.'],
    ['HistorySecurity', 'Unable to get account history due to security reasons'],
  ])('that is refused with %s closes its window and says why', async (code, sentence) => {
    const opened = windows();
    const { user } = await showHistory(({ server }) => {
      server.answer(accountHistory, historyAnswer(...three));
      server.refuse(historyDownloadToken, code);
    });
    await user.click(screen.getByRole('button', { name: /^Download CSV/ }));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(opened).toEqual(['closed']);
  });

  it('that the browser blocks says how to allow it', async () => {
    vi.stubGlobal('open', () => null);
    const { user, server } = await showHistory();
    await user.click(screen.getByRole('button', { name: /^Download CSV/ }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your browser blocked the new window. Allow it and try again.',
    );
    expect(server.requestsTo(historyDownloadToken)).toHaveLength(0);
  });
});
