import {
  accountList,
  applicationList,
  applicationOptions,
  passableToken,
  paymentInfo,
} from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { portalFrameTexts, portalTexts, portalWidget } from '@portico/portal';
import type { Meta } from '@storybook/react-vite';
import { account, accountsAnswer } from '@portico/loan-details/testing/parts';
import { borrower } from '../frame/borrower';
import {
  inScene,
  widgetMeta,
  type Scene,
  type WidgetArgs,
  type WidgetStory,
} from '../frame/widget-stories';
import { paying } from '../payment/scene';
import { chooseLoan, chooseSavedBank } from '../payment/steps';

const meta = {
  title: 'Screens/Portal/Portal',
  ...widgetMeta(
    portalWidget,
    'The full portal: header, navigation and footer around every screen, by hash routes.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const shared = {
  'globalOptions.lenderName': 'Cedar Valley Credit',
  'globalOptions.customerServicePhone': '555-0100',
  'globalOptions.customerServiceHours': 'Monday to Friday, 8:30 AM to 7:30 PM Central',
  'globalOptions.footerText': '<p>Member of the deposit insurance. Equal housing lender.</p>',
};

/** The portal opened at a hash, as a link or a bookmark opens it. */
const at = (hash: string, { options, answers }: Scene = {}): Scene => ({
  options: { ...options, settings: { ...shared, ...options?.settings } },
  answers: (test) => {
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', pathname + search + hash);
    answers?.(test);
  },
});

const signedIn = (more?: (test: TestCore) => void): Scene => ({
  options: { session: true },
  answers: (test) => {
    test.server.answer(accountList, accountsAnswer(account()));
    test.server.answer(applicationList, { hasNoErrors: true, errors: [], applications: [] });
    more?.(test);
  },
});

const seeing =
  (key: keyof typeof portalTexts.english): NonNullable<WidgetStory['play']> =>
  async (story) => {
    await borrower(story, portalTexts).sees(key);
  };

const finding =
  (selector: string): NonNullable<WidgetStory['play']> =>
  async (story) => {
    await borrower(story, portalTexts).finds(selector);
  };

export const SignedOut = inScene(at('#/home/login'), { play: finding('input[name=username]') });

export const Dashboard = inScene(at('#/myaccount/dashboard', signedIn()), {
  play: finding('table'),
});

const applying = {
  'globalOptions.allowApplyForLoanOption': 'true',
  'globalOptions.useConsumerOriginationOption': 'true',
};

/** The service allows new loans: an item in the navigation, a button on the dashboard. */
export const ApplyForLoan = inScene(
  at('#/myaccount/dashboard', {
    ...signedIn(({ server }) =>
      server.answer(passableToken, { hasNoErrors: true, errors: [], passableToken: 'pass-1' }),
    ),
    options: { session: true, settings: applying },
  }),
  {
    play: async (story) => {
      await borrower(story, portalTexts).presses('navApplyForLoan');
      await borrower(story, portalTexts).finds('dialog a[target=_blank]');
    },
  },
);

/** The lender's branch locator is on another site: the Locations button opens a notice. */
export const RemoteBranchLocator = inScene(
  at('#/myaccount/dashboard', {
    ...signedIn(),
    options: {
      session: true,
      settings: {
        'globalOptions.useRemoteBranchLocatorOption': 'true',
        'globalOptions.remoteBranchLocatorUrl': 'https://branches.example',
      },
    },
  }),
  {
    play: async (story) => {
      await borrower(story, portalTexts).presses('navRemoteLocations');
      await borrower(story, portalTexts).finds('dialog a[target=_blank]');
    },
  },
);

export const DashboardOnAPhone = inScene(at('#/myaccount/dashboard', signedIn()), {
  globals: { width: '320px' },
  play: finding('table'),
});

const everyItem = {
  ...applying,
  'achPaymentOptions.requireAchDraftAgreementOption': 'true',
  'globalOptions.useDocumentCenterOption': 'true',
  'globalOptions.useRequestsOption': 'true',
  'profileOptions.forceManualCifChangesOption': 'true',
  'globalOptions.useBranchLocatorOption': 'true',
  'globalOptions.useFAQOption': 'true',
};

const withEveryItem: Scene = {
  ...signedIn(),
  options: { session: true, settings: everyItem },
};

/** Not every item of the navigation fits into one line: More lists the others. */
export const MoreItemsThanFit = inScene(at('#/myaccount/dashboard', withEveryItem), {
  play: async (story) => {
    const { finds, pressesOn } = borrower(story, portalFrameTexts);
    await pressesOn('header nav > div button');
    await finds('header [part=navigation-menu]');
  },
});

/** More on a phone lists every item, in its order. */
export const MoreOnAPhone = inScene(at('#/myaccount/dashboard', withEveryItem), {
  globals: { width: '320px' },
  play: async (story) => {
    await borrower(story, portalFrameTexts).presses('more');
    await borrower(story, portalFrameTexts).finds('dialog[open] a');
  },
});

export const LoadingTheDashboard = inScene(
  at(
    '#/myaccount/dashboard',
    signedIn(({ server }) => void server.hold(accountList)),
  ),
);

export const Payment = inScene(at('#/myaccount/payment', paying()), {
  play: finding('select[name=account]'),
});

export const LeavingWithUnsavedChanges = inScene(at('#/myaccount/payment', paying()), {
  play: async (story) => {
    await chooseLoan(story);
    await chooseSavedBank(story);
    window.location.hash = '#/myaccount/dashboard';
    await borrower(story, portalTexts).finds('dialog[open]');
  },
});

export const LoanNotLoaded = inScene(
  at(
    '#/myaccount/payment/001-1234567-8',
    paying({ more: ({ server }) => server.refuse(paymentInfo, 'Error') }),
  ),
  { play: finding('[role=alert]') },
);

export const SetupNotLoaded = inScene(
  at('', { answers: ({ server }) => server.answerRaw(applicationOptions, {}, 500) }),
  { play: seeing('titleError500') },
);
