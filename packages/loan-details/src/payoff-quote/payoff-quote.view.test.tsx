import { payoffDownloadToken, payoffQuote } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents } from '@portico/rules';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Loan } from '../loan/loan';
import { openLoan } from '../testing/open-loan';
import PayoffQuoteDialog from './payoff-quote.view';

configure({ defaultHidden: true });
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

/** The dialog on March 12, 2025. */
async function showDialog(
  about: { options?: TestOptions; loan?: Loan; prepare?: (test: TestCore) => void } = {},
) {
  const { options, loan = openLoan(), prepare } = about;
  const test = await startTestCore({ session: true, ...options });
  test.server.answer(payoffQuote, answers.payoffQuote());
  test.server.answer(payoffDownloadToken, answers.payoffDownloadToken());
  prepare?.(test);
  const navigations: unknown[] = [];
  test.core.setRouter({
    hrefFor: ({ screen: name, params }) => `#/${name}/${params?.['accountNumber'] ?? ''}`,
    go: (to) => void navigations.push(to),
  });
  const onClose = vi.fn();
  const show = (shown: Loan) =>
    render(
      <WidgetProvider core={test.core} host={document.createElement('div')}>
        <PayoffQuoteDialog loan={shown} onClose={onClose} />
      </WidgetProvider>,
    );
  show(loan);
  const user = userEvent.setup({ delay: null });
  return {
    ...test,
    user,
    navigations,
    onClose,
    show,
    requests: () => test.server.requestsTo(payoffQuote),
    /** Requests the quote of a day. */
    request: async (date: string) => {
      await user.clear(field());
      await user.type(field(), date);
      await user.click(submit());
    },
  };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Pay off on/ });
const submit = () => screen.getByRole('button', { name: 'Get the amount' });
const dialogText = () => screen.getByRole('dialog').textContent;
const downloadButton = () =>
  screen.queryByRole('button', { name: 'Download the breakdown, PDF (opens in a new window)' });

/** A window that `open` returns. */
function stubWindow() {
  const opened = {
    opener: {},
    sessionStorage: { removeItem: vi.fn() },
    location: { assign: vi.fn() },
    close: vi.fn(),
  };
  const open = vi.fn(() => opened);
  vi.stubGlobal('open', open);
  return { open, ...opened };
}

