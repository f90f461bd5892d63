import {
  accountList,
  applicationList,
  institutionOptions,
  maintenanceMode,
} from '@portico/contract';
import { allSettings } from '@portico/element/settings';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { PortalView } from '@portico/portal';
import { SignInView } from '@portico/sign-in';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLoan } from '@portico/loan-details/testing/parts';
import { eStatements, showStatements } from '@portico/loan-details/testing';
import { chooseLoan, showPayment } from '@portico/payment/testing';
import { loanInfo } from '@portico/payment/testing/parts';
import { openRemoteNotice, showMap } from '../effects/settings/locations.effects';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

type Settings = Readonly<Record<string, string>>;

/** Shows a screen with settings; resolves to the addresses that the page navigated to. */
type Scene = (settings: Settings) => Promise<readonly string[]>;

async function show(view: ReactNode, options: TestOptions) {
  const test = await startTestCore(options);
  test.server.answer(maintenanceMode, { isEnabled: false });
  test.server.answerRaw(institutionOptions, {});
  test.server.answerRaw(accountList, { HasNoErrors: true, Accounts: [] });
  test.server.answerRaw(applicationList, { HasNoErrors: true, Applications: [] });
  render(<WidgetProvider core={test.core}>{view}</WidgetProvider>);
  return test.assigned;
}

const portal =
  (hash: string, more: Settings = {}, session?: true): Scene =>
  (settings) => {
    window.history.replaceState(null, '', hash);
    return show(<PortalView />, {
      settings: { ...settings, ...more },
      ...(session && { session }),
    });
  };

const dashboard = portal('#/myaccount/dashboard', {}, true);

const stores: Scene = (settings) =>
  show(<SignInView />, { settings, userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile' });

const byCard = { allowACH: false, allowCards: true };

const payment =
  (more: Settings): Scene =>
  async (settings) => {
    const { user, assigned } = await showPayment({
      settings: { ...settings, ...more },
      saved: [],
      info: { paymentOptions: { ...loanInfo().paymentOptions, ...byCard } },
    });
    await chooseLoan(user);
    return assigned;
  };

const thirdParty = payment({
  'generalPaymentOptions.useThirdPartyPaymentsOption': 'true',
  'generalPaymentOptions.thirdPartyBranchMinimum': '1',
  'generalPaymentOptions.thirdPartyBranchMaximum': '5',
});

/** The consent to e-statements. */
const consent: Scene = async (settings) => {
  const loan = openLoan({ statementFormat: 'PaperOnly' });
  const { user, assigned } = await showStatements({ loan, options: { settings } });
  await user.click(eStatements());
  return assigned;
};

/** The pictures of the map, whose address has places for zoom, column and row. */
const map: Scene = async (settings) => {
  const key = 'globalOptions.mapTileUrl';
  await showMap({ ...settings, [key]: `${settings[key]}/{z}/{x}/{y}.png` });
  return [];
};

/** Each setting that becomes an address, with the screen that uses it. */
const scenes: Readonly<Record<string, Scene>> = {
  'globalOptions.singleSignOnUrl': portal('#/home/register', {
    'globalOptions.singleSignOnOrigins': 'https://good.test\nnull',
  }),
  'globalOptions.logoImage': dashboard,
  'globalOptions.dashboardBannerImage': dashboard,
  'globalOptions.footerImage1': dashboard,
  'globalOptions.footerImage2': dashboard,
  'globalOptions.footerImage3': dashboard,
  'globalOptions.appStoreUrl': stores,
  'globalOptions.playStoreUrl': stores,
  'globalOptions.mapTileUrl': map,
  'globalOptions.remoteBranchLocatorUrl': async (settings) => {
    await openRemoteNotice(settings);
    return [];
  },
  'loanOptions.sampleStatementUrl': consent,
  'generalPaymentOptions.thirdPartyPaymentUrl': thirdParty,
  'cardPaymentOptions.hostedFieldsUrl': payment({}),
  'cardPaymentOptions.thirdPartyCardLinkUrl': payment({
    'cardPaymentOptions.thirdPartyCardLinkOption': 'true',
  }),
};

const addresses = allSettings.filter(({ kind }) => kind === 'address' || kind === 'picture');

/** The values of all attributes of the page that hold an address. */
function led(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'data'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    ),
  );
}

describe.each(addresses.map(({ key }) => key))('%s', (key) => {
  const scene = () => {
    const found = scenes[key];
    if (!found) throw new Error(`${key} has no row with the screen that uses it`);
    return found;
  };
  const good = 'https://good.test/place';

  it('is used as an address', async () => {
    const assigned = await scene()({ [key]: good });
    await waitFor(() =>
      expect([...led(), ...assigned].some((one) => one.startsWith(good))).toBe(true),
    );
  });

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,<script>1</script>'])(
    '[POR-040] is not used as an address with %j',
    async (address) => {
      const others = Object.fromEntries(
        addresses.filter((one) => one.key !== key).map((one) => [one.key, good]),
      );
      // Single sign-on would redirect the borrower from every other screen.
      const { 'globalOptions.singleSignOnUrl': _, ...shown } = others;
      const assigned = await scene()({ ...shown, [key]: address });
      await new Promise((resolve) => setTimeout(resolve));
      await waitFor(() => expect(document.body.textContent).not.toBe(''));
      expect([...led(), ...assigned].filter((one) => /script|data:/i.test(one))).toEqual([]);
    },
  );
});
