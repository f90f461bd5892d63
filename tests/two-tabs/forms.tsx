import {
  accountAlerts,
  accountDetails,
  changeTextSubscriptions,
  profile,
  textSubscriptions,
  updateAddress,
  updateProfile,
  type Call,
} from '@portico/contract';
import { within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LoanDetailsView } from '@portico/loan-details/testing/parts';
import '@portico/loan-details/testing';
import { ProfileView } from '@portico/profile/testing/parts';
import '@portico/profile/testing';
import type { TestHost } from '../../demo-host/api/testing/test-host';
import type { Tab } from './tab';

/** A change of one field of a form. */
type FieldChange = {
  readonly field: string;
  /** Changes it and leaves it. */
  readonly make: (tab: Tab) => Promise<unknown>;
  /** The part of the stored data that has it, and the value it has then. */
  readonly stored: readonly [path: string, value: unknown];
};

/** A form that saves, over the reference API. */
export type SavingForm = {
  readonly name: string;
  /** The call that saves it. */
  readonly call: Call;
  /** The seeded borrower. */
  readonly borrower: string;
  readonly view: ReactNode;
  /** Opens the form, where the page does not show it at once. */
  readonly open?: (tab: Tab) => Promise<unknown>;
  readonly save: (tab: Tab) => Promise<unknown>;
  /** The changes that are made in two tabs, in two of its fields. */
  readonly changes: readonly FieldChange[];
  /** What is stored, as the API answers it. */
  readonly stored: (host: TestHost, token: string) => Promise<unknown>;
};

const storedProfile = async (host: TestHost, token: string) =>
  (await host.send(profile, undefined, { token })).body;

const loanNumber = '0012-104417-3';
const loanOf = async (host: TestHost, token: string) =>
  (await host.send(accountDetails, { accountNumber: loanNumber }, { token })).body;

const section = async ({ page }: Tab, name: string) =>
  within(await page.findByRole('region', { name }));

const saveIn = (name: string, button: string) => async (tab: Tab) => {
  const { user } = tab;
  await user.click(await (await section(tab, name)).findByRole('button', { name: button }));
};

const typed = (label: RegExp, text: string) => (tab: Tab) => tab.type(label, text);
const ticked = (name: RegExp) => (tab: Tab) => tab.press(name, 'checkbox');
const switched = (name: RegExp) => (tab: Tab) => tab.press(name, 'switch');

const chosen = (label: RegExp, value: string) => async (tab: Tab) =>
  tab.user.selectOptions(await tab.page.findByLabelText(label), value);

const opened = (name: RegExp) => (tab: Tab) => tab.press(name, 'button');

const street = typed(/^Street address/, '9 Mill Street');
/** In the profile, the address is opened first. */
const ofProfile = (make: (tab: Tab) => Promise<unknown>) => async (tab: Tab) => {
  await opened(/^Change your address/)(tab);
  await make(tab);
};
/** A town of the reference API's region, by its zip code. */
const town = async (tab: Tab) => {
  await tab.type(/^City/, 'Marion');
  await tab.type(/^Zip code/, '52302');
};

