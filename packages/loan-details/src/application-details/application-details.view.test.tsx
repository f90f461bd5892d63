import { applicationDetails, applicationDocuments } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents, localDate } from '@portico/rules';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
// Fetched on demand; here already, so that no test waits for it to be compiled.
import './application-documents.view';
import { ApplicationDetailsView } from './application-details.view';

afterEach(cleanup);

const application = {
  applicationNumber: 'A-100',
  status: 'In review',
  amountRequested: cents(1_000_000),
  amountApproved: cents(900_050),
  lastModified: localDate('2025-03-01'),
  fundsExpected: localDate('2025-03-20'),
  office: 'Cedar Valley',
};
const approved = { ...application, status: 'Approved' };
const good = { hasNoErrors: true, errors: [] };

const answering =
  (value: typeof application | undefined) =>
  ({ server }: TestCore) =>
    server.answer(applicationDetails, { ...good, application: value });

async function showApplication(
  prepare: (test: TestCore) => void,
  passed?: unknown,
  options: TestOptions = {},
) {
  const test = await startTestCore({ session: true, ...options });
  prepare(test);
  test.core.setRouter({ hrefFor: ({ screen: name }) => `#/${name}`, go: () => undefined });
  if (passed !== undefined) {
    test.core.navigate(undefined, {
      screen: 'applicationDetails',
      data: { kind: 'application', application: passed },
    });
  }
  render(
    <WidgetProvider core={test.core}>
      <ApplicationDetailsView applicationNumber="A-100" />
    </WidgetProvider>,
  );
  return { ...test, user: userEvent.setup({ delay: null }) };
}

const figures = () =>
  Array.from(document.querySelectorAll('dl > div'), ({ textContent }) => textContent);
const heading = () => screen.findByRole('heading', { name: 'Application A-100' });

describe('the page of an application', () => {
  it('[LON-352, LON-353, LON-354, LON-355, LON-356, LON-357, LON-358, LON-359, LON-360] shows who applied and the data of the answer', async () => {
    await showApplication(({ server }) =>
      server.answerRaw(applicationDetails, {
        HasNoErrors: true,
        Errors: [],
        Application: {
          ApplicationNumber: 'A-100',
          Status: 'In review',
          AmountRequested: 10000,
          AmountApproved: 9000.5,
          LastModified: '2025-03-01T10:00:00',
          FundsExpected: '2025-03-20',
        },
      }),
    );
    await heading();
    expect(screen.getByRole('heading', { name: 'Application A-100' })).toBeTruthy();
    expect(screen.getByText('Status: In review')).toBeTruthy();
    expect(screen.getByText('Next: the money is expected on March 20, 2025.')).toBeTruthy();
    expect(figures()).toEqual([
      'ApplicantMaria Alvarez',
      'Amount requested$10,000.00',
      'Amount approved$9,000.50',
      'Last modified03/01/2025',
      'Funds expected03/20/2025',
    ]);
  });

  it('[LON-361] is fetched by its number, once', async () => {
    const { server } = await showApplication(answering(application));
    await heading();
    expect(server.requestsTo(applicationDetails)).toMatchObject([
      {
        method: 'GET',
        url: expect.stringMatching(
          /\/api\/Application\?numDaysToRetrieve=30&applicationNumber=A-100$/,
        ),
      },
    ]);
  });

  it('shows a dash for what is not decided yet', async () => {
    await showApplication(({ server }) =>
      server.answerRaw(applicationDetails, {
        HasNoErrors: true,
        Application: { ApplicationNumber: 'A-100', FundsExpected: '0001-01-01' },
      }),
    );
    await heading();
    expect(figures().slice(1)).toEqual([
      'Amount requested—',
      'Amount approved—',
      'Last modified—',
      'Funds expected—',
    ]);
    expect(screen.queryByText(/Status/)).toBeNull();
  });
});

/** What is shown before the answer. */
async function showHeld(passed: unknown) {
  const held: ReturnType<TestCore['server']['hold']>[] = [];
  const shown = await showApplication(
    ({ server }) => void held.push(server.hold(applicationDetails)),
    passed,
  );
  return { ...shown, release: (body: unknown) => held[0]?.release(body) };
}

