import { clientError } from '@portico/contract';
import type { SuggestAddresses } from '@portico/core';
import { settle, startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StreetInput } from './street-input';

afterEach(cleanup);

const mill = { address1: '214 Mill Street', city: 'Cedar Falls', state: 'IA', zipCode: '50613' };
const line = '214 Mill Street, Cedar Falls, IA 50613';

async function show(suggestAddresses?: SuggestAddresses) {
  const test = await startTestCore({
    ...(suggestAddresses && { configuration: { suggestAddresses } }),
  });
  const onPick = vi.fn();
  const Sample = () => {
    const [value, setValue] = useState('');
    return (
      <StreetInput
        label="Street"
        name="address1"
        autoComplete="address-line1"
        value={value}
        onChange={setValue}
        onPick={onPick}
      />
    );
  };
  render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <Sample />
    </WidgetProvider>,
  );
  const user = userEvent.setup({ delay: null });
  /** Types, and lets the pause after it pass. */
  const type = async (text: string) => {
    await user.type(screen.getByLabelText('Street'), text);
    await act(async () => {
      test.clock.advance(300);
      await settle();
    });
  };
  return { ...test, onPick, user, type };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the street of an address', () => {
  it('is a plain field, and nothing is sent, without a function of the lender', async () => {
    const { type, server } = await show();
    const before = server.requests.length;
    await type('214 Mill');
    expect(screen.getByLabelText('Street').getAttribute('role')).toBeNull();
    expect(server.requests).toHaveLength(before);
  });

  it('offers what the function finds, once per pause, from the third character on', async () => {
    const suggest = vi.fn<SuggestAddresses>(async () => [mill]);
    const { type } = await show(suggest);
    await type('21');
    expect(suggest).not.toHaveBeenCalled();
    await type('4 M');
    expect(suggest.mock.calls.map(([text]) => text)).toEqual(['214 M']);
    expect(options()).toEqual([line]);
  });

  it('passes on the whole address that is chosen', async () => {
    const { type, user, onPick } = await show(async () => [mill]);
    await type('214');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([[mill]]);
    expect(options()).toEqual([]);
  });

  it('aborts a request when the text changes, and ignores its result', async () => {
    const asked: { readonly signal: AbortSignal; readonly found: (of: [typeof mill]) => void }[] =
      [];
    const { type } = await show(
      (_text, signal) => new Promise((found) => asked.push({ signal, found })),
    );
    await type('214');
    await type(' Mill');
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await act(async () => {
      asked[0]?.found([mill]);
      await settle();
    });
    expect(options()).toEqual([]);
  });

  it.each([
    ['no list', null],
    ['a state that does not exist', [{ ...mill, state: 'ZZ' }]],
    ['a zip code that is a number', [{ ...mill, zipCode: 50_613 }]],
    ['a street that is too long', [{ ...mill, address1: 'A'.repeat(46) }]],
    ['nothing', [null]],
  ])('offers nothing where the function returns %s', async (_what, found) => {
    const { type } = await show(async () => JSON.parse(JSON.stringify(found)));
    await type('214');
    expect(options()).toEqual([]);
  });

  it('offers the first five, each once', async () => {
    const many = [1, 1, 2, 3, 4, 5, 6].map((n) => ({ ...mill, address1: `${n} Mill Street` }));
    const { type } = await show(async () => many);
    await type('Mill');
    expect(options().map((text) => text?.[0])).toEqual(['1', '2', '3', '4', '5']);
  });

  it('stays a field where the function rejects, which is reported without what was typed', async () => {
    const { type, server } = await show(async () => Promise.reject(new Error('214 Mill')));
    await type('214');
    expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('214');
    expect(options()).toEqual([]);
    const reports = JSON.stringify(server.requestsTo(clientError));
    expect(reports).toContain('Addresses were not suggested.');
    expect(reports).not.toContain('Mill');
  });
});
