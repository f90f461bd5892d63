import {
  borrowerRequests,
  offeredRequests,
  paymentOutcome,
  previewRequest,
  replyToRequest,
  submitRequest,
  writeWire,
} from '@portico/contract';
import { answers, refused } from '@portico/contract/fixtures';
import { longDraftTime } from '@portico/core/drafts';
import type { TestCore } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { cents, localDate } from '@portico/rules';
import { aKind, newGarage, passArrival, passLookUps } from '@portico/shared/testing/parts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RequestsView } from './requests.view';
import { askedRequests, requestedLoan, showRequests } from '../testing/show-requests';

const bodiesOf = ({ server }: TestCore, call: typeof submitRequest | typeof replyToRequest) =>
  server.requestsTo(call).map(({ body }) => body);

const notFinished = 'Not finished. Go on.';

describe('a request', () => {
  it('[POR-167] shows before it is agreed to what it changes', async () => {
    const { review } = await showRequests();
    await review();
    const row = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row('Payment ')).toEqual(['$312.50', '$312.50']);
    expect(row('Next due date')).toEqual(['June 15, 2026', 'July 15, 2026']);
    expect(row('Interest until the end')).toEqual(['$790.13', '$843.72']);
    expect(row('Last payment')).toEqual(['October 15, 2028', 'November 15, 2028']);
    expect(screen.getByText('This adds $53.59 of interest.')).toBeTruthy();
    expect(screen.getByText('Nothing is due on June 15, 2026.')).toBeTruthy();
    expect(screen.getByText(/^I ask to skip the payment due on June 15, 2026\./)).toBeTruthy();
  });

  it('[POR-168] names each payment that is planned, with what happens to it', async () => {
    const { review, press, navigations, user } = await showRequests(
      { configuration: { pages: { loanDetails: '/loan?account={accountReference}' } } },
      ({ server }) => {
        const preview = answers.previewRequest();
        const [debit] = preview.affectedPayments;
        if (!debit) throw new Error('The example has no planned payment');
        server.answer(previewRequest, {
          ...preview,
          affectedPayments: [debit, { ...debit, isRecurring: false, effect: 'stillTaken' }],
        });
      },
    );
    await review();
    expect(screen.getByText(/^Autopay of \$312\.50 on June 15, 2026/)).toBeTruthy();
    expect(screen.getByText('This payment is not taken.')).toBeTruthy();
    expect(screen.getByText(/^Planned payment of \$312\.50 on June 15, 2026/)).toBeTruthy();
    expect(screen.getByText('This payment is still taken.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See it and stop it' }));
    expect(navigations).toMatchObject([{ screen: 'loanDetails' }]);
    await press('Change your answers');
    expect(screen.getByLabelText(/^How many months/)).toHaveProperty('value', '1');
  });

  it('[POR-169] is sent once with its key, and leads to where it stands', async () => {
    const test = await showRequests({}, ({ server }) => {
      server.answer(submitRequest, answers.submitRequest());
    });
    await test.review();
    test.server.answer(borrowerRequests, answers.borrowerRequests());
    await test.press('Agree and send');
    expect(await screen.findByText('Your confirmation number is CV-7K2M-9QXD.')).toBeTruthy();
    expect(bodiesOf(test, submitRequest)).toEqual([
      {
        AccountNumber: requestedLoan.number,
        Kind: 'extension',
        Values: [{ Key: 'months', Months: 1 }],
        WordingHash: '1f6c2f0d',
      },
    ]);
    await test.press('See your request');
    expect(await screen.findByText('Please send us your last pay stub.')).toBeTruthy();
  });

  it('[POR-170] of a kind that the suite does not know works from its data', async () => {
    const test = await showRequests({}, ({ server }) => {
      server.answer(offeredRequests, answers.offeredRequests({ kinds: [newGarage] }));
    });
    await test.answerGarage();
    expect(screen.getByText(/^We cannot ask you here for: On the map\./)).toBeTruthy();
    await test.press('See what changes');
    await test.press('Agree and send');
    await screen.findByText(/^Your confirmation number is/);
    expect(bodiesOf(test, submitRequest)).toMatchObject([
      {
        Kind: 'newGarage',
        Values: [
          { Key: 'since', Date: '2026-05-01' },
          { Key: 'months', Months: 3 },
          { Key: 'rent', Amount: 80 },
          { Key: 'place', Choice: 'garage' },
          { Key: 'why', Choice: 'moved' },
          { Key: 'where', Text: 'Oak Street 5' },
        ],
      },
    ]);
  });

  it('says at each field what is missing', async () => {
    const { press } = await showRequests();
    await press('Make a request');
    await press('Skip payments');
    await press('See what changes');
    const field = screen.getByLabelText(/^How many months/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(screen.getByText('Please answer this.')).toBeTruthy();
  });

  it.each([
    ['NiteMode', /^We are working on our system\./],
    ['TooManyRequests', /^You have made as many requests as you can in one day\./],
    ['NotPossible', /^This is not possible on this loan now\./],
    ['Error', /^This could not be done\./],
  ])('[POR-169] that is refused, %s, says so', async (code, sentence) => {
    const { review, press } = await showRequests({}, ({ server }) =>
      server.refuse(submitRequest, code),
    );
    await review();
    await press('Agree and send');
    const notice = await screen.findByText(sentence);
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  });

  it('[POR-169] without an answer is neither refused nor made again, also after a reload', async () => {
    const test = await showRequests({}, ({ server }) => {
      server.answerRaw(submitRequest, '<html>', 500);
      server.answer(paymentOutcome, { status: 'processing', errors: [] });
    });
    await test.review();
    await test.press('Agree and send');
    await screen.findByText(/^We had no answer\. We are checking/);
    await passLookUps(test);
    await screen.findByText(/^We had no answer, so we do not know/);
    expect(screen.queryByRole('button', { name: 'Agree and send' })).toBeNull();
    test.unmount();
    const { sessionStorage, server } = test;
    const outcome = { status: 'posted', referenceNumber: 'CV-9', errors: [] } as const;
    await showRequests({ sessionStorage }, (again) => again.server.answer(paymentOutcome, outcome));
    expect(await screen.findByText('Your confirmation number is CV-9.')).toBeTruthy();
    expect(server.requestsTo(submitRequest)).toHaveLength(1);
  });

  it('keeps what was typed when it is left, without its documents', async () => {
    const { press, user, unmount, sessionStorage } = await showRequests({}, ({ server }) => {
      server.answer(offeredRequests, answers.offeredRequests({ kinds: [newGarage] }));
    });
    await press('Make a request');
    await press('New address of the car');
    await user.type(screen.getByLabelText(/^Where is it kept\?/), 'Oak Street 5');
    const [box] = await screen.findAllByRole('checkbox');
    if (box) await user.click(box);
    await press('Back to your requests');
    await press('Make a request');
    await press('New address of the car');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Where is it kept\?/)).toHaveProperty('value', 'Oak Street 5'),
    );
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.some(({ checked }) => checked)).toBe(false);
    unmount();
    expect(sessionStorage.get('portico.drafts')).not.toContain(requestedLoan.number);
  });

  it('[POR-169] has nothing kept once it is sent, also where its screen is left by then', async () => {
    const test = await showRequests();
    await test.review();
    const held = test.server.hold(submitRequest);
    await test.press('Agree and send');
    await test.press('Back to your requests');
    expect(screen.queryByText(notFinished)).toBeNull();
    expect(test.sessionStorage.get('portico.drafts')).toContain('extension');
    held.release(writeWire(submitRequest.response, answers.submitRequest()));
    await waitFor(() => expect(test.sessionStorage.get('portico.drafts')).toBeUndefined());
  });

  it('[POR-169] of a kind that is not offered any more is shown after a reload', async () => {
    const test = await showRequests({}, ({ server }) => {
      server.drop(submitRequest);
      server.answer(paymentOutcome, { status: 'processing', errors: [] });
    });
    await test.review();
    await test.press('Agree and send');
    await passLookUps(test);
    test.unmount();
    const { sessionStorage } = test;
    const outcome = { status: 'posted', referenceNumber: 'CV-9', errors: [] } as const;
    await showRequests({ sessionStorage }, ({ server }) => {
      server.answer(offeredRequests, answers.offeredRequests({ kinds: [] }));
      server.answer(paymentOutcome, outcome);
    });
    expect(await screen.findByText('Skip payments')).toBeTruthy();
    expect(await screen.findByText('Your confirmation number is CV-9.')).toBeTruthy();
  });
});