describe('what the dashboard passed', () => {
  it('[LON-120] is shown at once, and replaced by the answer', async () => {
    const { server, release } = await showHeld(application);
    expect(screen.getByText('Status: In review')).toBeTruthy();
    expect(figures()).toContain('Amount approved$9,000.50');
    await waitFor(() => expect(server.requestsTo(applicationDetails)).toHaveLength(1));
    release({
      HasNoErrors: true,
      Application: { ApplicationNumber: 'A-100', Status: 'Approved' },
    });
    expect(await screen.findByText('Status: Approved')).toBeTruthy();
    expect(figures()).toContain('Amount approved—');
  });

  it.each<[string, unknown]>([
    ['is another application', { ...application, applicationNumber: 'B-200' }],
    ['is not an application', { applicationNumber: 7, status: {} }],
    ['is no object', 'A-100'],
  ])('is not shown where it %s', async (_, passed) => {
    await showHeld(passed);
    expect(screen.getByLabelText('Loading your application')).toBeTruthy();
    expect(figures()).toEqual([]);
  });

  it('stays when the request fails', async () => {
    const { server, user } = await showApplication(
      (test) => test.server.drop(applicationDetails),
      application,
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Your application could not be loaded. What you see here may have changed since.Try again',
    );
    expect(figures()).toContain('Amount approved$9,000.50');
    server.answer(applicationDetails, { ...good, application: approved });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Status: Approved')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an application that cannot be shown', () => {
  it.each([undefined, application])(
    '[LON-362] and is not among those of the last 30 days says so, with a way on',
    async (passed) => {
      await showApplication(answering(undefined), passed);
      expect(await screen.findByText('No applications found.')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'All accounts and applications' })).toBeTruthy();
      expect(figures()).toEqual([]);
    },
  );

  it("[LON-363] shows the server's messages", async () => {
    await showApplication(({ server }) =>
      server.refuse(applicationDetails, ['The loan desk is closed.', 'Try tomorrow.']),
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The loan desk is closed. Try tomorrow.Try again');
  });

  it.each<[string, (test: TestCore) => void]>([
    ['cannot be sent', ({ server }) => server.drop(applicationDetails)],
    ['answers 500', ({ server }) => server.answerRaw(applicationDetails, '', 500)],
    ['is not as documented', ({ server }) => server.answerRaw(applicationDetails, '<html>')],
    ['is refused by a code', ({ server }) => server.refuse(applicationDetails, 'Error')],
  ])(
    '[LON-364] says so in a sentence when the call %s, and can be fetched again',
    async (_, prepare) => {
      const { server, user } = await showApplication(prepare);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe('Your application could not be loaded.Try again');
      server.answer(applicationDetails, { ...good, application });
      await user.dblClick(screen.getByRole('button', { name: 'Try again' }));
      await heading();
      await waitFor(() => expect(server.requestsTo(applicationDetails)).toHaveLength(2));
    },
  );
});

describe('the documents of an application', () => {
  it.each([
    ['true', true],
    ['false', false],
  ])('[LON-365, LON-568] with file services %s, are shown: %s', async (value, shown) => {
    const { server } = await showApplication(
      (test) => {
        answering(application)(test);
        test.server.answer(applicationDocuments, answers.applicationDocuments());
      },
      undefined,
      { settings: { 'globalOptions.useFileServicesOption': value } },
    );
    await heading();
    if (shown) await screen.findByRole('button', { name: /^Proof of insurance/ });
    await act(settle);
    expect(screen.queryByRole('heading', { name: 'Documents' }) !== null).toBe(shown);
    expect(server.requestsTo(applicationDocuments).map(({ url }) => url)).toEqual(
      shown ? ['/api/Documents/GetApplicationDocuments?applicationNumber=A-100'] : [],
    );
  });
});

it('a visitor is shown the way to sign-in, and returns after it', async () => {
  const { core, server } = await showApplication(answering(application), undefined, {
    session: undefined,
  });
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(server.requestsTo(applicationDetails)).toEqual([]);
  expect(core.wanted.take()).toEqual({
    screen: 'applicationDetails',
    params: { applicationNumber: 'A-100' },
  });
});
