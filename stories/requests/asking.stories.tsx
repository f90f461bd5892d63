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
import { cents } from '@portico/rules';
import type { TestCore } from '@portico/core/testing';
import type { Texts } from '@portico/core/internal';
import { requestsTexts, requestsWidget } from '@portico/requests';
import {
  requestsFieldsTexts,
  requestsKindsTexts,
  requestsSendingTexts,
} from '@portico/shared/requests';
import { aField, aKind, day } from '@portico/shared/testing/parts';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { impossibleKinds, requestAnswers } from './request-data';

const meta = {
  title: 'Screens/Requests/Making a request',
  ...widgetMeta(requestsWidget, 'A request of the borrower, from its fields to its confirmation.'),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;
type Kind = keyof typeof requestsKindsTexts.english;

type About = {
  readonly answers?: (test: TestCore) => void;
  readonly settings?: Readonly<Record<string, string>>;
  readonly isHurried?: boolean;
  readonly play?: Play;
};

function request({ answers: more, settings = {}, isHurried = false, play }: About): WidgetStory {
  return inScene(
    {
      isHurried,
      options: {
        session: true,
        settings: { 'globalOptions.useFileServicesOption': 'true', ...settings },
      },
      answers: (test) => {
        requestAnswers(test);
        more?.(test);
      },
    },
    play && { play },
  );
}

/** Goes to a kind, and goes on from there. */
const asks =
  (kind: Kind, then?: Play): Play =>
  async (story) => {
    await borrower(story, requestsTexts).presses('begin');
    await borrower(story, requestsKindsTexts).presses(kind);
    await then?.(story);
  };

const presses =
  (...keys: readonly (keyof typeof requestsTexts.english)[]): Play =>
  async (story) => {
    for (const key of keys) await borrower(story, requestsTexts).presses(key);
  };

const seesOf =
  <K extends string>(texts: Texts<K>) =>
  (key: K): Play =>
  async (story) => {
    await borrower(story, texts).sees(key);
  };
const sees = seesOf(requestsTexts);
const seesField = seesOf(requestsFieldsTexts);
const seesOutcome = seesOf(requestsSendingTexts);

const inTurn =
  (...plays: readonly Play[]): Play =>
  async (story) => {
    for (const play of plays) await play(story);
  };

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
export const Kinds = request({ play: presses('begin') });
export const NotPossible = request({
  answers: ({ server }) =>
    server.answer(
      offeredRequests,
      answers.offeredRequests({ kinds: [...impossibleKinds(notPossibleReasons)] }),
    ),
  play: presses('begin'),
});

export const DueDateChange = request({ play: asks('dueDateChange') });
export const DaysOfDueDateChange = request({
  play: asks('dueDateChange', async (story) => {
    const me = borrower(story, requestsFieldsTexts);
    await me.presses('chooseDate');
    await me.finds('[role=grid]');
  }),
});
export const Extension = request({ play: asks('extension') });
export const HardshipPlan = request({ play: asks('hardshipPlan') });
export const PromiseToPay = request({ play: asks('promiseToPay') });
export const PaymentDispute = request({ play: asks('paymentDispute') });
export const CreditReportingDispute = request({ play: asks('creditReportingDispute') });
export const PayoffLetter = request({ play: asks('payoffLetter') });
export const PaidInFullLetter = request({
  answers: ({ server }) => server.answer(previewRequest, nothingChanges()),
  play: asks('paidInFullLetter', sees('noChange')),
});
export const LienStatus = request({
  answers: ({ server }) => server.answer(previewRequest, nothingChanges()),
  play: asks('lienStatus', sees('noChange')),
});
export const CreditBalanceRefund = request({
  answers: ({ server }) => server.answer(previewRequest, nothingChanges()),
  play: asks('creditBalanceRefund', sees('noChange')),
});
export const Question = request({ play: asks('question') });

/** Shown by the words of its data alone; one of its fields is of a type that is not known. */
export const KindOfTheLender = request({
  play: inTurn(presses('begin'), async (story) => {
    await borrower(story, requestsTexts).pressesOn('li:last-child button');
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

/** A request that changes no figure, and has nothing to agree to. */
function nothingChanges() {
  return answers.previewRequest({
    before: undefined,
    after: undefined,
    addedInterest: undefined,
    amountDueToday: undefined,
    schedule: [],
    affectedPayments: [],
    wording: undefined,
  });
}
