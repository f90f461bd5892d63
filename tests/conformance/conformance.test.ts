import { branchInfo, paymentReceipt, submitImmediateBank } from '@portico/contract';
import { allCalls, allDocuments, callTags } from '@portico/contract/openapi';
import { describe, expect, it } from 'vitest';
import { postedPayments } from '../../demo-host/api/testing/payment';
import type { TestHost } from '../../demo-host/api/testing/test-host';
import {
  asText,
  checkApi,
  type Fetch,
  type Question,
  type Subject,
} from '../../packages/conformance/src';
import { referenceSubject, withHost } from './reference';

const run = (host: TestHost, changes: Partial<Subject> = {}, around?: (fetch: Fetch) => Fetch) =>
  checkApi({ ...referenceSubject(host, around), ...changes });

const check = async (...args: Parameters<typeof run>) => (await run(...args)).findings;

/** The API with changed answers to one call. */
const changing =
  (path: string, change: (text: string) => string) =>
  (fetch: Fetch): Fetch =>
  async (address, init) => {
    const response = await fetch(address, init);
    if (!address.includes(path) || response.status !== 200) return response;
    return new Response(change(await response.text()), response);
  };

/** Documents that need something a test borrower may not have. */
const notOpened = ['broadridgeStatement', 'uploadedDocument', 'draftAgreementDocument'];

