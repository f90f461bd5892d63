import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { context, loanAccount, loanInfo, settings } from '../../../testing/fixtures';
import {
  choose,
  chooseChecking,
  chooseLoan,
  creditLine,
  loan,
  openLoan,
  paymentWorld,
  settle,
  typeAmount,
  typePrincipal,
} from '../../../testing/flow-world';
import type { LoanAnswer } from '../plan/account-decision';

const other = choose(creditLine);

describe('the account', () => {
  it('is chosen first', () => {
    const { state, calls } = paymentWorld();
    expect(state()).toMatchObject({ choices: { account: { at: 'choosing' } }, plan: undefined });
    expect(calls.loadLoan).not.toHaveBeenCalled();
  });

  it('opens with one request about the loan', async () => {
    const { after, state, calls } = paymentWorld();
    await after(chooseLoan);
    expect(state().choices.account.at).toBe('open');
    expect(calls.loadLoan).toHaveBeenCalledExactlyOnceWith('001-1234567-8');
  });

  it('opens without action when it is already chosen', async () => {
    const { after, state } = paymentWorld({ account: loan });
    await after();
    expect(state().choices.account.at).toBe('open');
  });

  it('that is closed is refused without a request to the host', async () => {
    const { after, state, calls } = paymentWorld();
    await after(choose(loanAccount({ comment: 'Loan CLOSED' })));
    expect(state().choices.account).toMatchObject({ at: 'refused', code: 'AccountClosed' });
    expect(calls.loadLoan).not.toHaveBeenCalled();
  });

  it('of a third party leads to its site', async () => {
    const thirdParty = { enabled: true, minBranch: 1, maxBranch: 9 };
    const { after, state, calls } = paymentWorld({
      context: () => ({
        ...context,
        settings: { ...settings, thirdParty, thirdPartyUrl: 'https://pay.example' },
      }),
    });
    await after(chooseLoan);
    expect(state().choices.account).toMatchObject({ at: 'thirdParty', url: 'https://pay.example' });
    expect(calls.loadLoan).not.toHaveBeenCalled();
  });

  it.each<[string, LoanAnswer, string]>([
    ['the host', { ok: false, error: { code: 'NiteMode' } }, 'NiteMode'],
    [
      'its flags',
      openLoan({ info: loanInfo({ blockAchPayment: true }), saved: { banks: [], cards: [] } }),
      'PaymentBlocked',
    ],
  ])('is refused by %s', async (_, answer, code) => {
    const { after, state } = paymentWorld({ loadLoan: () => Promise.resolve(answer) });
    await after(chooseLoan);
    expect(state().choices.account).toMatchObject({ at: 'refused', code });
  });

  it('[PAY-100] is refused where a bank account can neither be saved nor used once', async () => {
    const { after, state } = paymentWorld({
      context: () => ({
        ...context,
        personalUser: false,
        settings: {
          ...settings,
          saving: { ...settings.saving, ach: { profilesAllowed: true, singleUseAllowed: false } },
        },
      }),
    });
    await after(chooseLoan);
    expect(state().choices.account).toMatchObject({ at: 'refused', code: 'NoAchPayment' });
  });

  it('ignores the late answer for an account that is no longer chosen', async () => {
    const answers = new Map<string, (answer: LoanAnswer) => void>();
    const { after, state } = paymentWorld({
      loadLoan: (number) => new Promise((resolve) => void answers.set(number, resolve)),
    });
    await after(chooseLoan, other);
    answers.get('001-7654321-0')?.({ ok: false, error: { code: 'Dispute' } });
    await settle();
    answers.get('001-1234567-8')?.(openLoan());
    await settle();
    expect(state().choices.account).toMatchObject({ at: 'refused', code: 'Dispute' });
  });
});

describe('an account that opens', () => {
  const empty = { text: '', touched: false };

  it('shows an empty amount and no problem with it where nothing is due', async () => {
    const info = loanInfo({ totalAmountDue: cents(0) });
    const { after, state } = paymentWorld({
      loadLoan: () => Promise.resolve(openLoan({ info })),
    });
    await after(chooseLoan, chooseChecking);
    expect(state().choices).toMatchObject({ amount: empty, principal: empty });
  });

  it('has nothing of the amount of the account before', async () => {
    const { after, state } = paymentWorld();
    await after(chooseLoan, chooseChecking, typeAmount('100'), { type: 'touchAmount' });
    await after(typePrincipal('5'), { type: 'touchPrincipal' });
    expect(state().choices.principal).toMatchObject({ text: '5', touched: true });
    await after(choose(creditLine));
    expect(state().choices).toMatchObject({ amount: empty, principal: empty });
  });

  it('is not requested when another account is chosen at once', async () => {
    const { flow, calls } = paymentWorld();
    flow.send(chooseLoan);
    flow.send(choose(creditLine));
    await settle();
    expect(calls.loadLoan).toHaveBeenCalledExactlyOnceWith(creditLine.number);
  });

  it('is not requested when the page is left at once', async () => {
    const { flow, calls } = paymentWorld();
    flow.send(chooseLoan);
    flow.dispose();
    await settle();
    expect(calls.loadLoan).not.toHaveBeenCalled();
  });
});
