import {
  borrowerRequests,
  offeredRequests,
  paymentOutcome,
  previewRequest,
  requestKinds,
  submitRequest,
  type RequestKind,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { requestsTexts } from '@portico/requests';
import { day, newGarage } from '@portico/shared/testing/parts';
import { borrower } from '../frame/borrower';
import type { WidgetStory } from '../frame/widget-stories';
import { aRequest, everyKind } from './request-data';
import {
  asks,
  inTurn,
  nothingChanges,
  presses,
  request,
  sees,
  seesOutcome,
  type Play,
} from './request-story';

/** From the offer of a request to its end. */
export const kindStates = [
  'offered',
  'notNow',
  'form',
  'preview',
  'agreed',
  'sent',
  'unknown',
  'refused',
  'waiting',
  'asked',
  'granted',
  'declined',
  'withdrawn',
] as const;
type KindState = (typeof kindStates)[number];

/** A kind of the suite, or the one that it does not know. */
type Kind = RequestKind | 'newGarage';

/** Which kinds a story shows, and in which state: its parameter `kinds`. */
export type ShownKinds = { readonly kinds: readonly string[]; readonly state: KindState };

const allKinds: readonly Kind[] = [...requestKinds, 'newGarage'];

const showing = (shown: ShownKinds, story: WidgetStory): WidgetStory => ({
  ...story,
  parameters: { ...story.parameters, kinds: shown },
});

type Borrower = Pick<ReturnType<typeof borrower>, 'types' | 'picks' | 'chooses' | 'writes'>;

/** Answers what each kind asks; undefined for one that asks nothing. */
const fills: Readonly<Record<Kind, ((me: Borrower) => Promise<unknown>) | undefined>> = {
  dueDateChange: (me) => me.types('dueDate', '04/02/2025'),
  extension: (me) => me.picks('months', '1'),
  hardshipPlan: (me) => me.chooses('reason', 'illness'),
  promiseToPay: async (me) => {
    await me.picks('date', '03/14/2025');
    await me.types('amount', '312.50');
  },
  paymentDispute: async (me) => {
    await me.chooses('reason', 'missing');
    await me.writes('text', 'I paid on March 3.');
  },
  creditReportingDispute: async (me) => {
    await me.chooses('reason', 'wrongStatus');
    await me.writes('text', 'I was never late.');
  },
  payoffLetter: (me) => me.types('date', '03/20/2025'),
  paidInFullLetter: undefined,
  lienStatus: undefined,
  creditBalanceRefund: undefined,
  question: (me) => me.types('text', 'When is it due?'),
  newGarage: async (me) => {
    await me.types('since', '03/01/2025');
    await me.picks('months', '3');
    await me.chooses('place', 'garage');
    await me.chooses('why', 'moved');
    await me.types('where', 'Oak Street 5');
  },
};

/** The kinds that change what the loan shows, and have a wording to agree to. */
const changesLoan = (kind: Kind) => kind === 'dueDateChange' || kind === 'extension';

/** Goes to a kind; the one of the lender has no sentence of the suite. */
const goesTo = (kind: Kind): Play =>
  kind === 'newGarage'
    ? inTurn(presses('begin'), (story) =>
        borrower(story, requestsTexts).pressesOn('li:last-child button'),
      )
    : asks(kind);

/** Answers the fields, and looks at what changes. */
function reviews(kind: Kind): Play {
  const fill = fills[kind];
  const seesReview = sees(changesLoan(kind) ? 'changes' : 'check');
  if (!fill) return inTurn(goesTo(kind), seesReview);
  return inTurn(
    goesTo(kind),
    async (story) => {
      await fill(borrower(story, requestsTexts));
    },
    presses('look'),
    seesReview,
  );
}

type Ending = {
  readonly answers?: (test: TestCore) => void;
  readonly isHurried?: boolean;
  readonly play: Play;
};

const ofKind = (kind: Kind, state: KindState, { answers: more, ...ending }: Ending) =>
  showing(
    { kinds: [kind], state },
    request({
      ...ending,
      answers: (test) => {
        if (!changesLoan(kind)) test.server.answer(previewRequest, nothingChanges());
        more?.(test);
      },
    }),
  );

const sends = (kind: Kind) => inTurn(reviews(kind), presses(changesLoan(kind) ? 'agree' : 'send'));

export const formOf = (kind: Kind) => ofKind(kind, 'form', { play: goesTo(kind) });

export const previewOf = (kind: Kind) => ofKind(kind, 'preview', { play: reviews(kind) });

export const agreedTo = (kind: Kind) =>
  ofKind(kind, 'agreed', {
    answers: ({ server }) => void server.hold(submitRequest),
    play: inTurn(sends(kind), seesOutcome('sending')),
  });

export const sentOf = (kind: Kind) =>
  ofKind(kind, 'sent', { play: inTurn(sends(kind), sees('sent')) });

export const unknownOf = (kind: Kind) =>
  ofKind(kind, 'unknown', {
    isHurried: true,
    answers: ({ server }) => {
      server.drop(submitRequest);
      server.answer(paymentOutcome, { status: 'processing', errors: [] });
    },
    play: inTurn(sends(kind), seesOutcome('unknown')),
  });

export const refusedOf = (kind: Kind) =>
  ofKind(kind, 'refused', {
    answers: ({ server }) => server.refuse(submitRequest, 'NiteMode'),
    play: inTurn(sends(kind), seesOutcome('errorNightly')),
  });

/** All kinds that can be requested now. */
export const everyKindOffered = () =>
  showing({ kinds: allKinds, state: 'offered' }, request({ play: presses('begin') }));

/** All kinds, none of which is possible before a day. */
export const noKindNow = () =>
  showing(
    { kinds: allKinds, state: 'notNow' },
    request({
      answers: ({ server }) => {
        const kinds = everyKind.map((kind) => ({
          ...kind,
          isPossible: false,
          reasonCode: 'TooSoon',
          possibleFrom: day('2025-11-15'),
        }));
        server.answer(offeredRequests, answers.offeredRequests({ kinds }));
      },
      play: inTurn(presses('begin'), sees('notNow')),
    }),
  );

/** One request of each kind, in a state of the API. */
export const everyKindIn = (shown: KindState, state: string) =>
  showing(
    { kinds: allKinds, state: shown },
    request({
      answers: ({ server }) => {
        const answerBy = day('2025-03-20');
        const requests = [
          ...requestKinds.map((kind) => aRequest(kind, state, { answerBy })),
          aRequest(newGarage.kind, state, { answerBy, title: newGarage.title }),
        ];
        server.answer(borrowerRequests, answers.borrowerRequests({ requests }));
      },
    }),
  );