describe('the conformance run', () => {
  it('finds nothing wrong with the reference API, a payment included', async () => {
    const checked = await withHost((host) => run(host));
    const { findings } = checked;
    expect(findings.filter(({ result }) => result !== 'passed')).toEqual([]);
    expect(asText(checked)).toMatch(
      /conformance: \d+ passed, 0 failed, 0 skipped, 0 missing but optional$/,
    );
    const names = [...allCalls, ...allDocuments].map(({ name }) => name);
    const named = new Set(findings.map(({ call }) => call));
    expect(names.filter((name) => !named.has(name))).toEqual(notOpened);
  });

  it('checks only the calls of a visitor without credentials', async () => {
    const findings = await withHost((host) =>
      check(host, { credentials: undefined, lock: undefined }),
    );
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(findings.filter(({ result }) => result === 'skipped')).toHaveLength(2);
  });

  it('names the field that differs, the form of its value, and the request to repeat', async () => {
    const around = changing('/api/accountList', (text) =>
      text.replaceAll('"Type":0', '"Type":"secret"'),
    );
    const findings = await withHost((host) => check(host, {}, around));
    const [failure] = findings.filter(({ result }) => result === 'failed');
    expect(failure?.detail).toBe(
      'the field accounts.0.type: number expected, received the text "xxxxxx"',
    );
    expect(failure?.request).toMatch(/^curl -i -X GET 'http:\/\/localhost\/api\/accountList'/);
    expect(failure?.request).toContain("-H 'usertoken: •••'");
    expect(JSON.stringify(findings)).not.toContain('secret');
  });

  it('[POR-162] checks only the calls that some tags need, and those of its session', async () => {
    const needed = (tag: string) =>
      Object.entries(callTags).flatMap(([call, tags]) => (tags.includes(tag) ? call : []));
    const findings = await withHost((host) => check(host, { tags: ['branch-locator', 'sign-in'] }));
    const checked = new Set(findings.map(({ call }) => call));
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(checked).toContain('branchInfo');
    const session = ['applicationList', 'accountList', 'userLogin', 'validateCode', 'logout'];
    const allowed = [...needed('portico-branch-locator'), ...needed('portico-sign-in'), ...session];
    expect([...checked].filter((call) => !allowed.includes(call))).toEqual([]);
    expect(checked).not.toContain('profile');
  });

  it('names one cause once, however many accounts have it', async () => {
    const around = changing('/api/AccountDetails', () => '{"details":7}');
    const findings = await withHost((host) => check(host, {}, around));
    const failed = findings.filter(
      ({ call, check: name, result }) =>
        call === 'accountDetails' && name.startsWith('answers') && result === 'failed',
    );
    expect(failed.map(({ check: name }) => name)).toHaveLength(1);
    expect(failed[0]?.times).toBeGreaterThan(2);
    expect(asText({ findings: failed, left: [] })).toContain(`(${failed[0]?.times} times)`);
  });

  it.each([
    [
      'a website',
      () => new Response('<h1>Lender</h1>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['another path of its host', () => new Response('', { status: 404 })],
  ])('says at once that an address is %s, and checks nothing else', async (_, answer) => {
    let requests = 0;
    const { findings } = await checkApi({
      url: 'https://www.lender.example/api',
      fetch: () => {
        requests += 1;
        return Promise.resolve(answer());
      },
    });
    expect(requests).toBe(2);
    expect(findings.map(({ result }) => result)).toEqual(['failed']);
    expect(findings[0]?.detail).toMatch(/is not the address of the API.*without its "\/api"/);
  });

  it('names the code of a call that was refused, unless it could be data', async () => {
    const refusing = (code: string) =>
      changing('/api/PaymentImmediate/SubmitAch', () =>
        JSON.stringify({ HasNoErrors: false, Errors: [{ ErrorMessage: code }] }),
      );
    const detailOf = async (code: string) => {
      const findings = await withHost((host) => check(host, {}, refusing(code)));
      return findings.find(({ check: name }) => name === 'pays')?.detail;
    };
    expect(await detailOf('Holiday')).toBe(
      'it was refused: Holiday, The date is a holiday or another day without payments.',
    );
    expect(await detailOf('NoSuchCode')).toBe('it was refused, with the code NoSuchCode');
    expect(await detailOf('Maya 1988')).toBe('it was refused, with the code xxxx 9999 (masked)');
  });

  it.each([404, 405, 501])(
    'distinguishes a missing optional call (HTTP %i) from a wrong one',
    async (status) => {
      const optional = [...allCalls, ...allDocuments].filter((one) => one.optional);
      const lacks = optional.map(({ path }) => path);
      const around =
        (fetch: Fetch): Fetch =>
        async (address, init) =>
          init.method !== 'OPTIONS' && lacks.some((path) => address.includes(path))
            ? new Response('Not Found', { status })
            : fetch(address, init);
      const findings = await withHost((host) => check(host, {}, around));
      expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
      const missing = findings.filter(({ result }) => result === 'missing');
      expect([...new Set(missing.map(({ call }) => call))].sort()).toEqual(
        optional.map(({ name }) => name).sort(),
      );
      expect(missing.map(({ call }) => call)).toContain(paymentReceipt.name);
    },
  );

  it('finds a specified call that is missing', async () => {
    const around =
      (fetch: Fetch): Fetch =>
      async (address, init) =>
        init.method === 'GET' && address.includes(branchInfo.path)
          ? new Response('Not Found', { status: 404 })
          : fetch(address, init);
    const findings = await withHost((host) => check(host, {}, around));
    const failed = findings.filter(({ result }) => result === 'failed');
    expect(failed.map(({ call }) => call)).toEqual([branchInfo.name]);
  });
});

describe('a payment of the conformance run', () => {
  const withoutWaiting = { wait: undefined, lock: undefined, payAgain: false };
  /** Answers the questions in their order, the first of which is that of --change. */
  const answering = (...answers: readonly boolean[]) => {
    const questions: Question[] = [];
    const confirm = (question: Question) =>
      Promise.resolve(answers[questions.push(question) - 1] ?? false);
    return { questions, confirm };
  };

  it('[POR-111] says what it will book and books nothing until it is confirmed', async () => {
    await withHost(async (host) => {
      const { questions, confirm } = answering(true);
      const findings = await check(host, { ...withoutWaiting, confirm });
      expect(questions.slice(1).map(({ text }) => text)).toEqual([
        expect.stringMatching(
          /^This books one payment: \$25\.00 today on the loan ending in \d{4} from the bank account ending in \w{4}\. Pay\?$/,
        ),
      ]);
      expect(await postedPayments(host)).toBe(0);
      expect(findings).toContainEqual(
        expect.objectContaining({ call: submitImmediateBank.name, detail: 'not confirmed' }),
      );
    });
  });

  it('[POR-111] is the only one, although every check of keys and failures ran', async () => {
    await withHost(async (host) => {
      await check(host, { ...withoutWaiting, payAgain: true });
      expect(await postedPayments(host)).toBe(1);
    });
  });

  it('[POR-111, POR-137] sends it again only with a flag of its own, which a person confirms', async () => {
    /** Names the amount before the key, as an API may. */
    const around =
      (fetch: Fetch): Fetch =>
      (address, init) => {
        const headers = new Headers(init.headers);
        const lacksKey = !headers.has('Idempotency-Key');
        if (!address.includes(submitImmediateBank.path) || !lacksKey) return fetch(address, init);
        headers.set('Idempotency-Key', crypto.randomUUID());
        return fetch(address, { ...init, headers });
      };
    await withHost(async (host) => {
      const once = answering(true, true, true);
      await check(host, { ...withoutWaiting, confirm: once.confirm }, around);
      expect(once.questions).toHaveLength(2);
      expect(await postedPayments(host)).toBe(1);

      const refused = answering(true, true, false);
      const again = { ...withoutWaiting, payAgain: true };
      await check(host, { ...again, confirm: refused.confirm }, around);
      const [changes, pay, payAgain] = refused.questions;
      expect([changes, pay].map((one) => one?.isForPerson)).toEqual([undefined, undefined]);
      expect(payAgain?.isForPerson).toBe(true);
      expect(payAgain?.text).toContain('sends the payment again: $25.00');
      expect(await postedPayments(host)).toBe(2);

      const { findings, left } = await run(host, again, around);
      expect(await postedPayments(host)).toBe(4);
      const failed = findings.filter(({ result }) => result === 'failed');
      expect(failed.map(({ check: name }) => name)).toEqual([
        'refuses a payment without an Idempotency-Key',
      ]);
      const booked = left.filter(({ call }) => call === submitImmediateBank.name);
      expect(booked.map(({ what }) => what)).toEqual(Array(2).fill('a booked payment of $25.00'));
      expect(new Set(booked.map(({ reference }) => reference)).size).toBe(2);
    });
  });

  /** A run that is killed: from `isCut` on, no request is answered. Resolves when it is. */
  function killed(isCut: () => Promise<boolean>) {
    let stop: () => void;
    const ended = new Promise<void>((resolve) => (stop = resolve));
    const never = () => {
      stop();
      return new Promise<Response>(() => undefined);
    };
    const around =
      (fetch: Fetch): Fetch =>
      async (address, init) => {
        if (await isCut()) return never();
        const response = await fetch(address, init);
        return (await isCut()) ? never() : response;
      };
    return { around, ended };
  }

  function memoryStore() {
    let kept: string | undefined;
    return { load: () => kept, save: (text: string) => void (kept = text) };
  }

  it('[POR-111] is not booked again by a run that goes on after an interruption', async () => {
    await withHost(async (host) => {
      const store = memoryStore();
      /** The first run ends when the payment was booked and its answer is on the way. */
      const first = killed(async () => (await postedPayments(host)) === 1);
      void check(host, { ...withoutWaiting, store }, first.around);
      await first.ended;

      const { questions, confirm } = answering(true);
      host.pass(3_600_000);
      const again = await check(host, { ...withoutWaiting, store, confirm });
      expect(questions).toHaveLength(1);
      expect(await postedPayments(host)).toBe(1);
      expect(again.filter(({ result }) => result === 'failed')).toEqual([]);
    });
  });

  it('[POR-111] that never arrived is sent under a new key, because its look-up closed the first', async () => {
    await withHost(async (host) => {
      const store = memoryStore();
      /** Nothing arrives once the key of the payment is kept. */
      const first = killed(() => Promise.resolve(store.load()?.includes('paymentKey') ?? false));
      void check(host, { ...withoutWaiting, store }, first.around);
      await first.ended;
      host.pass(3_600_000);
      const again = await check(host, { ...withoutWaiting, store });
      expect(again.filter(({ result }) => result === 'failed')).toEqual([]);
      expect(await postedPayments(host)).toBe(1);
    });
  });

  it('[POR-111] leaves a state without secrets, and repeats no part that was done', async () => {
    await withHost(async (host) => {
      const store = memoryStore();
      const tokens = new Set<string>();
      const requests: string[] = [];
      const around =
        (fetch: Fetch): Fetch =>
        (address, init) => {
          const token = new Headers(init.headers).get('UserToken');
          if (token && token !== 'conformance') tokens.add(token);
          requests.push(`${init.method ?? ''} ${new URL(address).pathname}`);
          return fetch(address, init);
        };
      await check(host, { ...withoutWaiting, store }, around);
      for (const secret of [...tokens, 'Juniper-14-road', 'maya', '0012-104417-3'])
        expect(store.load()).not.toContain(secret);
      requests.length = 0;
      host.pass(3_600_000);
      await check(host, { ...withoutWaiting, store }, around);
      expect(requests).not.toContain('OPTIONS /api/accountList');
      // Signing in is repeated, and with it that its first token opens nothing.
      const payment = `POST ${submitImmediateBank.path}`;
      expect(requests.filter((request) => request === payment)).toHaveLength(1);
    });
  });
});
