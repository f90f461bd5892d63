import {
  accountList,
  applicationList,
  branchInfo,
  captchaChallenge,
  contactUs,
  feedback,
  offeredRequests,
  zipLocation,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { chunk, type Session } from '@portico/core/internal';
import { settle, type TestCore, type TestOptions } from '@portico/core/testing';
import { cents, localDate } from '@portico/rules';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BranchLocatorView } from '@portico/branch-locator/testing/parts';
import { DraftNotice } from '@portico/shared/draft';
import { StartError, TimeoutDialog } from '@portico/element/testing/parts';
import { AccountsView, account, accountsAnswer } from '@portico/loan-details/testing/parts';
import { MessagesView } from '@portico/messages/testing/parts';
import { portalRoutes, Portal, Error500 } from '@portico/portal/testing/parts';
import { showWidget } from '@portico/element/testing';
import type { Settings } from '../settings/effect';
import type { State } from './test-texts';

const state = (group: string, names: readonly string[], show: State['show']): State => ({
  keys: names.map((name) => `${group}.${name}`),
  show,
});

const view = (group: string, names: readonly string[], what: ReactNode) =>
  state(group, names, async (settings) => {
    await showWidget(what, { settings, session: true });
    await settle();
  });

const good = { hasNoErrors: true, errors: [] };
const dashboard = '#/myaccount/dashboard';

/** Opens the portal at an address and waits for its screen. */
async function atPortal(
  hash: string,
  settings: Settings,
  about: { readonly session?: Partial<Session>; readonly routes?: typeof portalRoutes } = {},
) {
  window.history.replaceState(null, '', hash);
  const session = hash.startsWith('#/myaccount') && (about.session ?? {});
  const shown = await showWidget(
    <Portal routes={about.routes ?? portalRoutes} />,
    { settings, ...(session && { session }) },
    ({ server }) => {
      server.answer(accountList, accountsAnswer(account()));
      server.answer(applicationList, { ...good, applications: [] });
    },
  );
  await waitFor(() => {
    // A failed fetch is retried after a delay.
    act(() => shown.clock.advance(1_000));
    if (!document.querySelector('[part=screen], [role=alert]')) throw new Error('No screen yet.');
  });
  await settle();
  return shown;
}

const title = (name: string, hash: string) =>
  state('portal', [name], (settings) => atPortal(hash, settings));

const portal: readonly State[] = [
  title('titleRecovery', '#/home/recovery'),
  title('titleActivate', '#/home/activate?token=t-1'),
  title('titlePasswordChange', '#/home/forcePasswordChange/t-1'),
  title('titleOptOut', '#/home/opt-out?token=t-1'),
  title('titleRegister', '#/home/register'),
  title('titleVerifyEmail', '#/home/verifyEmail/data'),
  title('titlePaymentConfirm', '#/myaccount/paymentConfirm'),
  title('titleLoginHistory', '#/myaccount/loginHistory'),
  state(
    'portal',
    ['aboutHeading', 'aboutDue', 'aboutPay', 'aboutStatements', 'aboutHelp'],
    (settings) =>
      atPortal('#/home/login', { 'globalOptions.customerServicePhone': '555-0100', ...settings }),
  ),
  state('portalFrame', ['documents'], (settings) =>
    atPortal(dashboard, { 'globalOptions.useDocumentCenterOption': 'true', ...settings }),
  ),
  state('portal', ['navRequestChange'], (settings) =>
    atPortal(dashboard, {
      'profileOptions.forceManualCifChangesOption': 'true',
      ...settings,
    }),
  ),
  state(
    'portal',
    ['logoAlternative', 'navDocuments', 'navDocumentCenter', 'navLocations', 'navFaq'],
    (settings) =>
      atPortal(dashboard, {
        'achPaymentOptions.requireAchDraftAgreementOption': 'true',
        'globalOptions.useDocumentCenterOption': 'true',
        'globalOptions.logoImage': '/logo.svg',
        'globalOptions.useBranchLocatorOption': 'true',
        'globalOptions.useFAQOption': 'true',
        ...settings,
      }),
  ),
  state(
    'portalFrame',
    ['callUs', 'sendMessage', 'writeToUs', 'offices', 'findOffice'],
    (settings) =>
      atPortal(dashboard, {
        'globalOptions.customerServicePhone': '555-0100',
        'globalOptions.useBranchLocatorOption': 'true',
        ...settings,
      }),
  ),
  state('remoteBranchLocator', ['noAddress'], async (settings) => {
    await atPortal(dashboard, {
      'globalOptions.useRemoteBranchLocatorOption': 'true',
      ...settings,
    });
    const [button] = screen.getAllByRole('button', { name: 'Locations', hidden: true });
    if (button) fireEvent.click(button);
    await settle();
  }),
  state('portal', ['showDisclosures', 'hideDisclosures'], async (settings) => {
    await atPortal('#/home/login', {
      'globalOptions.disclosuresText': '<p>We are a lender.</p>',
      ...settings,
    });
    fireEvent.click(screen.getByText(/portal.showDisclosures/));
    await settle();
  }),
  state('portal', ['pageError', 'tryAgain'], (settings) =>
    atPortal(dashboard, settings, {
      routes: portalRoutes.map((route) =>
        route.screen === 'dashboard'
          ? { ...route, load: chunk(() => Promise.reject<never>(new Error('offline'))) }
          : route,
      ),
    }),
  ),
  title('titleDepositDetails', '#/myaccount/deposits/depositDetails/001-2000001-5'),
  title('titleApplicationDetails', '#/myaccount/applicationdetails/A-100'),
  title('titleLoanDetails', '#/myaccount/loanDetails/001-1000001-7'),
  title('navRequests', '#/myaccount/requests'),
  ...['error', 'errorLoanLockedPayoff', 'errorDispute'].map((name) =>
    state('loanDetails', [name], async (settings) => {
      const { core } = await atPortal('#/myaccount/payment', settings);
      const code = name.replace('error', '');
      act(() =>
        core.navigate(undefined, { screen: 'dashboard', data: { kind: 'viewError', code } }),
      );
      await settle();
      await settle();
    }),
  ),
  state('dashboard', ['addEmail', 'previousLogin'], (settings) =>
    atPortal(dashboard, settings, {
      session: { emailAddress: '', lastLoggedIn: localDate('2025-03-01') },
    }),
  ),
  view('error500', ['heading', 'message', 'tryAgain'], <Error500 />),
];