describe('a request that is begun', () => {
  const begin = async () => {
    const test = await showRequests();
    await test.press('Make a request');
    await test.press('Skip payments');
    await test.user.selectOptions(await screen.findByLabelText(/^How many months/), '1 month');
    await waitFor(() => expect(test.sessionStorage.get('portico.drafts')).toBeDefined());
    return test;
  };
  const marked = () =>
    screen
      .queryAllByRole('button', { description: notFinished })
      .map(({ textContent }) => textContent);

  it('[POR-085] is named in the list after a reload, and goes on there', async () => {
    const { unmount, sessionStorage } = await begin();
    unmount();
    const { press } = await showRequests({ sessionStorage, requests: askedRequests() });
    expect(await screen.findByText('Sent on May 28, 2026')).toBeTruthy();
    expect(marked()).toEqual(['Skip payments']);
    await press('Skip payments');
    expect(await screen.findByLabelText(/^How many months/)).toHaveProperty('value', '1');
  });

  it('[POR-085] is named among the kinds as soon as it is left', async () => {
    const { press } = await begin();
    await press('Back to your requests');
    expect(screen.queryByText('You have made no requests.')).toBeNull();
    await press('Make a request');
    expect(await screen.findByText('What do you need?')).toBeTruthy();
    expect(marked()).toEqual(['Skip payments']);
  });

  it('is not named once it is discarded', async () => {
    const { press } = await begin();
    await press('Back to your requests');
    await press('Skip payments');
    await press('Discard it');
    await press('Back to your requests');
    expect(await screen.findByText('You have made no requests.')).toBeTruthy();
    expect(marked()).toEqual([]);
  });

  it.each([
    ['a day after its session has ended', { session: { id: 'session-2' } }, longDraftTime, []],
    ['until then', { session: { id: 'session-2' } }, longDraftTime - 1, ['Skip payments']],
    ['to another borrower', { session: { username: 'ben', id: 'session-2' } }, 0, []],
  ])('is named %s: %s', async (_, { session }, passed, named) => {
    const { unmount, sessionStorage, clock } = await begin();
    unmount();
    clock.advance(passed);
    await showRequests({ sessionStorage, clock, session });
    await screen.findByRole('button', { name: 'Make a request' });
    expect(marked()).toEqual(named);
  });

  it('is not named where its kind is not possible any more', async () => {
    const { unmount, sessionStorage } = await begin();
    unmount();
    await showRequests({ sessionStorage }, ({ server }) => {
      const kind = aKind('extension', { isPossible: false, reasonCode: 'TooSoon' });
      server.answer(offeredRequests, answers.offeredRequests({ kinds: [kind] }));
    });
    expect(await screen.findByText('You have made no requests.')).toBeTruthy();
    expect(marked()).toEqual([]);
  });

  it('[POR-169] is not named where it was sent without an answer, nor once it is known as sent', async () => {
    const test = await showRequests({}, ({ server }) => {
      server.drop(submitRequest);
      server.answer(paymentOutcome, { status: 'processing', errors: [] });
    });
    await test.review();
    await test.press('Agree and send');
    await passLookUps(test);
    await screen.findByText(/^We had no answer, so we do not know/);
    await test.press('Back to your requests');
    expect(marked()).toEqual([]);
    test.unmount();
    const { sessionStorage } = test;
    const outcome = { status: 'posted', referenceNumber: 'CV-9', errors: [] } as const;
    const { press } = await showRequests({ sessionStorage }, ({ server }) =>
      server.answer(paymentOutcome, outcome),
    );
    await screen.findByText('Your confirmation number is CV-9.');
    await press('Back to your requests');
    expect(await screen.findByText('You have made no requests.')).toBeTruthy();
    expect(sessionStorage.get('portico.drafts')).toBeUndefined();
  });
});

