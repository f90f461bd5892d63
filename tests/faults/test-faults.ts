import type { Call } from '@portico/contract';
import type { Destination } from '@portico/core';
import { failCall } from '@portico/core/internal';
import { settle, type HeldRequests, type TestCore } from '@portico/core/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faultNames, faults, lostFaults, usualAnswer, type Fault } from './fault';
import { announced, fieldValues, hasWayOn, pageText } from './page';
import { watchProblems } from './problems';
import type { Change, FaultRow } from './row';

/**
 * A test for each row and each fault: the screen says the row's sentence, keeps what was typed and
 * has a way on; and one for an answer that comes after the screen was removed.
 */
export function testFaults(rows: readonly FaultRow[]): void {
  const problems = watchProblems();
  beforeEach(() => problems.clear());
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const cases = rows.flatMap((row) => faultNames.map((fault) => ({ row, fault })));
  it.each(cases.map((each) => [`${each.row.call.name}: ${each.fault}`, each] as const))(
    '[POR-060] %s',
    async (_, { row, fault }) => {
      const waiting = await callOf(row);
      const typed = fieldValues().filter((value) => value !== '');
      await act(async () => {
        faults[fault](waiting);
        await settle();
        await row.wait?.(waiting.test);
      });
      await waitFor(() =>
        expect(textAfter(row, fault, waiting.test)).toContain(sentence(row, fault)),
      );
      if (!row.accepts?.includes(fault)) {
        if (keepsFields(row, fault, waiting.test)) {
          expect(fieldValues()).toEqual(expect.arrayContaining(typed));
        }
        const leaves = waiting.destinations.length > 0;
        expect(leaves || hasWayOn(), `a way on: ${pageText()}`).toBe(true);
      }
      expect(problems.list).toEqual([]);
    },
  );

  const changes = rows.flatMap((row) => {
    const says = row.change && unsentSentence(row.change);
    return says === undefined ? [] : [{ row, says }];
  });
  it.each(changes.map((each) => [each.row.call.name, each] as const))(
    '[POR-060] %s: not sent',
    async (_, { row, says }) => {
      const kept: KeptBack[] = [];
      await row.show({
        call: row.call,
        settings: {},
        refuse: (test) => void kept.push(keepBack(row.call, test)),
      });
      await waitFor(() => expect(kept[0]?.wasMade()).toBe(true));
      await waitFor(() => expect(announced()).toContain(says));
      expect(hasWayOn(), `a way on: ${pageText()}`).toBe(true);
      expect(kept[0]?.test.server.requestsTo(row.call)).toEqual([]);
      expect(problems.list).toEqual([]);
    },
  );

  it.each(rows.map((row) => [row.call.name, row] as const))(
    '[POR-061] %s: an answer after its screen changes nothing',
    async (_, row) => {
      const { held, test, destinations } = await callOf(row);
      const { core, server } = test;
      cleanup();
      await settle();
      const session = core.session.peek();
      const sent = server.requests.length;
      held.release(usualAnswer(row.call));
      await settle();
      if (row.late === undefined) {
        expect(core.session.peek()).toBe(session);
        expect([...test.assigned, ...destinations]).toEqual([]);
      }
      const reads = (row.reads ?? []).flatMap((call) => server.requestsTo(call));
      const changes = server.requests
        .slice(sent)
        .filter((each) => each.method !== 'GET' && !reads.includes(each));
      expect(changes).toEqual([]);
      expect(document.body.textContent).toBe('');
      expect(problems.list).toEqual([]);
    },
  );
}

/** A screen whose call waits for the answer, and where it has navigated to. */
type Started = {
  readonly held: HeldRequests;
  readonly test: TestCore;
  readonly destinations: readonly Destination[];
};

/** Shows the screen until its call waits for the answer. */
async function callOf(row: FaultRow): Promise<Started> {
  const started: Started[] = [];
  await row.show({
    call: row.call,
    settings: {},
    refuse: (test) => {
      const destinations: Destination[] = [];
      test.core.setRouter({
        hrefFor: ({ screen: name }) => `#/${name}`,
        go: (to) => void destinations.push(to),
      });
      started.push({ held: test.server.hold(row.call), test, destinations });
    },
  });
  const [waiting] = started;
  if (!waiting) throw new Error('The screen has not prepared the call.');
  await waitFor(() => expect(waiting.test.server.requestsTo(row.call)).not.toEqual([]));
  await act(settle);
  return waiting;
}

function sentence({ says, but, change }: FaultRow, fault: Fault): string {
  const isLost = lostFaults.includes(fault);
  return but?.[fault] ?? (isLost && change ? lostSentence(change) : undefined) ?? says;
}

function lostSentence(change: Change): string | undefined {
  if ('lost' in change) return change.lost;
  return 'nothing' in change ? change.nothing : undefined;
}

function unsentSentence(change: Change): string | undefined {
  if ('notSent' in change) return change.notSent;
  return 'nothing' in change ? change.nothing : undefined;
}

type KeptBack = { readonly test: TestCore; readonly wasMade: () => boolean };

/** Lets a call fail before it is sent, as one without a connection does. */
function keepBack(call: Call, test: TestCore): KeptBack {
  const { client } = test.core;
  const { send, exchange } = client;
  let made = false;
  const isKept = ({ name }: Pick<Call, 'name'>) => {
    const isThis = name === call.name;
    made ||= isThis;
    return isThis;
  };
  const offline = failCall({ kind: 'offline' }, 'not-sent');
  vi.spyOn(client, 'send').mockImplementation((one, input, options) =>
    isKept(one) ? Promise.resolve(offline) : send(one, input, options),
  );
  vi.spyOn(client, 'exchange').mockImplementation((one, input, options) =>
    isKept(one) ? Promise.resolve(offline) : exchange(one, input, options),
  );
  return { test, wasMade: () => made };
}

/** The session has ended: the screen may be replaced, and what was typed in it be wiped. */
const signedOut = ({ core }: TestCore, fault: Fault) =>
  fault === 'Unauthorized' && core.session.peek() === undefined;

const keepsFields = (row: FaultRow, fault: Fault, test: TestCore) =>
  !row.wipes?.includes(fault) && !signedOut(test, fault);

/** Where the sentence has to be: announced, unless nothing has failed for the borrower. */
function textAfter(row: FaultRow, fault: Fault, test: TestCore): string {
  const silent = row.quiet !== undefined || row.accepts?.includes(fault) || signedOut(test, fault);
  return silent ? pageText() : announced();
}
