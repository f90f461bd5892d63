import {
  accountDocuments,
  accountList,
  applicationDocuments,
  applicationList,
  customerDocuments,
  fileTypes,
  passableToken,
  type OutputOf,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { documentCenterTexts, documentCenterWidget } from '@portico/document-center';
import { documentsTexts } from '@portico/shared/documents';
import { localDate } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import { documentsRefreshTexts, documentsViewerTexts } from '@portico/shared/testing/parts';
import { account, accountsAnswer } from '@portico/loan-details/testing/parts';
import { borrower, testOf } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Documents/Document center',
  ...widgetMeta(
    documentCenterWidget,
    'Every document of the borrower: of each account, of the profile, and of applications for a loan.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Listed = OutputOf<typeof accountDocuments>['value'][number];

const row = (displayName: string, displayFormat: string, day: string): Listed => ({
  fileId: displayName,
  displayName,
  displayFormat,
  dateUploaded: localDate(day),
});
const listing = (...value: readonly Listed[]) => ({ hasNoErrors: true, errors: [], value });

const insurance = row('Proof of insurance 2025', 'pdf', '2025-02-18');
const card = row('Insurance card, front', 'jpg', '2025-03-11');
const ofLoan = [
  insurance,
  row('Loan agreement', 'pdf', '2024-01-04'),
  row('Letter, December 3', 'docx', '2024-12-03'),
  row('Repair estimate', 'png', '2024-11-20'),
  row('Payment plan.xlsx', 'xlsx', '2024-02-11'),
];
const auto = account();
const savings = account({ number: '002-2000002-4', description: 'Savings', type: 1 });

type Center = {
  readonly more?: (test: TestCore) => void;
  readonly settings?: Readonly<Record<string, string>>;
  readonly accounts?: readonly (typeof auto)[];
};

/** The document center of a borrower with one account, whose documents are shown at once. */
function center(
  { more, settings, accounts = [auto] }: Center = {},
  play?: WidgetStory['play'],
): WidgetStory {
  return inScene(
    {
      options: {
        session: true,
        settings: { 'globalOptions.useFileServicesOption': 'true', ...settings },
      },
      answers: (test) => {
        const { server } = test;
        server.answer(accountList, accountsAnswer(...accounts));
        server.answer(applicationList, {
          hasNoErrors: true,
          errors: [],
          applications: [{ applicationNumber: 'A-2041' }, { applicationNumber: 'A-2077' }],
        });
        server.answer(accountDocuments, listing(...ofLoan));
        server.answer(customerDocuments, listing(row('Passport', 'jpg', '2024-06-30')));
        server.answer(applicationDocuments, listing(row('Pay stub', 'pdf', '2025-03-01')));
        server.answer(fileTypes, answers.fileTypes());
        server.answer(passableToken, answers.passableToken());
        more?.(test);
      },
    },
    play && { play },
  );
}

type Played = Parameters<typeof borrower>[0];

const opens =
  (tab: 'tabApplications' | 'tabProfile') =>
  async (story: Played): Promise<void> => {
    const place = tab === 'tabProfile' ? 2 : 3;
    await borrower(story, documentCenterTexts).pressesOn(`[role=tab]:nth-child(${place})`);
  };

/** Refreshes the list, which then has one more document. */
async function refreshes(story: Played): Promise<void> {
  const me = borrower(story, documentsTexts);
  await me.finds('[data-format]');
  testOf(story.loaded).server.answer(accountDocuments, listing(...ofLoan, card));
  await me.presses('refresh');
}

export const DocumentsOfAnAccount = center();
export const NothingChosen = center({ accounts: [auto, savings] });
export const WithNew = center({}, async (story) => {
  await refreshes(story);
  await borrower(story, documentsTexts).sees('new');
});
export const Refreshed = center({}, async (story) => {
  const me = borrower(story, documentsTexts);
  await me.finds('[data-format]');
  await me.presses('refresh');
  await borrower(story, documentsRefreshTexts).sees('refreshed');
});
export const RefreshFailed = center({}, async (story) => {
  const me = borrower(story, documentsTexts);
  await me.finds('[data-format]');
  testOf(story.loaded).server.drop(accountDocuments);
  await me.presses('refresh');
  await borrower(story, documentsRefreshTexts).sees('refreshFailed');
});
export const NoDocuments = center({
  more: ({ server }) => server.answer(accountDocuments, listing()),
});
export const Loading = center({ more: ({ server }) => void server.hold(accountDocuments) });
export const NotLoaded = center({ more: ({ server }) => server.drop(accountDocuments) });
export const ManyDocuments = center({
  more: ({ server }) =>
    server.answer(
      accountDocuments,
      listing(
        ...Array.from({ length: 400 }, (_, n) => row(`Letter ${n + 1}`, 'pdf', '2024-05-05')),
      ),
    ),
});
export const WithoutUpload = center({
  settings: { 'globalOptions.useFileServicesOption': 'false' },
});
export const Profile = center({}, async (story) => {
  await opens('tabProfile')(story);
  await borrower(story, documentCenterTexts).sees('headingProfile');
});
export const Applications = center({}, opens('tabApplications'));
export const DocumentsOfAnApplication = center({}, async (story) => {
  await opens('tabApplications')(story);
  await borrower(story, documentCenterTexts).picks('documentsApplication', 'A-2041');
});

const inPage = { 'globalOptions.openDocumentsInPageOption': 'true' };
const pressesPicture = async (story: Played) => {
  const me = borrower(story, documentsTexts);
  await me.pressesOn('li:has([data-format=png]) button');
  return me;
};
export const OpeningInThePage = center(
  { settings: inPage, more: ({ server }) => void server.hold(passableToken) },
  async (story) => {
    await (await pressesPicture(story)).finds('dialog');
  },
);
export const NotShownInThePage = center({ settings: inPage }, async (story) => {
  await pressesPicture(story);
  await borrower(story, documentsViewerTexts).sees('viewerFailed');
});
export const LoadingAccounts = center({ more: ({ server }) => void server.hold(accountList) });
export const AccountsNotLoaded = center({ more: ({ server }) => server.drop(accountList) });
export const NoAccounts = center({ accounts: [] });
export const LoadingApplications = center(
  { more: ({ server }) => void server.hold(applicationList) },
  opens('tabApplications'),
);
export const ApplicationsNotLoaded = center(
  { more: ({ server }) => server.drop(applicationList) },
  opens('tabApplications'),
);
export const NoApplications = center(
  {
    more: ({ server }) =>
      server.answer(applicationList, { hasNoErrors: true, errors: [], applications: [] }),
  },
  opens('tabApplications'),
);
export const SignedOut = inScene({});