const put = (selector: string, value: string) => {
  const field = document.querySelector(selector);
  if (!field) return;
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

const showMessages = (
  settings: Settings,
  prepare?: (test: TestCore) => void,
  options: TestOptions = {},
) => showWidget(<MessagesView captcha={async () => 'code-1'} />, { settings, ...options }, prepare);

async function send() {
  const captcha = document.querySelector('input[name=captcha]');
  if (captcha) fireEvent.click(captcha);
  await settle();
  fireEvent.click(await screen.findByRole('button', { name: /^Send/ }));
  await settle();
}

const messages: readonly State[] = [
  state(
    'messages',
    ['nameInvalid', 'emailInvalid', 'subjectInvalid', 'messageInvalid'],
    async (settings) => {
      await showMessages(settings, ({ server }) => server.answer(contactUs, answers.contactUs()));
      put('select', 'question');
      put('input[name=name]', 'A'.repeat(101));
      put('input[name=email]', 'ada@');
      put('input[name=subject]', 'A'.repeat(101));
      put('textarea', 'A'.repeat(301));
      await send();
    },
  ),
  state('messages', ['captchaNotNeeded'], async (settings) => {
    await showWidget(<MessagesView />, { settings, session: true }, ({ server }) =>
      server.answerRaw(captchaChallenge, 'Not Found', 404),
    );
    put('select', 'question');
    fireEvent.click(screen.getByRole('checkbox'));
    await settle();
  }),
  state('changes', ['notSent'], async (settings) => {
    let online = true;
    await showMessages(settings, ({ server }) => server.answer(feedback, answers.feedback()), {
      session: true,
      online: () => online,
    });
    put('select', 'feedback');
    fireEvent.click(await screen.findByDisplayValue('good'));
    put('textarea', 'You were kind.');
    online = false;
    await send();
    await settle();
  }),
  state('messages', ['feedbackSent'], async (settings) => {
    await showMessages(settings, ({ server }) => server.answer(feedback, answers.feedback()), {
      session: true,
    });
    put('select', 'feedback');
    fireEvent.click(await screen.findByDisplayValue('good'));
    put('textarea', 'You were kind.');
    await send();
    await settle();
  }),
];

const others: readonly State[] = [
  state('accounts', ['statusCurrent'], async (settings) => {
    await showWidget(<AccountsView />, { settings, session: true }, ({ core, server }) => {
      core.setRouter({ hrefFor: ({ screen: name }) => `#/${name}`, go: () => undefined });
      server.answer(accountList, accountsAnswer(account({ status: '' })));
      server.answer(applicationList, { ...good, applications: [] });
    });
    await screen.findByRole('rowheader');
  }),
  state('accounts', ['overdueHelp'], async (settings) => {
    await showWidget(<AccountsView />, { settings, session: true }, ({ core, server }) => {
      core.setRouter({ hrefFor: ({ screen: name }) => `#/${name}`, go: () => undefined });
      server.answer(accountList, accountsAnswer(account({ loanPastDue: cents(11_820) })));
      server.answer(applicationList, { ...good, applications: [] });
      server.answer(offeredRequests, answers.offeredRequests());
    });
    await screen.findByRole('rowheader');
  }),
  state('branchLocator', ['sortedByZip'], async (settings) => {
    await showWidget(<BranchLocatorView />, { settings }, ({ server }) => {
      server.answer(branchInfo, answers.branchInfo());
      server.answerRaw(zipLocation, 'Not Found', 404);
    });
    await settle();
    put('input', '50613');
    await settle();
  }),
  state('branchLocator', ['locateFailed'], async (settings) => {
    const geolocation = {
      getCurrentPosition: (_: unknown, refused: () => void) => refused(),
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
    await showWidget(<BranchLocatorView />, { settings }, ({ server }) =>
      server.answer(branchInfo, answers.branchInfo()),
    );
    fireEvent.click(screen.getByRole('button', { name: /location/i }));
    await settle();
    Reflect.deleteProperty(navigator, 'geolocation');
  }),
  // Shown without the setup, where only settings of the tag replace the sentences.
  view(
    'widget',
    ['cannotStart', 'tryAgain', 'reload'],
    <StartError retry={() => undefined} isCode />,
  ),
  view(
    'draft',
    ['keptWithoutSecrets'],
    <DraftNotice draft={{ at: 'kept', discard: () => undefined }} hasSecrets />,
  ),
  view(
    'sessionTimeout',
    ['title', 'message', 'resume'],
    <TimeoutDialog remainingSeconds={120} onResume={() => undefined} />,
  ),
];

/** The states of portal, lists and messages that no story shows. */
export const portalStates: readonly State[] = [...portal, ...messages, ...others];
