import { offeredRequests } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { Destination } from '@portico/core';
import { aKind } from '@portico/shared/testing/parts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askedRequests, requestedLoan, showRequests } from '../../testing/show-requests';

/** Opens the screen as a link to it does, with what that passes. */
const opened = (data: Destination['data'], kinds = answers.offeredRequests().kinds) =>
  showRequests({ requests: askedRequests() }, ({ core, server }) => {
    server.answer(offeredRequests, answers.offeredRequests({ kinds }));
    core.navigate(undefined, {
      screen: 'requests',
      params: { accountNumber: requestedLoan.number },
      data,
    });
  });

describe('the screen of requests opens', () => {
  it.each([
    ['at the list, without anything passed', undefined, 'Sent on May 28, 2026'],
    ['at the kinds to choose from', {}, 'What do you need?'],
    ['at a kind', { name: 'extension' }, 'How many months do you want to skip?'],
    ['at a request that was sent', { name: 'CV-7K2M-9QXD' }, 'I lost my job'],
    [
      'at the choice, for a kind that is not possible',
      { name: 'dueDateChange' },
      'Not possible now',
    ],
    ['at the choice, for what is not there', { name: 'toString' }, 'What do you need?'],
  ])('%s', async (_, passed, text) => {
    await opened(passed && { kind: 'request', ...passed });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('at the list, where nothing can be requested', async () => {
    await opened({ kind: 'request' }, []);
    expect(await screen.findByText('Sent on May 28, 2026')).toBeTruthy();
  });

  it('at the choice of kinds, each with its day, where none is possible now', async () => {
    const kind = aKind('extension', { isPossible: false, reasonCode: 'TooSoon' });
    await opened({ kind: 'request' }, [kind]);
    expect(await screen.findByText('This was done not long ago.')).toBeTruthy();
  });
});
