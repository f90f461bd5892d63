import {
  accountDetails,
  accountDocuments,
  accountHistory,
  accountList,
  borrowerRequests,
  fileTypes,
  hideAccount,
  statementList,
  updateAddress,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { addressTexts } from '@portico/shared/address';
import {
  hideAccountTexts,
  loanAddressTexts,
  loanDetailsWidget,
  loanDetailsSectionsTexts,
} from '@portico/loan-details';
import { cents } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import {
  accountsAnswer,
  listedLoan,
  loanDetails,
  loanNumber,
  loanOverTime,
} from '@portico/loan-details/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Accounts/Loan',
  ...widgetMeta(
    loanDetailsWidget,
    'One loan: what is due, the way to pay it, figures, history and documents.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Loan = {
  readonly entry?: Parameters<typeof listedLoan>[0];
  readonly details?: ReturnType<typeof loanDetails>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly more?: (test: TestCore) => void;
};

/** Since the loan's origination in January 2024. */
const { loan: paidSince, history } = loanOverTime({ paid: 14 });
const { balance } = paidSince.entry;

/** The page of a loan of a signed-in borrower. */
function ofLoan(loan: Loan = {}, story: WidgetStory = {}): WidgetStory {
  const { entry, details = loanDetails({ balance }), settings = {}, more } = loan;
  return inScene(
    {
      options: { session: true, settings },
      answers: (test) => {
        test.server.answer(accountList, accountsAnswer(listedLoan(entry)));
        test.server.answer(accountDetails, details);
        test.server.answer(accountHistory, history);
        test.server.answer(statementList, answers.statementList());
        test.server.answer(updateAddress, answers.updateAddress());
        more?.(test);
      },
    },
    { ...story, args: { accountNumber: loanNumber, ...story.args } },
  );
}

type Played = Parameters<typeof borrower>[0];

/** The dialog that asks about hiding the loan is open. */
async function asksToHide(story: Played) {
  await borrower(story, loanDetailsSectionsTexts).presses('hide');
  // The question itself: the button that opens the dialog has the same text.
  await borrower(story, hideAccountTexts).sees('forGood');
}

export const Open = ofLoan();
export const PastDue = ofLoan({ entry: { loanPastDue: cents(12_000), status: 'Delinquent' } });
export const OwedBack = ofLoan({ details: loanDetails({ balance: cents(-4_210) }) });
export const NothingDue = ofLoan({ details: loanDetails({ balance, totalAmountDue: cents(0) }) });
export const Closed = ofLoan({ entry: { comment: 'CLOSED', status: 'Closed' } });
export const LineOfCredit = ofLoan({
  entry: { type: 9, description: 'Credit line' },
  details: loanDetails({
    paymentInformation: {
      defaultPaymentMethod: { isCard: true, profileId: 'card-1' },
      scheduledPayments: [],
    },
  }),
});

export const WithLinksAndDocuments = ofLoan({
  settings: {
    'globalOptions.useFileServicesOption': 'true',
    'loanOptions.useDocumentCenterLinkOption': 'true',
    'loanOptions.useRequestChangeOption': 'true',
  },
  more: ({ server }) => {
    server.answer(accountDocuments, answers.accountDocuments());
    server.answer(fileTypes, answers.fileTypes());
  },
});

export const Loading = ofLoan({ more: ({ server }) => void server.hold(accountDetails) });

export const CouldNotBeLoaded = ofLoan({
  more: ({ server }) => server.refuse(accountDetails, 'NightError'),
});

export const RequestsNotRead = ofLoan({ more: ({ server }) => server.drop(borrowerRequests) });

export const SignedOut = inScene({}, { args: { accountNumber: loanNumber } });

async function movesTo(story: Played, city: string): Promise<void> {
  await borrower(story, addressTexts).types('city', city);
}

export const AddressChanged = ofLoan({}, { play: (story) => movesTo(story, 'Marion') });

export const AddressSaved = ofLoan(
  {},
  {
    play: async (story) => {
      await movesTo(story, 'Marion');
      await borrower(story, loanAddressTexts).presses('save');
      await borrower(story, loanAddressTexts).sees('saved');
    },
  },
);

export const AddressRefused = ofLoan(
  { more: ({ server }) => server.refuse(updateAddress, 'ZipCityNoMatch') },
  {
    play: async (story) => {
      await movesTo(story, 'Marion');
      await borrower(story, loanAddressTexts).presses('save');
      await borrower(story, addressTexts).sees('errorZipCityNoMatch');
    },
  },
);

export const HidingTheLoan = ofLoan({}, { play: asksToHide });

export const Hidden = ofLoan(
  {
    more: ({ server }) => server.answer(hideAccount, { hasNoErrors: true, errors: [] }),
  },
  {
    play: async (story) => {
      await asksToHide(story);
      await borrower(story, hideAccountTexts).presses('confirm');
      await borrower(story, hideAccountTexts).sees('close');
    },
  },
);

export const NotHidden = ofLoan(
  { more: ({ server }) => server.refuse(hideAccount, 'Error') },
  {
    play: async (story) => {
      await asksToHide(story);
      await borrower(story, hideAccountTexts).presses('confirm');
      await borrower(story, hideAccountTexts).sees('error');
    },
  },
);