describe('the day of a payoff quote', () => {
  it('[LON-313] has the mask 00/00/0000 and a calendar', async () => {
    const { user } = await showDialog();
    expect(screen.getByRole('dialog').style.getPropertyValue('--p-width')).toBe(
      'calc(500 / 16 * var(--p-rem))',
    );
    await user.type(field(), '0320x2025');
    expect(field().value).toBe('03/20/2025');
    await user.click(screen.getByRole('button', { name: 'Choose a date' }));
    await user.click(await screen.findByRole('button', { name: /March 25, 2025/ }));
    expect(field().value).toBe('03/25/2025');
  });

  it('[LON-314, LON-317] before today is refused in words, and cannot be submitted', async () => {
    const { user, requests } = await showDialog();
    await user.type(field(), '03112025');
    expect(screen.getByText('Error Choosing Date. Please Choose a future date')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await user.click(submit());
    expect(requests()).toEqual([]);
  });

  it('[LON-316] empty cannot be submitted, and the button says why', async () => {
    const { user, requests } = await showDialog();
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(submit().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Enter today or a later day to get the amount.');
    await user.click(submit());
    expect(screen.getByText('Enter a date.')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(requests()).toEqual([]);
  });

  it('[LON-315, LON-317] today can be submitted and requests a quote', async () => {
    const { user, requests } = await showDialog();
    await user.type(field(), '03122025');
    expect(submit().getAttribute('aria-disabled')).toBe('false');
    await user.click(submit());
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(requests()[0]?.url).toContain('PayOffDate=2025-03-12');
  });
});

describe('a payoff quote', () => {
  it('[LON-318, LON-320, LON-321] is requested by account and date, waited for, and shown', async () => {
    const { server, requests, request } = await showDialog();
    const held = server.hold(payoffQuote);
    await request('03202025');
    expect(requests()[0]).toMatchObject({
      method: 'GET',
      url: '/api/PaymentInformation/GetPayOffQuote?AccountNumber=001-1000001-7&PayOffDate=2025-03-20',
    });
    expect(screen.getByRole('status', { name: 'Getting the amount' })).toBeTruthy();
    await act(async () => {
      held.release({ HasNoErrors: true, Errors: [], PayOffQuoteAmount: 12_576.78 });
      await settle();
    });
    expect(await screen.findByText('$12,576.78')).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Getting the amount' })).toBeNull();
    expect(field().value).toBe('03/20/2025');
    expect(dialogText()).toContain('To pay off on March 20, 2025');
    expect(dialogText()).toContain('This amount holds until the end of March 20, 2025.');
    expect(dialogText()).not.toContain('Principal');
    expect(document.activeElement).toBe(field());
  });

  it('requested by the keyboard gets the focus of the button it replaces', async () => {
    const { user } = await showDialog();
    await user.type(field(), '03202025');
    submit().focus();
    await user.keyboard('{Enter}');
    await screen.findByText('$8,479.01');
    expect(document.activeElement?.textContent).toContain('$8,479.01');
  });

  it('shows its parts where the API has them', async () => {
    const { request } = await showDialog({
      prepare: ({ server }) =>
        server.answer(
          payoffQuote,
          answers.payoffQuote({
            payOffQuoteAmount: cents(1_257_678),
            principal: cents(1_250_748),
            interest: cents(6_930),
            fees: cents(0),
            perDiem: cents(257),
          }),
        ),
    });
    await request('03202025');
    await screen.findByText('Principal');
    const list = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
    expect(list).toEqual([
      'Principal$12,507.48',
      'Interest, $2.57 a day$69.30',
      'Late and other fees$0.00',
      'Payoff amount$12,576.78',
    ]);
  });

  it('[LON-319] is requested once for each day and account, also after the dialog was closed', async () => {
    const loan = openLoan();
    const { request, requests, user, show } = await showDialog({ loan });
    await request('03202025');
    await screen.findByText('$8,479.01');
    await request('03212025');
    await waitFor(() => expect(requests()).toHaveLength(2));
    await user.clear(field());
    await request('03202025');
    await screen.findByText('$8,479.01');
    expect(requests()).toHaveLength(2);
    cleanup();
    show(loan);
    await request('03202025');
    await screen.findByText('$8,479.01');
    expect(requests()).toHaveLength(2);
    cleanup();
    show({ ...openLoan(), accountNumber: '001-1000002-4' });
    await request('03202025');
    await screen.findByText('$8,479.01');
    expect(requests()[2]?.url).toContain('AccountNumber=001-1000002-4');
  });

  it.each<[string, (test: TestCore) => void]>([
    ['cannot be sent', ({ server }) => server.drop(payoffQuote)],
    ['answers 500', ({ server }) => server.answerRaw(payoffQuote, '', 500)],
    ['is refused for another reason', ({ server }) => server.refuse(payoffQuote, 'Error')],
  ])('[LON-322] whose request %s says so, and can be requested again', async (_, prepare) => {
    const { server, request, user } = await showDialog({ prepare });
    await request('03202025');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurred when attempting to submit a payoff quote request.',
    );
    server.answer(payoffQuote, answers.payoffQuote());
    await user.click(submit());
    expect(await screen.findByText('$8,479.01')).toBeTruthy();
  });

  it("[LON-323] shows the sentence of the server's payoff-quote code", async () => {
    const { request } = await showDialog({
      prepare: ({ server }) => server.refuse(payoffQuote, 'PayoffQuote'),
    });
    await request('03202025');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There was an error retrieving the pay off quote',
    );
  });

  it('leads to the payment of the loan', async () => {
    const { request, user, navigations } = await showDialog();
    await request('03202025');
    const pay = await screen.findByRole('link', { name: 'Pay off this loan' });
    expect(pay.getAttribute('href')).toBe('#/payment/001-1000001-7');
    await user.click(pay);
    expect(navigations).toMatchObject([
      {
        screen: 'payment',
        params: { accountNumber: '001-1000001-7', payoff: 'true', day: '2025-03-20' },
      },
    ]);
  });

  it.each<[string, { options?: TestOptions; loan?: Loan }]>([
    [
      'the lender takes no payments online',
      { options: { settings: { 'depositOptions.disableEZPayOption': 'true' } } },
    ],
    ['the loan is closed', { loan: { ...openLoan(), closed: true } }],
  ])('does not lead to a payment where %s', async (_, about) => {
    const { request } = await showDialog(about);
    await request('03202025');
    await screen.findByText('$8,479.01');
    expect(screen.queryByText('Pay off this loan')).toBeNull();
  });

  it('can be closed while it is requested', async () => {
    const { server, request, user, onClose } = await showDialog();
    server.hold(payoffQuote);
    await request('03202025');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the breakdown of a payoff quote', () => {
  it('[LON-324] can be downloaded once there is a quote', async () => {
    const { request } = await showDialog();
    expect(downloadButton()).toBeNull();
    await request('03202025');
    await screen.findByText('$8,479.01');
    expect(downloadButton()).toBeTruthy();
  });

  it('[LON-325, LON-326] opens in a new window with a token for the account and the day', async () => {
    const { open, location } = stubWindow();
    const { server, request, user } = await showDialog();
    await request('03202025');
    await screen.findByText('$8,479.01');
    const held = server.hold(payoffDownloadToken);
    await user.click(downloadButton() ?? document.body);
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect(server.requestsTo(payoffDownloadToken)).toMatchObject([
      {
        method: 'POST',
        url: '/api/PaymentInformation/RetrieveDownloadToken',
        body: { AccountNumber: '001-1000001-7', EffectiveDate: '2025-03-20' },
      },
    ]);
    await act(async () => {
      held.release('token-7');
      await settle();
    });
    await waitFor(() =>
      expect(location.assign).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(
          /\/api\/PaymentInformation\/DownloadPayoffQuoteBreakdown\?downloadToken=token-7$/,
        ),
      ),
    );
  });

  it("[LON-326] is in the borrower's language", async () => {
    const { location } = stubWindow();
    const { user } = await showDialog({ options: { configuration: { locale: 'es' } } });
    await user.type(await screen.findByRole('textbox', { name: /^Liquidar el/ }), '03202025');
    await user.click(screen.getByRole('button', { name: 'Obtener el monto' }));
    await user.click(
      await screen.findByRole('button', {
        name: 'Descargar el desglose, PDF (se abre en una ventana nueva)',
      }),
    );
    await waitFor(() =>
      expect(location.assign).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/\?downloadToken=payoff-token&language=es$/),
      ),
    );
  });

  it('that has no token says so, closes the window, and can be tried again', async () => {
    const { close } = stubWindow();
    const { request, user } = await showDialog({
      prepare: ({ server }) => server.refuse(payoffDownloadToken, 'Error'),
    });
    await request('03202025');
    await screen.findByText('$8,479.01');
    await user.click(downloadButton() ?? document.body);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The breakdown could not be opened.',
    );
    expect(close).toHaveBeenCalledOnce();
    expect(downloadButton()?.getAttribute('aria-busy')).not.toBe('true');
  });
});
