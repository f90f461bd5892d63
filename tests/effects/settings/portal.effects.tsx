import { accountList, applicationList, passableToken, tokenLogin } from '@portico/contract';
import { settle } from '@portico/core/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { PortalView } from '@portico/portal/testing/parts';
import { showWidget } from '@portico/element/testing';
import { loginAnswer, SingleSignOnEntry } from '@portico/sign-in/testing/parts';
import { effectsOn, flagHides, flagShows, type Settings } from './effect';
import { hasText } from './observations';

const group = 'globalOptions';
const html = '<p>Ask <b>Joan</b>.</p>';

/** The portal at an address; a borrower with a loan is signed in where the address needs it. */
async function atPortal(hash: string, settings: Settings) {
  window.history.replaceState(null, '', hash);
  const session = hash.startsWith('#/myaccount');
  const shown = await showWidget(
    <PortalView />,
    { settings, ...(session && { session }) },
    (test) => {
      test.server.answerRaw(accountList, {
        HasNoErrors: true,
        Accounts: [{ Number: '001-1', Type: 0, Balance: 100 }],
      });
      test.server.answerRaw(applicationList, { HasNoErrors: true, Applications: [] });
      test.server.answerRaw(passableToken, { HasNoErrors: true, PassableToken: 'pass-1' });
    },
  );
  return shown;
}

const dashboard = '#/myaccount/dashboard';
const signIn = '#/home/login';

async function atDashboard(settings: Settings) {
  const shown = await atPortal(dashboard, settings);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return shown;
}

async function atSignIn(settings: Settings) {
  const shown = await atPortal(signIn, settings);
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  return shown;
}

/** Whether the navigation lists a screen. */
const lists = (name: string) => async (settings: Settings) => {
  await atDashboard(settings);
  await settle();
  return () =>
    [...document.querySelectorAll('[part=navigation-link]')].some(
      ({ textContent }) => textContent === name,
    );
};

const says = (show: (settings: Settings) => Promise<unknown>) => async (settings: Settings) => {
  await show(settings);
  return hasText('Ask Joan.');
};

/** Address and alternative text of a picture. */
const picture = (part: string) => async (settings: Settings) => {
  await atDashboard(settings);
  return [...document.querySelectorAll(`[part=${part}]`)].map(
    (image) => `${image.getAttribute('src')} ${image.getAttribute('alt')}`,
  );
};

/** What the footer shows under the signed-in screens. */
const footerSays = (text: string) => async (settings: Settings) => {
  await atDashboard(settings);
  const footer = await screen.findByRole('contentinfo');
  return () => footer.textContent.includes(text);
};

/** The names of what is the case. */
const namesOf = (facts: Readonly<Record<string, boolean>>) =>
  Object.keys(facts).filter((name) => facts[name]);

/** Where a text stands: beside the sign-in form, in the footer once signed in. */
const placesSaying = (text: string) => async (settings: Settings) => {
  await atSignIn(settings);
  const beside = screen.queryByRole('complementary')?.textContent.includes(text) ?? false;
  cleanup();
  const isInFooter = await footerSays(text)(settings);
  return () => namesOf({ beside, footer: isInFooter() });
};

/** Where paying is offered: in the navigation, and beside the sign-in form. */
async function placesToPay(settings: Settings) {
  const navigation = (await lists('Make payment')(settings))();
  cleanup();
  await atSignIn(settings);
  const told = screen.getByRole('complementary').textContent.includes('make a payment');
  return namesOf({ navigation, beside: told });
}

const banner: Settings = {
  [`${group}.dashboardBannerImage`]: '/banner.png',
  [`${group}.dashboardBannerText`]: 'A valley',
};

/** Without this option, applying needs the lender's own page. */
const originated: Settings = { [`${group}.useConsumerOriginationOption`]: 'true' };

const allowed: Settings = { [`${group}.allowApplyForLoanOption`]: 'true' };

const sso: Settings = {
  [`${group}.singleSignOnUrl`]: 'https://id.example/login',
  [`${group}.singleSignOnOrigins`]: 'https://id.example',
};

/** Where a visitor is redirected who opens the registration. */
async function sentTo(settings: Settings) {
  window.history.replaceState(null, '', '#/home/register');
  const { assigned } = await showWidget(<PortalView />, { settings });
  return () => assigned.map((address) => address.replace(/&state=[^&]+$/, ''));
}

const footerPicture = [1, 2, 3].flatMap((place) => {
  const image = { [`${group}.footerImage${place}`]: `/${place}.png` };
  return [
    {
      key: `${group}.footerImage${place}`,
      value: `/${place}.png`,
      sees: picture('footer-image'),
      unset: [],
      set: [`/${place}.png `],
    },
    {
      key: `${group}.footerImage${place}Text`,
      value: `Picture ${place}`,
      given: image,
      sees: picture('footer-image'),
      unset: [`/${place}.png `],
      set: [`/${place}.png Picture ${place}`],
    },
    {
      key: `${group}.hideFooterImage${place}Option`,
      value: 'true',
      given: image,
      sees: picture('footer-image'),
      unset: [`/${place}.png `],
      set: [],
    },
  ];
});

