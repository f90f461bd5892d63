import { accountHistory } from '@portico/contract';
import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loanOverTime } from '../../testing/loan-over-time';
import OverTimeView from '../over-time.view';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the browser was asked to save. */
const saved: { name: string; address: string; blob: Blob }[] = [];
const revoked: string[] = [];

beforeEach(() => {
  saved.length = 0;
  revoked.length = 0;
  let blob = new Blob([]);
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(object: Blob) {
        blob = object;
        return 'blob:portico/1';
      }
      static override revokeObjectURL(address: string) {
        revoked.push(address);
      }
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, address: this.href, blob });
  });
});

async function save(patch: Parameters<typeof loanOverTime>[0] = {}) {
  const { loan, history } = loanOverTime(patch);
  const test = await startTestCore({ session: true });
  test.server.answer(accountHistory, history);
  render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <OverTimeView loan={loan} reload={() => {}} />
    </WidgetProvider>,
  );
  await screen.findByRole('img');
  await userEvent.click(screen.getByRole('button', { name: 'Add due dates to your calendar' }));
  return { ...test, lines: (await textOf(saved[0]?.blob)).split('\r\n') };
}

/** The blobs of jsdom have no `text`. */
function textOf(blob = new Blob([])): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });
}

const startsOf = (lines: readonly string[]) =>
  lines.flatMap((line) => /^DTSTART;VALUE=DATE:(\d+)$/.exec(line)?.slice(1) ?? []);

describe('due dates to a calendar', () => {
  it('are the next twelve, in a file without the account number', async () => {
    const { lines } = await save();
    expect(saved[0]).toMatchObject({ name: 'due-dates.ics', address: 'blob:portico/1' });
    expect(saved[0]?.blob.type).toBe('text/calendar;charset=utf-8');
    expect(startsOf(lines)).toHaveLength(12);
    expect(startsOf(lines).slice(0, 2)).toEqual(['20250404', '20250504']);
    expect(lines).toContain('DTSTAMP:20250312T160000Z');
    expect(lines).toContain('SUMMARY:Auto loan: payment due');
    expect(lines.join()).not.toContain('1000001');
  });

  it('end with the last payment', async () => {
    const { lines } = await save({ paid: 58 });
    expect(startsOf(lines)).toEqual(['20250404', '20250504', '20250604']);
  });

  it('begin with the next one, not with one that is past due', async () => {
    const { lines } = await save({
      information: {
        nextPaymentDate: loanOverTime({ paid: 0 }).loan.details.information.loanOriginationDate,
      },
    });
    expect(startsOf(lines)[0]).toBe('20250404');
  });

  it('let the file go when the browser has read it', async () => {
    const { clock } = await save();
    expect(revoked).toEqual([]);
    act(() => clock.advance(10_000));
    expect(revoked).toEqual(['blob:portico/1']);
  });
});