/** Every form whose fields are stored together, with fields that two tabs change. */
export const savingForms: readonly SavingForm[] = [
  {
    name: 'user information',
    call: updateProfile,
    borrower: 'iris',
    view: <ProfileView />,
    save: saveIn('Signing in', 'Save'),
    changes: [
      {
        field: 'login name',
        make: typed(/^Username/, 'iris.castellano'),
        stored: ['UserInfo.LogonName', 'iris.castellano'],
      },
      {
        field: 'email address',
        make: typed(/^Email address/, 'new@example.com'),
        // It counts once the link mailed to it is opened.
        stored: ['UserInfo.PendingEmailAddress', 'new@example.com'],
      },
      {
        field: 'question',
        make: async (tab) => {
          await opened(/^Change your security question/)(tab);
          await chosen(/^Question/, 'In what city were you born?')(tab);
          await tab.type(/^Answer/, 'Dubuque');
        },
        stored: ['UserInfo.SecretQuestion', 'In what city were you born?'],
      },
    ],
    stored: storedProfile,
  },
  {
    name: 'personal information',
    call: updateProfile,
    borrower: 'iris',
    view: <ProfileView />,
    save: saveIn('About you', 'Save'),
    changes: [
      {
        field: 'street',
        make: ofProfile(street),
        stored: ['PersonalInfo.Address.Address1', '9 Mill Street'],
      },
      { field: 'town', make: ofProfile(town), stored: ['PersonalInfo.Address.ZipCode', '52302'] },
      {
        field: 'phone 1',
        make: typed(/^Phone 1/, '3195550177'),
        stored: ['PersonalInfo.PhoneNumbers.0.PhoneNumber', '3195550177'],
      },
      {
        field: 'phone 2',
        make: typed(/^Phone 2/, '3195550178'),
        stored: ['PersonalInfo.PhoneNumbers.1.PhoneNumber', '3195550178'],
      },
      {
        field: 'the phone to call first',
        make: switched(/^Call phone 2 first/),
        stored: ['PersonalInfo.PhoneNumbers.1.Primary', true],
      },
    ],
    stored: storedProfile,
  },
  {
    name: 'notifications',
    call: updateProfile,
    borrower: 'maya',
    view: <ProfileView />,
    save: saveIn('Notifications', 'Save notifications'),
    changes: [
      {
        field: 'an alert by email',
        make: ticked(/^My username changes Email$/),
        stored: ['UserAlertsInfo.EmailAlerts.LogonNameChange', false],
      },
      {
        field: 'another alert by email',
        make: ticked(/^Someone signs in with my username Email$/),
        stored: ['UserAlertsInfo.EmailAlerts.UserLogsOn', false],
      },
      {
        field: 'an alert by text',
        make: ticked(/^Money is moved online Text$/),
        stored: ['UserAlertsInfo.TextAlerts.MoneyTransOnWeb', false],
      },
    ],
    stored: storedProfile,
  },
  {
    name: 'the texts of a phone',
    call: changeTextSubscriptions,
    borrower: 'maya',
    view: <ProfileView />,
    open: (tab) => tab.press('Choose texts to phone 1'),
    save: (tab) => tab.press('Save'),
    changes: [
      {
        field: 'an account option',
        make: ticked(/^Cedar Valley Insurance Account$/),
        stored: ['SubscriptionInfo.Options.1.OptInAccount', true],
      },
      {
        field: 'an offers option',
        make: ticked(/^Cedar Valley Insurance Offers$/),
        stored: ['SubscriptionInfo.Options.1.OptInMarketing', true],
      },
    ],
    stored: async (host, token) =>
      (await host.send(textSubscriptions, { phoneNumber: '3195550148' }, { token })).body,
  },
  {
    name: 'the address of a loan',
    call: updateAddress,
    borrower: 'maya',
    view: <LoanDetailsView accountNumber={loanNumber} />,
    save: (tab) => tab.press('Save'),
    changes: [
      { field: 'street', make: street, stored: ['Information.Address.Address1', '9 Mill Street'] },
      { field: 'town', make: town, stored: ['Information.Address.ZipCode', '52302'] },
    ],
    stored: loanOf,
  },
  {
    name: 'the alerts of a loan',
    call: accountAlerts,
    borrower: 'maya',
    view: <LoanDetailsView accountNumber={loanNumber} />,
    save: saveIn('Alerts for this loan', 'Save alerts'),
    changes: [
      {
        field: 'statements by email',
        make: ticked(/^A new statement Email$/),
        stored: ['Alerts.EmailAlerts.EstatementAlert', false],
      },
      {
        field: 'late payments by text',
        make: ticked(/^A payment is late Text$/),
        stored: ['Alerts.TextAlerts.AlertLoanDelinquent', false],
      },
    ],
    stored: loanOf,
  },
];
