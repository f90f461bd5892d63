import { settle } from '@portico/core/testing';
import { cents, localDate, type LocalDate } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import { createPayoffQuoteFlow, type QuoteAnswer } from './payoff-quote.flow';

function day(text: string): LocalDate {
  const date = localDate(text);
  if (date === undefined) throw new Error(text);
  return date;
}

const ready: QuoteAnswer = { at: 'ready', quote: { payOffQuoteAmount: cents(1_257_678) } };

function asking(answer: QuoteAnswer = ready) {
  let today = '2025-03-12';
  const answers: ((value: QuoteAnswer) => void)[] = [];
  const request = vi.fn(
    (_date: LocalDate) => new Promise<QuoteAnswer>((resolve) => answers.push(resolve)),
  );
  const download = vi.fn((_date: LocalDate) => Promise.resolve(true));
  const flow = createPayoffQuoteFlow({ today: () => day(today), request, download });
  return {
    request,
    download,
    send: flow.send,
    enter: (date: string) => flow.send({ type: 'change', field: 'date', value: date }),
    submit: () => flow.send({ type: 'submit' }),
    answer: async (value = answer) => {
      answers.shift()?.(value);
      await settle();
    },
    midnight: () => {
      today = '2025-03-13';
    },
    state: () => flow.state.peek(),
  };
}

describe('the day of a payoff quote', () => {
  it.each([
    ['[LON-316]', '', 'required'],
    ['[LON-317]', '03/', 'invalid'],
    ['[LON-314, LON-317]', '03/11/2025', 'past'],
  ])('%s "%s" is refused, and submitting it requests nothing', (_, text, code) => {
    const { enter, submit, state, request } = asking();
    enter(text);
    expect(state()).toMatchObject({ isValid: false, errors: { date: code } });
    submit();
    expect(request).not.toHaveBeenCalled();
    expect(state().failedSubmits).toBe(1);
  });

  it('[LON-315] may be today, for which a quote is requested', () => {
    const { enter, submit, request } = asking();
    enter('03/12/2025');
    submit();
    expect(request).toHaveBeenCalledExactlyOnceWith('2025-03-12');
  });

  it('that midnight has made yesterday is refused on submit', () => {
    const { enter, submit, midnight, state, request } = asking();
    enter('03/12/2025');
    expect(state().isValid).toBe(true);
    midnight();
    submit();
    expect(request).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ today: '2025-03-13', errors: { date: 'past' } });
  });

  it('that midnight has made yesterday has no quote any more', async () => {
    const { enter, submit, answer, midnight, send, state, download } = asking();
    enter('03/12/2025');
    submit();
    await answer();
    expect(state().requested?.at).toBe('ready');
    midnight();
    send({ type: 'download' });
    expect(state().requested).toBeUndefined();
    expect(download).not.toHaveBeenCalled();
  });
});

describe('a payoff quote', () => {
  it('[LON-320, LON-321] is requested once, and ready when it is answered; the day stays', async () => {
    const { enter, submit, answer, state, request } = asking();
    enter('03/20/2025');
    submit();
    submit();
    expect(state().requested).toEqual({ date: '2025-03-20', at: 'loading' });
    await answer();
    expect(request).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({
      values: { date: '03/20/2025' },
      requested: { date: '2025-03-20', ...ready },
    });
  });

  it('is not shown for another day', async () => {
    const { enter, submit, answer, state } = asking();
    enter('03/20/2025');
    submit();
    await answer();
    enter('03/21/2025');
    expect(state().requested).toBeUndefined();
    enter('03/20/2025');
    expect(state().requested?.at).toBe('ready');
  });

  it('of an earlier day does not replace that of a later request', async () => {
    const { enter, submit, answer, state } = asking();
    enter('03/20/2025');
    submit();
    enter('03/21/2025');
    submit();
    await answer({ at: 'failed', text: 'error' });
    expect(state().requested).toEqual({ date: '2025-03-21', at: 'loading' });
    await answer();
    expect(state().requested).toEqual({ date: '2025-03-21', ...ready });
  });

  it('[LON-322] that failed can be requested again', async () => {
    const { enter, submit, answer, state, request } = asking();
    enter('03/20/2025');
    submit();
    await answer({ at: 'failed', text: 'error' });
    expect(state().requested).toMatchObject({ at: 'failed', text: 'error' });
    submit();
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe('the breakdown', () => {
  it('[LON-324] cannot be opened before there is a quote', () => {
    const { enter, send, download } = asking();
    enter('03/20/2025');
    send({ type: 'download' });
    expect(download).not.toHaveBeenCalled();
  });

  it('[LON-325] is opened for the day of the quote, once', async () => {
    const { enter, submit, answer, send, download, state } = asking();
    enter('03/20/2025');
    submit();
    await answer();
    send({ type: 'download' });
    send({ type: 'download' });
    expect(download).toHaveBeenCalledExactlyOnceWith('2025-03-20');
    expect(state().download).toBe('opening');
    await settle();
    expect(state().download).toBe('idle');
  });
});
