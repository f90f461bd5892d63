import {
  accountDocuments,
  accountList,
  borrowerRequests,
  notPossibleReasons,
  offeredRequests,
  paymentOutcome,
  previewRequest,
  submitRequest,
} from '@portico/contract';
import { aLoan, answers } from '@portico/contract/fixtures';
import { keepDraft } from '@portico/core/drafts';
import type { TestCore } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { requestsTexts, requestsWidget } from '@portico/requests';
import { requestDraft } from '@portico/requests/testing/parts';
import { requestsFieldsTexts } from '@portico/shared/requests';
import { aField, aKind, day } from '@portico/shared/testing/parts';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { impossibleKinds } from './request-data';
import { asks, inTurn, presses, request, sees, seesField, seesOutcome } from './request-story';

const meta = {
  title: 'Screens/Requests/Making a request',
  ...widgetMeta(requestsWidget, 'A request of the borrower, from its fields to its confirmation.'),
} satisfies Meta<WidgetArgs>;

export default meta;

/** An extension by one payment, and what it changes. */
const reviews = asks('extension', async (story) => {
  const me = borrower(story, requestsTexts);
  await me.picks('months', '1');
  await me.presses('look');
  await me.sees('changes');
});

const sends = inTurn(reviews, presses('agree'));

export const Visitor = inScene({});
export const NothingSent = request({ play: sees('none') });
export const NoLoan = request({
  answers: ({ server }) => server.answer(accountList, answers.accountList({ accounts: [] })),
});
export const SeveralLoans = request({
  answers: ({ server }) => {
    const accounts = [aLoan({ number: '001-1' }), aLoan({ number: '001-2' })];
    server.answer(accountList, answers.accountList({ accounts }));
  },
});
export const Loading = request({ answers: ({ server }) => void server.hold(borrowerRequests) });
export const NotLoaded = request({ answers: ({ server }) => server.drop(borrowerRequests) });
export const OfferNotLoaded = request({ answers: ({ server }) => server.drop(offeredRequests) });
export const NotHere = request({
  answers: ({ server }) => server.answerRaw(borrowerRequests, '', 404),
});
export const WithTelephone = request({
  settings: { 'globalOptions.customerServicePhone': '555-0100' },
});
export const NotPossible = request({
  answers: ({ server }) =>
    server.answer(
      offeredRequests,
      answers.offeredRequests({ kinds: [...impossibleKinds(notPossibleReasons)] }),
    ),
  play: presses('begin'),
});

const begun = ({ core }: TestCore) =>
  keepDraft(core, requestDraft(aLoan().number, 'extension'), { months: '1' });
export const NotFinished = request({ answers: begun, play: sees('notFinished') });
export const KindNotFinished = request({
  answers: begun,
  play: inTurn(presses('begin'), sees('notFinished')),
});

/** A day of the calendar, which closes then. */
export const DaysOfDueDateChange = request({
  play: asks('dueDateChange', async (story) => {
    const me = borrower(story, requestsFieldsTexts);
    await me.presses('chooseDate');
    await me.pressesOn('[role=grid] button:not([aria-disabled=true]):enabled');
  }),
});

export const KindWithoutWords = request({
  answers: ({ server }) => {
    const bare = aKind('other', {
      fields: [
        aField('day', 'date'),
        aField('term', 'months', { maxMonths: 3 }),
        aField('sum', 'amount'),
        aField('kind', 'choice', { choices: [{ key: 'one', label: {} }] }),
        aField('map', 'place'),
      ],
    });
    server.answer(offeredRequests, answers.offeredRequests({ kinds: [bare] }));
  },
  play: asks('otherKind'),
});
export const NoDocuments = request({
  answers: ({ server }) => server.answer(accountDocuments, answers.accountDocuments({ value: [] })),
  play: asks('hardshipPlan', seesField('noDocuments')),
});
export const DocumentsNotLoaded = request({
  answers: ({ server }) => server.drop(accountDocuments),
  play: asks('hardshipPlan', seesField('errorDocuments')),
});
export const FieldsMissing = request({ play: asks('hardshipPlan', presses('look')) });