/** The settings that `portico-portal` reads. */
export const portalEffects = effectsOn('portico-portal', [
  {
    key: `${group}.singleSignOnUrl`,
    proves: 'ACC-471, PAY-607',
    value: 'https://id.example/start',
    given: sso,
    sees: sentTo,
    unset: [],
    set: ['https://id.example/start?reason=notLoggedIn'],
  },
  {
    key: `${group}.singleSignOnUrl`,
    value: 'https://id.example/start',
    given: sso,
    // A return without a token.
    sees: async (settings) => {
      const { core } = await showWidget(<SingleSignOnEntry token={undefined} state={undefined} />, {
        settings,
      });
      await settle();
      const said = core.takeScreenData('login');
      return said?.kind === 'signedOut' ? String(said.reason) : null;
    },
    unset: null,
    set: 'unauthorized',
  },
  {
    key: `${group}.singleSignOnOrigins`,
    value: 'https://other.example, https://id.example',
    given: sso,
    sees: sentTo,
    unset: [],
    set: ['https://id.example/login?reason=notLoggedIn'],
  },
  {
    key: `${group}.singleSignOnWithoutStateOption`,
    value: 'true',
    given: sso,
    sees: async (settings) => {
      window.history.replaceState(null, '', '#/home/sso/token-of-the-link');
      await showWidget(<PortalView />, { settings }, (test) =>
        test.server.answer(tokenLogin, loginAnswer()),
      );
      return () => [
        `asked: ${hasText('You are about to continue as Maria Alvarez.')()}`,
        `signed in: ${window.location.hash === '#/myaccount/dashboard'}`,
      ];
    },
    unset: ['asked: true', 'signed in: false'],
    set: ['asked: false', 'signed in: true'],
    proves: 'POR-136',
  },
  {
    key: 'depositOptions.disableEZPayOption',
    value: 'true',
    sees: placesToPay,
    unset: ['navigation', 'beside'],
    set: [],
  },
  flagShows(`${group}.useRequestsOption`, lists('Requests')),
  { ...flagHides(`${group}.hideContactUsOption`, lists('Messages')), proves: 'ACC-041, LON-564' },
  {
    ...flagShows(`${group}.useBranchLocatorOption`, lists('Locations')),
    proves: 'ACC-042, LON-565',
  },
  flagShows('profileOptions.forceManualCifChangesOption', lists('Contact Info Change')),
  { ...flagShows(`${group}.useFAQOption`, lists('FAQ')), proves: 'ACC-044, LON-566' },
  flagShows(`${group}.allowApplyForLoanOption`, lists('Apply For Loan'), originated),
  flagHides(`${group}.hideApplyForLoanOption`, lists('Apply For Loan'), {
    ...allowed,
    ...originated,
  }),
  flagShows(
    `${group}.useConsumerOriginationOption`,
    async (settings) => {
      await atDashboard(settings);
      const [entry] = screen.queryAllByRole('button', { name: 'Apply For Loan', hidden: true });
      if (entry) fireEvent.click(entry);
      return hasText('Continue to Application');
    },
    allowed,
  ),
  {
    key: `${group}.analyticsIds`,
    value: 'G-1, G-2',
    sees: async (settings) => {
      const { host } = await atDashboard(settings);
      const counted: string[] = [];
      host.addEventListener('portico-analytics', (event) => {
        if (event instanceof CustomEvent) counted.push(JSON.stringify(event.detail));
      });
      const [entry] = screen.getAllByText('Make payment');
      if (entry) fireEvent.click(entry);
      await screen.findByRole('heading', { level: 1, name: 'Make a payment' });
      return () => counted;
    },
    unset: [],
    set: ['{"name":"pageView","screen":"payment","ids":["G-1","G-2"]}'],
  },
  {
    key: `${group}.logoImage`,
    value: '/logo.svg',
    sees: picture('logo'),
    unset: [],
    set: ['/logo.svg Logo'],
  },
  { key: `${group}.footerText`, value: html, sees: says(atDashboard), unset: false, set: true },
  { key: `${group}.disclosuresText`, value: html, sees: says(atSignIn), unset: false, set: true },
  {
    key: `${group}.lenderName`,
    value: 'Cedar Valley Credit',
    sees: footerSays('Cedar Valley Credit'),
    unset: false,
    set: true,
  },
  {
    key: `${group}.lenderName`,
    value: 'Cedar Valley Credit',
    sees: async (settings) => {
      await atSignIn(settings);
      return document.querySelector('slot[name=mark]')?.textContent ?? null;
    },
    unset: '',
    set: 'Cedar Valley Credit',
  },
  {
    key: `${group}.customerServicePhone`,
    value: '555-0100',
    sees: placesSaying('555-0100'),
    unset: [],
    set: ['beside', 'footer'],
  },
  {
    key: `${group}.customerServiceHours`,
    value: 'Monday to Friday',
    given: { [`${group}.customerServicePhone`]: '555-0100' },
    sees: placesSaying('Monday to Friday'),
    unset: [],
    set: ['beside', 'footer'],
  },
  ...footerPicture,
  {
    key: `${group}.dashboardBannerImage`,
    value: '/summer.png',
    given: banner,
    sees: picture('banner-image'),
    unset: [],
    set: ['/summer.png A valley'],
  },
  {
    key: `${group}.dashboardBannerText`,
    value: 'A field',
    given: banner,
    sees: picture('banner-image'),
    unset: ['/banner.png '],
    set: ['/banner.png A field'],
  },
  {
    key: `${group}.dashboardInfoText`,
    value: html,
    sees: says(atDashboard),
    unset: false,
    set: true,
  },
  {
    key: `${group}.dashboardNoticeText`,
    value: html,
    sees: says(atDashboard),
    unset: false,
    set: true,
  },
]);
