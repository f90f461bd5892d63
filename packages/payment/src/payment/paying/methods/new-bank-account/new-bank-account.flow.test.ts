import { createTestClock } from '@portico/core/testing';
import type { ReadableAgreement } from '@portico/core/agreements';
import type { BankAccountEntry } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import { day } from '../../../../testing/fixtures';
import { settle } from '../../../../testing/flow-world';
import { createNewBankAccountFlow } from './new-bank-account.flow';
import type { Bank, NewBankAccountRules, NewBankAccountPorts } from './new-bank-account.state';

const good: BankAccountEntry = {
  accountType: 'Checking',
  ownerName: 'Ann Lee',
  routingNumber: '021000021',
  accountNumber: '5550001234',
  confirmation: '5550001234',
};
const account = {
  accountType: 'Checking',
  ownerName: 'Ann Lee',
  routingNumber: '021000021',
  accountNumber: '5550001234',
};
const terms: ReadableAgreement = {
  url: 'https://lender.example/ach',
  name: 'ACH Terms',
  date: day('2025-01-01'),
  hostNum: 11337,
  whenToAgree: ['ach'],
  html: '',
};
const text: ReadableAgreement = {
  ...terms,
  hostNum: 11338,
  name: 'Debit Terms',
  html: '<p>We debit your account.</p>',
};
const found: Bank = { at: 'found', name: 'First Bank', place: '' };

const fields = ['ownerName', 'routingNumber', 'accountNumber', 'confirmation'] as const;

function form(ports: Partial<NewBankAccountPorts> = {}, rules: Partial<NewBankAccountRules> = {}) {
  const clock = createTestClock();
  const calls = {
    lookUp: vi.fn(ports.lookUp ?? (() => Promise.resolve<Bank>(found))),
    terms: vi.fn(ports.terms ?? (() => [])),
    logTerms: vi.fn(ports.logTerms ?? (() => Promise.resolve(true))),
    accept: vi.fn(ports.accept ?? (() => Promise.resolve(undefined))),
  };
  const flow = createNewBankAccountFlow(
    { ...calls, delay: clock.delay },
    { confirm: true, preCheck: false, saving: { save: true, singleUse: true }, ...rules },
  );
  const fill = (patch: Partial<BankAccountEntry> = {}) => {
    const entry = { ...good, ...patch };
    for (const field of fields) flow.send({ type: 'change', field, value: entry[field] });
  };
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await settle();
  };
  return { flow, calls, fill, pass, state: () => flow.state.peek() };
}

