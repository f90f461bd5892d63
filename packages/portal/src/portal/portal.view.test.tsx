import { accountList, applicationList, applicationOptions, clientError } from '@portico/contract';
import { chunk } from '@portico/core/internal';
import { createTestCore, settle, startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { signal } from '@preact/signals-core';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portalRoutes } from './portal.routes';
import { Portal } from './portal.view';

import {
  dashboard,
  mainNavigation,
  screenOf,
  showPortal,
  signInScreen,
  withScreen,
} from '../testing/show-portal';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

describe('opening the portal', () => {
  it('[ACC-001, LON-005] signed out: the sign-in screen at #/home/login', async () => {
    await showPortal();
    await signInScreen();
    expect(window.location.hash).toBe('#/home/login');
  });

  it('[ACC-001, LON-020] signed in: the dashboard at #/myaccount/dashboard', async () => {
    await showPortal({ hash: '#/myaccount/dashboard', session: true });
    await dashboard();
    expect(window.location.hash).toBe('#/myaccount/dashboard');
  });

  it.each(['#/myaccount/dashboard', '#/myaccount/payment', '#/myaccount/payment/1'])(
    '[ACC-019, LON-019] %s without a session shows home and no account',
    async (hash) => {
      const { server } = await showPortal({ hash });
      await signInScreen();
      expect(window.location.hash).toBe('#/home/login');
      expect(server.requestsTo(accountList)).toHaveLength(0);
    },
  );

  it('[LON-021] shows the dashboard only after the account list call has completed', async () => {
    const test = await startTestCore({ session: true });
    window.history.replaceState(null, '', '#/myaccount/dashboard');
    const held = test.server.hold(accountList);
    render(
      <WidgetProvider core={test.core}>
        <Portal routes={portalRoutes} />
      </WidgetProvider>,
    );
    await waitFor(() => expect(test.server.requestsTo(accountList)).toHaveLength(1));
    await dashboard();
    expect(document.querySelector('[part=screen]')).toBeNull();
    await act(async () => held.release({ HasNoErrors: true, Accounts: [] }));
    await waitFor(() => expect(document.querySelector('[part=screen]')).not.toBeNull());
  });
});

it('[ACC-005, LON-042] shows no screen and sends no other request before the setup is loaded', async () => {
  const test = createTestCore({ session: true });
  const held = test.server.hold(applicationOptions);
  window.history.replaceState(null, '', '#/home/login');
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={portalRoutes} />
    </WidgetProvider>,
  );
  await act(settle);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(test.server.requests.map(({ url }) => url)).toEqual(['/api/setup/ApplicationOptions']);
  await act(async () => held.release({ gassySettings: {} }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
});

describe('the signed-in layout', () => {
  it('[ACC-023] names the borrower in its header', async () => {
    await showPortal({ hash: '#/myaccount/dashboard', session: { personalName: 'Maria Alvarez' } });
    await dashboard();
    expect(within(screen.getByRole('banner')).getByText('Maria Alvarez')).toBeTruthy();
  });

  it('[ACC-024] has header, navigation and footer on every signed-in screen', async () => {
    const signedIn = portalRoutes.filter(({ area }) => area === 'myaccount');
    const routes = signedIn.map((route) => ({
      ...route,
      load: chunk(async () => screenOf(() => <p>{route.path}</p>)),
    }));
    for (const { path } of signedIn) {
      await showPortal({ hash: `#/${path.replace(/\{\w+\}/, '1')}`, session: true, routes });
      await screen.findByText(path);
      for (const role of ['banner', 'contentinfo']) expect(screen.getByRole(role)).toBeTruthy();
      expect(mainNavigation().getByText('Dashboard')).toBeTruthy();
      cleanup();
    }
  });

  it('[ACC-027, LON-072] shows the copyright line with the current year', async () => {
    await showPortal({ hash: '#/myaccount/dashboard', session: true });
    await dashboard();
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByText('© 2025')).toBeTruthy();
  });

  it('has the lender’s telephone, messages and offices in its footer, as far as there are any', async () => {
    await showPortal({
      hash: '#/myaccount/dashboard',
      session: true,
      settings: {
        'globalOptions.lenderName': 'Cedar Valley Credit',
        'globalOptions.customerServicePhone': '(319) 555-0100',
        'globalOptions.customerServiceHours': 'Monday to Friday, 8 to 5',
        'globalOptions.useBranchLocatorOption': 'true',
      },
    });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '(319) 555-0100' }).getAttribute('href')).toBe(
      'tel:3195550100',
    );
    expect(footer.getByText('Monday to Friday, 8 to 5')).toBeTruthy();
    const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.slice(1)).toEqual(['#/myaccount/messages', '#/myaccount/locations']);
    expect(footer.getByText('© 2025 Cedar Valley Credit')).toBeTruthy();
    expect(within(screen.getByRole('banner')).getByText('Cedar Valley Credit')).toBeTruthy();
    cleanup();

    await showPortal({
      hash: '#/myaccount/dashboard',
      session: true,
      settings: { 'globalOptions.hideContactUsOption': 'true' },
    });
    expect(within(await screen.findByRole('contentinfo')).queryAllByRole('link')).toEqual([]);
  });

  it('[ACC-028] renders the footer’s rich text', async () => {
    await showPortal({
      hash: '#/myaccount/dashboard',
      session: true,
      settings: { 'globalOptions.footerText': '<b>Member FDIC</b>' },
    });
    const text = await screen.findByText('Member FDIC');
    expect(text.tagName).toBe('B');
  });

  it('[ACC-031, LON-075] has a link that skips to the main content and keeps the address', async () => {
    const { user } = await showPortal({ hash: '#/myaccount/dashboard', session: true });
    await dashboard();
    await user.click(screen.getByText('Skip to main content'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.location.hash).toBe('#/myaccount/dashboard');
  });

  it('[ACC-079, LON-039] sets the document title of the route', async () => {
    await showPortal({ hash: '#/myaccount/dashboard', session: true });
    await dashboard();
    expect(document.title).toBe('Dashboard');
  });

  it('[ACC-080, ACC-822, LON-040, LON-041] uses host and address if a route has no title, and reports that once', async () => {
    const routes = withScreen('dashboard', async () => screenOf(() => <p>here</p>), {
      title: undefined,
    });
    const { server } = await showPortal({ hash: '#/myaccount/dashboard', session: true, routes });
    await screen.findByText('here');
    expect(document.title).toBe(`${window.location.host}/myaccount/dashboard`);
    await waitFor(() => expect(server.requestsTo(clientError)).toHaveLength(1));
  });
});

