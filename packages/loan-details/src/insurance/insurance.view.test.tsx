import { insuranceInformation } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, startTestCore, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents, localDate } from '@portico/rules';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLoan } from '../testing/open-loan';
import InsuranceDialog from './insurance.view';

configure({ defaultHidden: true });
afterEach(cleanup);

/** A loan whose original maturity is this day. */
function maturing(day: string) {
  const { information } = answers.accountDetails();
  return openLoan({ information: { ...information, originalMaturityDate: localDate(day) } });
}

/** The dialog on March 12, 2025. */
async function showDialog(prepare: (test: TestCore) => void = () => {}, loan = openLoan()) {
  const test = await startTestCore({ session: true });
  test.server.answer(insuranceInformation, [
    { type: 'Credit life', isIndividual: 2, premium: cents(1_420) },
    { type: 'Credit disability', isIndividual: 1, premium: cents(985) },
    { type: 'Property', isIndividual: 3 },
  ]);
  prepare(test);
  const onClose = vi.fn();
  render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <InsuranceDialog loan={loan} onClose={onClose} />
    </WidgetProvider>,
  );
  await act(settle);
  return {
    ...test,
    onClose,
    user: userEvent.setup({ delay: null }),
    requests: () => test.server.requestsTo(insuranceInformation),
  };
}

const row = (name: string) => {
  const { children } = screen.getByRole('row', { name: new RegExp(`^${name}`) });
  return [...children].map((cell) => cell.textContent);
};

describe('the insurances on a loan', () => {
  it('[LON-327] are requested by POST with the account number, once, in a dialog 500 px wide', async () => {
    const { requests } = await showDialog();
    expect(screen.getByRole('dialog').style.getPropertyValue('--p-width')).toBe(
      'calc(500 / 16 * var(--p-rem))',
    );
    expect(requests()).toMatchObject([
      {
        method: 'POST',
        url: '/api/Insurance/GetInsuranceInformation',
        body: { accountNumber: '001-1000001-7' },
      },
    ]);
  });

  it('[LON-328, LON-329, LON-330, LON-331, LON-332] are shown with type, coverage and premium', async () => {
    await showDialog();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Type',
      'Covers',
      'Premium',
    ]);
    expect(row('Credit life')).toEqual(['Credit life', 'Joint', '$14.20']);
    expect(row('Credit disability')).toEqual(['Credit disability', 'Individual', '$9.85']);
    expect(row('Property')).toEqual(['Property', 'None', '—']);
  });

  it('[LON-333, LON-334] of a matured loan are not requested, and there are none', async () => {
    const { requests } = await showDialog(undefined, maturing('2025-03-11'));
    expect(requests()).toEqual([]);
    expect(screen.getByText('No insurances found.')).toBeTruthy();
  });

  it('[LON-333] of a loan that matures today are requested', async () => {
    const { requests } = await showDialog(undefined, maturing('2025-03-12'));
    expect(requests()).toHaveLength(1);
  });

  it('[LON-335] say that there are none', async () => {
    await showDialog(({ server }) => server.answer(insuranceInformation, []));
    expect(screen.getByText('No insurances found.')).toBeTruthy();
  });

  it.each<[string, (test: TestCore) => void]>([
    ['cannot be sent', ({ server }) => server.drop(insuranceInformation)],
    ['answers 500', ({ server }) => server.answerRaw(insuranceInformation, '', 500)],
    ['answers something else', ({ server }) => server.answerRaw(insuranceInformation, 'down')],
  ])('[LON-336] whose request %s say so, and can be requested again', async (_, prepare) => {
    const { server, user } = await showDialog(prepare);
    expect(screen.getByRole('alert').textContent).toContain(
      'An error occurred attempting to load insurance information',
    );
    server.answer(insuranceInformation, [{ type: 'Credit life', isIndividual: 2 }]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Credit life')).toBeTruthy();
  });

  it('can be closed while they are requested', async () => {
    const { user, onClose } = await showDialog(({ server }) => server.hold(insuranceInformation));
    expect(screen.getByRole('status', { name: 'Loading the insurances' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