describe('the look-up of the bank', () => {
  it('[PAY-134] is sent 300 ms after the ninth digit, not earlier', async () => {
    const { fill, pass, calls, state } = form();
    fill();
    await pass(299);
    expect(calls.lookUp).not.toHaveBeenCalled();
    await pass(1);
    expect(calls.lookUp).toHaveBeenCalledExactlyOnceWith('021000021');
    expect(state().bank).toEqual(found);
  });

  it('[PAY-135] is sent once, for the number that stays', async () => {
    const { fill, pass, calls } = form();
    fill();
    await pass(200);
    fill({ routingNumber: '021000022' });
    await pass(200);
    fill({ routingNumber: '021000023' });
    await pass(1_000);
    expect(calls.lookUp).toHaveBeenCalledExactlyOnceWith('021000023');
  });

  it('[PAY-136] is not sent for fewer than nine digits', async () => {
    const { fill, pass, calls } = form();
    fill({ routingNumber: '02100002' });
    await pass(1_000);
    expect(calls.lookUp).not.toHaveBeenCalled();
  });

  it('is not sent again for other fields', async () => {
    const { fill, pass, calls } = form();
    fill();
    await pass(300);
    fill({ ownerName: 'Bob Lee' });
    await pass(300);
    expect(calls.lookUp).toHaveBeenCalledOnce();
  });

  it('ignores the late answer for an earlier number', async () => {
    const answers = new Map<string, (bank: Bank) => void>();
    const { fill, pass, state } = form({
      lookUp: (number) => new Promise((resolve) => void answers.set(number, resolve)),
    });
    fill();
    await pass(300);
    fill({ routingNumber: '021000022' });
    await pass(300);
    answers.get('021000022')?.({ at: 'missing' });
    await settle();
    answers.get('021000021')?.(found);
    await settle();
    expect(state().bank).toEqual({ at: 'missing' });
  });

  it.each<[string, boolean, Bank, boolean]>([
    ['[PAY-137]', true, found, true],
    ['[PAY-139]', true, { at: 'missing' }, false],
    ['[PAY-137]', true, { at: 'failed' }, false],
    ['[PAY-138]', false, { at: 'missing' }, true],
    ['[PAY-138]', false, { at: 'failed' }, true],
  ])('%s with pre-check %s and the bank %j lets go on: %s', async (_, preCheck, bank, goesOn) => {
    const { flow, fill, pass, calls } = form({ lookUp: () => Promise.resolve(bank) }, { preCheck });
    fill();
    await pass(300);
    flow.send({ type: 'submit' });
    expect(calls.accept).toHaveBeenCalledTimes(goesOn ? 1 : 0);
  });

  it('[PAY-137] with pre-check goes on once the bank is found', async () => {
    const { flow, fill, pass, calls } = form({}, { preCheck: true });
    fill();
    flow.send({ type: 'submit' });
    await pass(299);
    expect(calls.accept).not.toHaveBeenCalled();
    await pass(1);
    expect(calls.accept).toHaveBeenCalledExactlyOnceWith(account, found, false);
  });

  it('with pre-check goes on only with what was entered when Continue was pressed', async () => {
    const { flow, fill, pass, calls } = form({}, { preCheck: true });
    fill();
    flow.send({ type: 'submit' });
    fill({ accountNumber: '5550009999', confirmation: '5550009999' });
    await pass(300);
    expect(calls.accept).not.toHaveBeenCalled();
  });

  it('with pre-check is sent again by Continue if it has failed', async () => {
    const banks: Bank[] = [{ at: 'failed' }, { at: 'failed' }, found];
    const { flow, fill, pass, calls, state } = form(
      { lookUp: () => Promise.resolve(banks.shift() ?? found) },
      { preCheck: true },
    );
    fill();
    await pass(300);
    flow.send({ type: 'submit' });
    expect(state().bank).toEqual({ at: 'looking' });
    await settle();
    expect(state().bank).toEqual({ at: 'failed' });
    flow.send({ type: 'submit' });
    await settle();
    expect(calls.lookUp).toHaveBeenCalledTimes(3);
    expect(calls.accept).toHaveBeenCalledOnce();
  });

  it('[PAY-132] decides on a bad checksum, which the form does not judge', async () => {
    const { fill, pass, state } = form(
      { lookUp: () => Promise.resolve({ at: 'missing' }) },
      { preCheck: true },
    );
    fill({ routingNumber: '123456789' });
    expect(state().errors).toEqual({});
    await pass(300);
    expect(state().errors).toEqual({ routingNumber: 'invalid' });
  });
});

describe('Continue', () => {
  it('[PAY-106] with an invalid entry shows every problem and sends nothing', () => {
    const { flow, calls, state } = form();
    flow.send({ type: 'submit' });
    expect(state()).toMatchObject({
      failedSubmits: 1,
      step: { at: 'form' },
      errors: {
        ownerName: 'required',
        routingNumber: 'required',
        accountNumber: 'required',
        confirmation: 'required',
      },
    });
    expect([...state().touched]).toHaveLength(4);
    expect(calls.accept).not.toHaveBeenCalled();
  });

  it.each([
    ['[PAY-110]', false],
    ['[PAY-109]', true],
  ])('%s passes on whether to save: %s', (_, save) => {
    const { flow, fill, calls } = form();
    fill();
    flow.send({ type: 'change', field: 'save', value: save });
    flow.send({ type: 'submit' });
    expect(calls.accept).toHaveBeenCalledExactlyOnceWith(account, { at: 'unasked' }, save);
  });

  it.each([
    ['[PAY-116]', { save: true, singleUse: false }, true],
    ['[PAY-111]', { save: false, singleUse: true }, false],
  ])('%s saves as the lender allows, %j', (_, saving, saved) => {
    const { flow, fill, calls } = form({}, { saving });
    fill();
    flow.send({ type: 'submit' });
    expect(calls.accept.mock.calls[0]?.[2]).toBe(saved);
  });

  it('twice sends once', () => {
    const { flow, fill, calls } = form({ accept: () => new Promise(() => undefined) });
    fill();
    flow.send({ type: 'submit' });
    flow.send({ type: 'submit' });
    expect(calls.accept).toHaveBeenCalledOnce();
  });

  it('[PAY-108] shows the form and the reason when the host refuses', async () => {
    const { flow, fill, state } = form({
      accept: () => Promise.resolve({ text: 'errorAlreadyExists' }),
    });
    fill();
    flow.send({ type: 'submit' });
    expect(state().step.at).toBe('sending');
    await settle();
    expect(state()).toMatchObject({
      step: { at: 'form', problem: { text: 'errorAlreadyExists' } },
      values: good,
    });
  });

  it('[PAY-150] does not need the second number if the form has no field for it', () => {
    const { flow, fill, calls } = form({}, { confirm: false });
    fill({ confirmation: '' });
    flow.send({ type: 'submit' });
    expect(calls.accept).toHaveBeenCalledOnce();
  });
});