describe('the footer’s images', () => {
  const images = {
    'globalOptions.footerImage1': 'one.png',
    'globalOptions.footerImage2': 'two.png',
    'globalOptions.footerImage3': 'three.png',
    'globalOptions.footerImage4': 'four.png',
  };
  const shownImages = () =>
    within(screen.getByRole('contentinfo'))
      .queryAllByRole('img', { hidden: true })
      .concat(within(screen.getByRole('contentinfo')).queryAllByRole('presentation'))
      .map((image) => image.getAttribute('src'));

  it('[ACC-029, LON-073] are up to three; a fourth is never rendered', async () => {
    await showPortal({ hash: '#/myaccount/dashboard', session: true, settings: images });
    await dashboard();
    expect(shownImages()).toEqual(['one.png', 'two.png', 'three.png']);
  });

  it.each([
    ['1', ['two.png', 'three.png']],
    ['2', ['one.png', 'three.png']],
    ['3', ['one.png', 'two.png']],
  ])(
    '[ACC-030, LON-074] number %s is absent when its own setting hides it',
    async (which, left) => {
      const hidden = { [`globalOptions.hideFooterImage${which}Option`]: 'true' };
      await showPortal({
        hash: '#/myaccount/dashboard',
        session: true,
        settings: { ...images, ...hidden },
      });
      await dashboard();
      expect(shownImages()).toEqual(left);
    },
  );

  it('[ACC-053] are also shown below the signed-out screens', async () => {
    await showPortal({ settings: images });
    await signInScreen();
    expect(shownImages()).toEqual(['one.png', 'two.png', 'three.png']);
  });

  it('[LON-048] and the logo are loaded from the folder in the setup', async () => {
    await showPortal({
      settings: { ...images, 'globalOptions.logoImage': 'logo.svg' },
      institutionOptions: { cdnFolder: 'https://cdn.test/cedar/' },
    });
    await signInScreen();
    expect(screen.getByAltText('Logo').getAttribute('src')).toBe('https://cdn.test/cedar/logo.svg');
    expect(shownImages()[0]).toBe('https://cdn.test/cedar/one.png');
  });
});

