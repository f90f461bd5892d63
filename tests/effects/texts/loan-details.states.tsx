import { accountDetails, accountList, borrowerRequests, taxFormDelivery } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { chunk } from '@portico/core/internal';
import { settle } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { act, fireEvent, screen } from '@testing-library/react';
import { accountsAnswer, listedLoan, loanDetails } from '@portico/loan-details/testing/parts';
import { showLoan } from '@portico/loan-details/testing';
import type { State } from './test-texts';

type Shown = Parameters<typeof showLoan>[0];

const state = (group: string, names: readonly string[], shown: Shown): State => ({
  keys: names.map((name) => `${group}.${name}`),
  show: async (settings) => {
    await showLoan({ ...shown, settings: { ...shown?.settings, ...settings } });
    await act(settle);
  },
});

const never = chunk(() => new Promise<never>(() => {}));
const broken = chunk(async () => ({
  default: (): never => {
    throw new Error('A section threw');
  },
}));

const reloading = chunk(async () => ({
  default: ({ reload }: { readonly reload: () => void }) => (
    <button onClick={reload}>reload</button>
  ),
}));

/** A loan with this many open requests. */
const requestsOf = (count: number): Shown => ({
  prepare: ({ server }) => {
    const [open] = answers.borrowerRequests().requests;
    const requests = open ? [open, open].slice(0, count) : [];
    server.answer(borrowerRequests, answers.borrowerRequests({ requests }));
  },
});

/** The states of a loan's page that no story shows. */
export const loanDetailsStates: readonly State[] = [
  state(
    'loanDetails',
    [
      'sectionAutopay',
      'sectionScheduled',
      'sectionRequests',
      'sectionOverTime',
      'sectionHistory',
      'sectionStatements',
      'sectionTaxForms',
      'sectionDocuments',
      'sectionAlerts',
    ],
    {
      settings: { 'globalOptions.useFileServicesOption': 'true' },
      sections: {
        autopay: never,
        plannedPayments: never,
        requests: never,
        overTime: never,
        history: never,
        statements: never,
        taxForms: never,
        documents: never,
        alerts: never,
      },
      prepare: ({ server }) => {
        server.answer(borrowerRequests, answers.borrowerRequests());
        server.answer(taxFormDelivery, answers.taxFormDelivery());
        server.answerRaw(accountDetails, {
          HasNoErrors: true,
          Information: {
            AccountNumber: listedLoan().number,
            PaymentInformation: {
              RecurringPayment: {
                EncryptedData: 'r',
                IsCard: false,
                Date: '2025-03-14',
                TotalAmount: 1,
              },
              ScheduledPayments: [
                {
                  EncryptedString: 's',
                  IsCard: false,
                  AccountNumber: '6789',
                  PaymentDate: '2025-03-10',
                  PaymentAmount: 1,
                },
              ],
            },
          },
        });
      },
    },
  ),
  state('loanDetails', ['sectionAfterPayoff'], {
    sections: { afterPayoff: never },
    prepare: ({ server }) => {
      server.answer(accountList, accountsAnswer(listedLoan({ comment: 'CLOSED' })));
      server.answer(accountDetails, loanDetails({ balance: cents(0) }));
      server.answer(borrowerRequests, answers.borrowerRequests());
    },
  }),
  state('loanDetails', ['requestsNone', 'toRequests'], requestsOf(0)),
  state('loanDetails', ['requestsClosed'], {
    prepare: ({ server }) => {
      server.answer(accountList, accountsAnswer(listedLoan({ comment: 'CLOSED' })));
      server.answer(borrowerRequests, answers.borrowerRequests({ requests: [] }));
    },
  }),
  state('loanDetails', ['requestOpen'], requestsOf(1)),
  state('loanDetails', ['requestsOpen'], requestsOf(2)),
  state('loanDetails', ['sectionFailed'], {
    sections: { history: broken },
  }),
  state('loanDetails', ['payoffQuote', 'viewInsurance'], {
    settings: {
      'loanOptions.usePayoffQuoteOption': 'true',
      'loanOptions.useInsuranceOption': 'true',
    },
  }),
  state('loanDetails', ['unnamed', 'dueNoDate'], {
    prepare: ({ server }) => {
      const entry = listedLoan({ description: '' });
      server.answer(accountList, accountsAnswer({ ...entry, loanDueDate: undefined }));
      const { nextPaymentDate: _, ...information } = loanDetails().information;
      server.answer(accountDetails, { ...loanDetails(), information });
    },
  }),
  state('loanDetails', ['nothingDue'], {
    prepare: ({ server }) =>
      server.answer(accountDetails, loanDetails({ totalAmountDue: cents(0) })),
  }),
  {
    keys: ['loanDetails.notUpdated'],
    show: async (settings) => {
      const { server } = await showLoan({
        settings,
        sections: { history: reloading },
      });
      const button = await screen.findByText('reload');
      server.drop(accountDetails);
      fireEvent.click(button);
      await act(settle);
    },
  },
  state('loanInformation', ['used', 'partOf'], {
    prepare: ({ server }) => {
      server.answer(accountList, accountsAnswer(listedLoan({ type: 9 })));
      server.answer(accountDetails, loanDetails({ availableCredit: cents(1_599_654) }));
    },
  }),
  state('loanInformation', ['methodBank'], {
    prepare: ({ server }) =>
      server.answer(
        accountDetails,
        loanDetails({
          paymentInformation: {
            defaultPaymentMethod: { isCard: false, profileId: 'p' },
            scheduledPayments: [],
          },
        }),
      ),
  }),
  {
    keys: [
      'address.address1TooLong',
      'address.cityTooLong',
      'address.zipCodeNotFiveDigits',
      'loanAddress.correctErrors',
    ],
    show: (settings) => invalidAddress(settings, 'A'.repeat(46), '1'),
  },
  {
    keys: [
      'address.address1Required',
      'address.cityRequired',
      'address.stateRequired',
      'address.zipCodeRequired',
      'address.statePlaceholder',
      'loanAddress.noAddress',
    ],
    show: async (settings) => {
      await invalidAddress(settings, '', '', { address: {} });
    },
  },
];

async function invalidAddress(
  settings: Readonly<Record<string, string>>,
  text: string,
  zipCode: string,
  information: Parameters<typeof loanDetails>[0] = {},
): Promise<void> {
  const { container, user } = await showLoan({
    settings,
    prepare: ({ server }) => server.answer(accountDetails, loanDetails(information)),
  });
  await act(settle);
  const put = (name: string, value: string) => {
    const field = container.querySelector(`[name=${name}]`);
    if (field) fireEvent.change(field, { target: { value } });
  };
  put('address1', 'x');
  for (const name of ['address1', 'city']) put(name, text);
  put('zipCode', zipCode);
  const save = screen.queryByRole('button', { name: 'Save' });
  if (save) await user.click(save);
  for (const name of ['address1', 'city', 'state', 'zipCode']) {
    const field = container.querySelector(`[name=${name}]`);
    if (field) fireEvent.blur(field);
  }
  await act(settle);
}
