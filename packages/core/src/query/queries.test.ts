import {
  accountList,
  hideAccount,
  loginHistory,
  payoffQuote,
  profile,
  updateProfile,
} from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { localDate, ok, type LocalDate } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import { failCall, type CallOutcome } from '../http/api-error';
import { createTestCore, settle, testSession, type TestCore } from '../testing';
import { keptAnswers } from './kept-answers';
import { createQuery, longestKept } from './query';

/** Parses a day in a test. */
function dayOf(text: string): LocalDate {
  const date = localDate(text);
  if (date === undefined) throw new Error(`Not a day: ${text}`);
  return date;
}

const day = dayOf('2025-03-01');
const good = { HasNoErrors: true };
const list = (...numbers: string[]) => ({
  ...good,
  Accounts: numbers.map((Number) => ({ Number, Type: 0 })),
});
const newSession = { username: 'john', userToken: 'token-2' };

function open() {
  const test = createTestCore({ session: true });
  test.server.answerRaw(accountList, list('1'));
  test.server.answerRaw(profile, good);
  test.server.answer(loginHistory, []);
  return test;
}

const accountsIn = ({ core }: TestCore) => core.query(accountList, undefined);
const requestsIn = ({ server }: TestCore) => server.requestsTo(accountList).length;

describe('a query', () => {
  it('requests its answer once for all that need it, and keeps it', async () => {
    const test = open();
    const answers = await Promise.all([accountsIn(test).load(), accountsIn(test).load()]);
    expect(await accountsIn(test).load()).toEqual(answers[0]);
    expect(answers[1]).toEqual(answers[0]);
    expect(requestsIn(test)).toBe(1);
  });

  it('is the same for equal inputs, in any order of their fields, and another for others', () => {
    const { core } = open();
    const first = core.query(payoffQuote, { accountNumber: '1', payOffDate: day });
    expect(core.query(payoffQuote, { payOffDate: day, accountNumber: '1' })).toBe(first);
    expect(core.query(payoffQuote, { accountNumber: '2', payOffDate: day })).not.toBe(first);
  });

  it('keeps the last value while it is refreshed, and where that fails', async () => {
    const test = open();
    const { load, refresh, state } = accountsIn(test);
    await load();
    test.server.drop(accountList);
    const refreshed = refresh();
    expect(state.value).toMatchObject({
      status: 'loading',
      value: { accounts: [{ number: '1' }] },
    });
    await refreshed;
    expect(state.value).toMatchObject({ status: 'failed', value: { accounts: [{ number: '1' }] } });
  });

  it('that failed is requested again by the next one that needs it', async () => {
    const test = open();
    test.server.drop(accountList);
    expect((await accountsIn(test).load()).ok).toBe(false);
    test.server.answerRaw(accountList, list());
    expect((await accountsIn(test).load()).ok).toBe(true);
  });

  it('that the API lacks is not requested again, also once nothing shows it', async () => {
    const ask = vi.fn(() => Promise.resolve(failCall({ kind: 'missing' }, 'refused')));
    const { show, load } = createQuery({ ask, isKept: false, now: () => 0, today: () => day });
    const end = show();
    await load();
    end();
    expect(await load()).toMatchObject({ ok: false, error: { kind: 'missing' } });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('shows the answer of its last request only', async () => {
    let answerFirst = (_: CallOutcome<string>) => {};
    const answers = [
      new Promise<CallOutcome<string>>((resolve) => {
        answerFirst = resolve;
      }),
      Promise.resolve(ok('new')),
    ];
    const { state, refresh } = createQuery({
      ask: () => answers.shift() ?? Promise.reject(new Error('Asked again')),
      isKept: true,
      now: () => 0,
      today: () => day,
    });
    const before = refresh();
    await refresh();
    answerFirst(ok('old'));
    await before;
    expect(state.value).toEqual({ status: 'ready', value: 'new' });
  });
});

describe('a kept answer', () => {
  const request = () => {
    const at = { time: 0, day };
    const ask = vi.fn(() => Promise.resolve(ok('answer')));
    const needs = { ask, now: () => at.time, today: () => at.day };
    return { at, ask, ...createQuery({ ...needs, isKept: true }) };
  };

  it('is requested again after five minutes, when it is needed next', async () => {
    const { at, ask, load } = request();
    await load();
    at.time = longestKept - 1;
    await load();
    expect(ask).toHaveBeenCalledTimes(1);
    at.time = longestKept;
    await load();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is requested again on the next day of the institution', async () => {
    const { at, ask, load } = request();
    await load();
    at.day = dayOf('2025-03-02');
    await load();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['was carried out', ({ server }: TestCore) => server.answerRaw(hideAccount, good), 2],
    ['has lost its answer', ({ server }: TestCore) => server.drop(hideAccount), 2],
    ['was refused', ({ server }: TestCore) => server.refuse(hideAccount, 'Error'), 1],
  ])('is requested again after a call that changes it and %s', async (_, prepare, requests) => {
    const test = open();
    await accountsIn(test).load();
    prepare(test);
    await test.core.client.send(hideAccount, { accountNumber: '1' });
    await accountsIn(test).load();
    expect(requestsIn(test)).toBe(requests);
  });

  it('is requested again where it was answered while a call changed it', async () => {
    const test = open();
    const held = test.server.hold(accountList);
    void accountsIn(test).load();
    await settle();
    test.server.answerRaw(hideAccount, good);
    await test.core.client.send(hideAccount, { accountNumber: '1' });
    held.release(list('1'));
    await settle();
    test.server.answerRaw(accountList, list());
    await accountsIn(test).load();
    expect(accountsIn(test).state.value).toMatchObject({ value: { accounts: [] } });
  });

  it('stays after a call that changes another', async () => {
    const test = open();
    await accountsIn(test).load();
    test.server.answerRaw(updateProfile, good);
    await test.core.client.send(updateProfile, {});
    await accountsIn(test).load();
    expect(requestsIn(test)).toBe(1);
  });

  it('is forgotten when the session ends, also while it is requested', async () => {
    const test = open();
    await test.core.query(profile, undefined).load();
    const held = test.server.hold(accountList);
    void accountsIn(test).load();
    await settle();
    test.core.endSession('loggedOut');
    expect(test.core.query(profile, undefined).state.value).toEqual({ status: 'idle' });
    test.core.startSession({ ...testSession, ...newSession });
    held.release(list('of another'));
    await settle();
    expect(accountsIn(test).state.value).toEqual({ status: 'idle' });
  });

  it('names calls of the contract: one that reads, and those that write', () => {
    const effects = new Map(allCalls.map(({ name, effect }) => [name, effect]));
    for (const [name, writing] of Object.entries(keptAnswers)) {
      expect([name, effects.get(name)]).toEqual([name, 'reads']);
      for (const each of writing) expect([each, effects.get(each)]).toEqual([each, 'writes']);
    }
  });
});

describe('an answer that is not kept', () => {
  const historyIn = ({ core }: TestCore) => core.query(loginHistory, undefined);

  it('is shared by all that show it, and forgotten when none does any more', async () => {
    const test = open();
    const history = historyIn(test);
    const ends = [history.show(), history.show()];
    await Promise.all([history.load(), history.load()]);
    ends[0]?.();
    await history.load();
    expect(test.server.requestsTo(loginHistory)).toHaveLength(1);
    ends[1]?.();
    expect(history.state.value).toEqual({ status: 'idle' });
  });
});