describe('the signed-out layout', () => {
  it('says beside the sign-in what online access is for, and whom to call', async () => {
    await showPortal({
      settings: {
        'globalOptions.customerServicePhone': '555-0100',
        'globalOptions.customerServiceHours': 'Monday to Friday',
      },
    });
    await signInScreen();
    const about = within(screen.getByRole('complementary'));
    expect(about.getByRole('heading', { name: 'With online access you can' })).toBeTruthy();
    expect(about.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'see what is due, and when',
      'make a payment',
      'read your statements and your payment history',
    ]);
    expect(about.getByRole('link', { name: '555-0100' }).getAttribute('href')).toBe('tel:5550100');
    expect(about.getByText('Monday to Friday')).toBeTruthy();
  });

  it('does not offer to pay where the lender takes no payments', async () => {
    await showPortal({ settings: { 'depositOptions.disableEZPayOption': 'true' } });
    await signInScreen();
    const about = within(screen.getByRole('complementary'));
    expect(about.queryByText('make a payment')).toBeNull();
    expect(about.queryByRole('link')).toBeNull();
  });

  it('[ACC-049] shows a copyright line', async () => {
    await showPortal();
    await signInScreen();
    expect(within(screen.getByRole('contentinfo')).getByText('© 2025')).toBeTruthy();
  });

  it('[ACC-050, ACC-051, LON-069, LON-070] shows the disclosures behind a toggle', async () => {
    const { user } = await showPortal({
      settings: { 'globalOptions.disclosuresText': '<p>Equal housing lender</p>' },
    });
    await signInScreen();
    const toggle = screen.getByRole('button', { name: 'Show Disclosures' });
    const section = () => document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    await screen.findByText('Equal housing lender');
    expect(section()?.hasAttribute('inert')).toBe(true);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(toggle.textContent).toBe('Hide Disclosures');
    expect(section()?.hasAttribute('inert')).toBe(false);
    await user.click(toggle);
    expect(toggle.textContent).toBe('Show Disclosures');
    expect(section()?.hasAttribute('inert')).toBe(true);
  });
});

describe('the names of an answer’s fields', () => {
  const account = { Number: '001-1', Description: 'Auto loan', Type: 0, Balance: 100.5 };
  const application = { ApplicationNumber: 'A-7', Status: 'In review', AmountRequested: 900 };
  const camelCase = (value: object) =>
    Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name.replace(/^./, (first) => first.toLowerCase()),
        field,
      ]),
    );

  async function dashboardOf(written: (value: object) => object) {
    const test = await startTestCore({ session: true });
    window.history.replaceState(null, '', '#/myaccount/dashboard');
    const list = { HasNoErrors: true, Accounts: [written(account)] };
    test.server.answerRaw(accountList, written(list));
    const applications = { HasNoErrors: true, Applications: [written(application)] };
    test.server.answerRaw(applicationList, written(applications));
    render(
      <WidgetProvider core={test.core}>
        <Portal routes={portalRoutes} />
      </WidgetProvider>,
    );
    await screen.findByText(/A-7/);
    await screen.findByText(/Auto loan/);
    const { textContent } = screen.getByRole('main');
    cleanup();
    return textContent;
  }

  it('[LON-053] can be camelCase: the screen is the same as with PascalCase', async () => {
    const shown = await dashboardOf((value) => value);
    expect(shown).toContain('$100.50');
    expect(await dashboardOf(camelCase)).toBe(shown);
  });
});

describe('page views', () => {
  it('are sent with the identifiers that the tag itself has', async () => {
    window.history.replaceState(null, '', '/');
    const { core } = await startTestCore();
    const host = new EventTarget();
    const ids: unknown[] = [];
    host.addEventListener('portico-analytics', (event) => {
      ids.push(Reflect.get(Reflect.get(event, 'detail'), 'ids'));
    });
    const overrides = signal({ 'globalOptions.analyticsIds': 'own' });
    render(
      <WidgetProvider core={core} host={host} overrides={overrides}>
        <Portal routes={portalRoutes} />
      </WidgetProvider>,
    );
    await signInScreen();
    expect(ids).toEqual([['own']]);
  });

  it.each([
    [
      '[ACC-081, LON-547] are sent once per screen with analytics identifiers',
      { 'globalOptions.analyticsIds': 'G-1' },
      ['login', 'faq'],
    ],
    ['[ACC-082, LON-548] are not sent without', {}, []],
  ])('%s', async (_, settings, expected) => {
    const counted: string[] = [];
    const { host, core } = await showPortal({
      hash: '#/nope',
      settings,
      routes: withScreen('faq', async () => screenOf(() => <p>questions</p>)),
    });
    host.addEventListener('portico-analytics', (event) => {
      counted.push(Reflect.get(Reflect.get(event, 'detail'), 'screen'));
    });
    await signInScreen();
    act(() => core.navigate(undefined, { screen: 'faq' }));
    await screen.findByText('questions');
    expect(counted).toEqual(expected);
  });
});