const wrongDay = (text: string) =>
  request({
    play: asks('dueDateChange', async (story) => {
      const me = borrower(story, requestsTexts);
      await me.types('dueDate', text);
      await me.presses('look');
      await me.finds('input[aria-invalid=true]');
    }),
  });
export const NoDay = wrongDay('02/30/2025');
export const DayTooEarly = wrongDay('03/19/2025');
export const DayTooLate = wrongDay('05/05/2025');

const wrongAmount = (text: string) =>
  request({
    play: asks('promiseToPay', async (story) => {
      const me = borrower(story, requestsTexts);
      await me.types('amount', text);
      await me.presses('look');
      await me.finds('input[name=amount][aria-invalid=true]');
    }),
  });
export const NoAmount = wrongAmount('1.234');
export const AmountTooLow = wrongAmount('0.50');
export const AmountTooHigh = wrongAmount('700');

export const TextTooLong = request({
  play: asks('question', async (story) => {
    const me = borrower(story, requestsTexts);
    await me.types('text', 'When is the next payment due, and how much is it?');
    await me.presses('look');
    await me.finds('[aria-invalid=true]');
  }),
});
export const TooManyDocuments = request({
  play: asks('hardshipPlan', async (story) => {
    const me = borrower(story, requestsTexts);
    await me.ticks('documents0');
    await me.ticks('documents1');
    await me.presses('look');
    await me.finds('[aria-invalid=true]');
  }),
});

export const Looking = request({
  answers: ({ server }) => void server.hold(previewRequest),
  play: asks('extension', async (story) => {
    const me = borrower(story, requestsTexts);
    await me.picks('months', '1');
    await me.presses('look');
    await me.sees('looking');
  }),
});
export const WhatChanges = request({ play: reviews });
export const EachPlannedPayment = request({
  answers: ({ server }) => {
    const preview = answers.previewRequest();
    const [debit] = preview.affectedPayments;
    const affectedPayments = debit
      ? [
          debit,
          { ...debit, isRecurring: false, effect: 'moved', newDate: day('2026-07-15') },
          { ...debit, isCard: true, effect: 'stillTaken' },
          { ...debit, amount: undefined, effect: 'halved' },
        ]
      : [];
    server.answer(previewRequest, { ...preview, affectedPayments, amountDueToday: cents(2_500) });
  },
  play: reviews,
});
export const PreviewNotLoaded = request({
  answers: ({ server }) => server.drop(previewRequest),
  play: asks('extension', async (story) => {
    const me = borrower(story, requestsTexts);
    await me.picks('months', '1');
    await me.presses('look');
    await seesOutcome('errorUnread')(story);
  }),
});
export const Sending = request({
  answers: ({ server }) => void server.hold(submitRequest),
  play: inTurn(sends, seesOutcome('sending')),
});
export const Sent = request({ play: inTurn(sends, sees('sent')) });
export const WordingChanged = request({
  answers: ({ server }) => server.refuse(submitRequest, 'WordingChanged'),
  play: inTurn(sends, sees('changed')),
});
export const Refused = request({
  answers: ({ server }) => server.refuse(submitRequest, 'NiteMode'),
  play: inTurn(sends, seesOutcome('errorNightly')),
});
export const LookedUp = request({
  answers: ({ server }) => {
    server.drop(submitRequest);
    server.hold(paymentOutcome);
  },
  play: inTurn(sends, seesOutcome('checking')),
});
export const Unknown = request({
  isHurried: true,
  answers: ({ server }) => {
    server.drop(submitRequest);
    server.answer(paymentOutcome, { status: 'processing', errors: [] });
  },
  play: inTurn(sends, seesOutcome('unknown')),
});
export const UnknownAndSafeToSend = request({
  answers: ({ server }) => server.drop(submitRequest),
  play: inTurn(sends, seesOutcome('sendAgainSafe')),
});