describe('the terms', () => {
  const withTerms = (ports: Partial<NewBankAccountPorts> = {}) => {
    const run = form({ terms: () => [terms], ...ports });
    run.fill();
    run.flow.send({ type: 'submit' });
    return run;
  };

  it('[PAY-420, PAY-422] come before the account is saved or used', () => {
    const { state, calls } = withTerms();
    expect(state().step).toEqual({
      at: 'terms',
      terms: [terms],
      accepted: new Set(),
      problem: undefined,
    });
    expect(calls.accept).not.toHaveBeenCalled();
    expect(calls.logTerms).not.toHaveBeenCalled();
  });

  it('[PAY-421] once accepted and logged, let it continue', async () => {
    const { flow, calls } = withTerms();
    flow.send({ type: 'agree' });
    await settle();
    expect(calls.logTerms).toHaveBeenCalledExactlyOnceWith([terms]);
    expect(calls.accept).toHaveBeenCalledOnce();
  });

  it('[PAY-427] that could not be logged stop it and can be agreed to again', async () => {
    const { flow, calls, state } = withTerms({ logTerms: () => Promise.resolve(false) });
    flow.send({ type: 'agree' });
    await settle();
    expect(state().step).toMatchObject({ at: 'terms', problem: 'log' });
    expect(calls.accept).not.toHaveBeenCalled();
    flow.send({ type: 'agree' });
    await settle();
    expect(calls.logTerms).toHaveBeenCalledTimes(2);
  });

  it('[PAY-419] with a text of their own are agreed to once it was accepted', async () => {
    const { flow, calls, state } = withTerms({ terms: () => [terms, text] });
    flow.send({ type: 'agree' });
    expect(state().step).toMatchObject({ at: 'terms', problem: { unread: 'Debit Terms' } });
    flow.send({ type: 'answerTerm', hostNum: 11338, accepted: false });
    flow.send({ type: 'agree' });
    expect(calls.logTerms).not.toHaveBeenCalled();
    flow.send({ type: 'answerTerm', hostNum: 11338, accepted: true });
    flow.send({ type: 'agree' });
    await settle();
    expect(calls.logTerms).toHaveBeenCalledExactlyOnceWith([terms, text]);
    expect(calls.accept).toHaveBeenCalledOnce();
  });

  it('[PAY-423, PAY-424] when declined, lead back to the form, and nothing is sent', () => {
    const { flow, calls, state } = withTerms();
    flow.send({ type: 'disagree' });
    expect(state().step).toEqual({ at: 'form', problem: { text: 'errorTermsDeclined' } });
    expect(calls.logTerms).not.toHaveBeenCalled();
    expect(calls.accept).not.toHaveBeenCalled();
  });
});

it('changes nothing more once disposed', async () => {
  const { flow, fill, pass, calls, state } = form();
  fill();
  flow.dispose();
  await pass(1_000);
  expect(calls.lookUp).not.toHaveBeenCalled();
  flow.send({ type: 'change', field: 'save', value: true });
  expect(state().values.save).toBe(false);
});