describe('what can be requested', () => {
  it('says why a kind is not possible, and from when it is', async () => {
    const { press } = await showRequests();
    await press('Make a request');
    expect(await screen.findByText(/This was done not long ago\./)).toBeTruthy();
    expect(screen.getByText(/Possible from November 15, 2026\./)).toBeTruthy();
  });

  it('is nothing where the API has no requests', async () => {
    await showRequests({}, ({ server }) => {
      server.answerRaw(borrowerRequests, '', 404);
      server.answerRaw(offeredRequests, '', 404);
    });
    expect(await screen.findByText(/^Requests cannot be made here\./)).toBeTruthy();
  });

  it('has the telephone number of the lender beside each step', async () => {
    const { press } = await showRequests({
      settings: { 'globalOptions.customerServicePhone': '555-0100' },
    });
    const isThere = () => screen.findByRole('link', { name: '555-0100' });
    await isThere();
    await press('Make a request');
    await isThere();
    await press('Skip payments');
    await isThere();
  });
});

describe('a request that was sent', () => {
  it('[POR-169] is listed with its state and by when it is answered', async () => {
    const { press } = await showRequests({ requests: askedRequests() });
    expect(await screen.findByText('We need something from you since June 1, 2026')).toBeTruthy();
    expect(screen.getByText('Sent on May 28, 2026')).toBeTruthy();
    expect(screen.getByText('We answer by June 11, 2026')).toBeTruthy();
    await press('Get help for a hard time');
    expect(await screen.findByText('We need something from you since June 1, 2026')).toBeTruthy();
    expect(screen.getByText('I lost my job')).toBeTruthy();
  });

  it('[POR-169] gets what is missing, and a message', async () => {
    const test = await showRequests({ requests: askedRequests() });
    const { press, answer, user } = test;
    await answer();
    await user.type(screen.getByLabelText('Your message'), 'Here it is.');
    await press('Send your reply');
    expect(await screen.findByText('We have your message.')).toBeTruthy();
    const [document] = answers.accountDocuments().value;
    expect(bodiesOf(test, replyToRequest)).toMatchObject([
      {
        ReferenceNumber: 'CV-7K2M-9QXD',
        Text: 'Here it is.',
        Values: [{ Key: 'payStub', FileIds: [document?.fileId] }],
      },
    ]);
  });

  it('[POR-169] is withdrawn once that is confirmed', async () => {
    const test = await showRequests({ requests: askedRequests() });
    await test.press('Get help for a hard time');
    await test.press('Withdraw this request');
    expect(bodiesOf(test, replyToRequest)).toEqual([]);
    await test.press('Withdraw');
    expect(await screen.findByText('Your request is withdrawn.')).toBeTruthy();
    expect(bodiesOf(test, replyToRequest)).toMatchObject([{ Withdraw: true }]);
  });

  it('[POR-169] and granted says so, and since when, also once it is done', async () => {
    const done = { kind: 'extension', state: 'done', canReply: false };
    const requests = askedRequests().map((request) => ({ ...request, ...done }));
    const { press } = await showRequests({ requests });
    expect(await screen.findByText('Approved since June 1, 2026')).toBeTruthy();
    expect(screen.queryByText(/^We answer by/)).toBeNull();
    await press('Skip payments');
    expect(await screen.findByText('Approved since June 1, 2026')).toBeTruthy();
  });

  it('[POR-168] names a debit that is still taken, with the way to stop it', async () => {
    const [asked] = askedRequests();
    const date = localDate('2026-06-15');
    const outcome = { result: 'debitStillTaken', words: {}, date, amount: cents(31_250) };
    const { press, user, navigations } = await showRequests({
      requests: asked ? [{ ...asked, outcomes: [outcome] }] : [],
      configuration: { pages: { loanDetails: '/loan?account={accountReference}' } },
    });
    await press('Get help for a hard time');
    await user.click(screen.getByRole('link', { name: 'See it and stop it' }));
    expect(navigations).toMatchObject([{ screen: 'loanDetails' }]);
  });

  it('[POR-169] has the documents that followed, which a press opens', async () => {
    const open = vi.fn<typeof globalThis.open>(() => null);
    vi.stubGlobal('open', open);
    const [asked] = askedRequests();
    const outcome = { result: 'documentIssued', words: {}, date: localDate('2026-06-02') };
    const file = { fileId: 'F-1', displayName: 'Payoff letter', displayFormat: 'pdf' };
    const { press } = await showRequests({
      requests: asked ? [{ ...asked, outcomes: [{ ...outcome, ...file }] }] : [],
    });
    await press('Get help for a hard time');
    await press(/^Payoff letter/);
    expect(open).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it.each([
    ['is granted', 'approved', [], true],
    ['waits for an answer', 'received', [], false],
    ['is planned already', 'approved', [{ result: 'paymentPlanned', words: {} }], false],
  ])('[POR-168] a promise that %s can be planned: %s', async (_, state, outcomes, isOffered) => {
    const [asked] = askedRequests();
    const values = [
      { key: 'date', date: localDate('2025-03-21') },
      { key: 'amount', amount: cents(31_250) },
    ];
    const promise = { kind: 'promiseToPay', state, values, outcomes, canReply: false };
    const { press, user, navigations } = await showRequests({
      requests: asked ? [{ ...asked, ...promise }] : [],
      configuration: { pages: { payment: '/pay' } },
    });
    await press('Say when you will pay');
    const link = screen.queryByRole('link', { name: 'Plan this payment' });
    expect(link !== null).toBe(isOffered);
    if (!link) return;
    expect(screen.getByText(/^Plan the payment of \$312\.50 now, so that/)).toBeTruthy();
    await user.click(link);
    expect(navigations).toMatchObject([
      { screen: 'payment', params: { amount: '31250', day: '2025-03-21' } },
    ]);
  });

  it('says where a reply is refused', async () => {
    const { press, answer } = await showRequests({ requests: askedRequests() }, ({ server }) => {
      server.answerRaw(replyToRequest, refused('NotOpen'));
    });
    await answer();
    await press('Send your reply');
    expect(await screen.findByText('This request takes no answer any more.')).toBeTruthy();
  });
});

it('a visitor reads where to sign in', async () => {
  await showWidget(<RequestsView />);
  expect(screen.getByText('Sign in to make a request or to see where one stands.')).toBeTruthy();
});

it('[POR-169] what stays unknown can be made anew once it can no longer arrive', async () => {
  const test = await showRequests({}, ({ server }) => {
    server.drop(submitRequest);
    server.answer(paymentOutcome, { status: 'processing', errors: [] });
  });
  await test.review();
  await test.press('Agree and send');
  await passLookUps(test);
  await screen.findByText(/^We had no answer, so we do not know/);
  expect(screen.queryByRole('button', { name: 'Make it anew' })).toBeNull();
  await act(() => passArrival(test));
  await test.press('Make it anew');
  expect(await screen.findByRole('button', { name: 'Agree and send' })).toBeTruthy();
});
