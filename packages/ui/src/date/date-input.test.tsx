import { localDate, type LocalDate } from '@portico/rules';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FetchPartContext, NotOpenedContext, type FetchPart } from '../fetch-part';
import { DateInput } from './date-input';

const day = (text: string): LocalDate => {
  const date = localDate(text);
  if (!date) throw new Error(`Not a day: ${text}`);
  return date;
};

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const texts = { open: 'Choose a date', previousMonth: 'Previous', nextMonth: 'Next' };

const isHoliday = (date: LocalDate) => (date === '2026-03-17' ? 'Holiday' : undefined);

function PaymentDate(props: {
  onDay: (date?: LocalDate) => void;
  start?: string;
  blockedReason?: (date: LocalDate) => string | undefined;
}) {
  const { onDay, start = '', blockedReason = isHoliday } = props;
  const [value, setValue] = useState(start);
  return (
    <DateInput
      label="Payment date"
      name="paymentDate"
      value={value}
      onChange={(text, date) => {
        setValue(text);
        onDay(date);
      }}
      locale="en"
      texts={texts}
      today={day('2026-03-12')}
      min={day('2026-03-12')}
      max={day('2026-04-11')}
      blockedReason={blockedReason}
    />
  );
}

/** Without a last day. */
function AnyDate({ value }: { value: string }) {
  return (
    <DateInput
      label="Payment date"
      name="paymentDate"
      value={value}
      onChange={() => undefined}
      locale="en"
      texts={texts}
      today={day('2026-03-12')}
      min={day('2026-03-12')}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Payment date' });

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
  return screen.findByRole('grid', { name: 'March 2026' });
}

describe('a date field', () => {
  it('passes the day to onChange as soon as it is complete', async () => {
    const onDay = vi.fn();
    render(<PaymentDate onDay={onDay} />);
    await userEvent.type(input(), '03182026');
    expect(onDay.mock.calls.map(([date]) => date)).toEqual([...Array(7), '2026-03-18']);
  });

  it('does not open the calendar where the page adds to every object, and says so; a day can be typed', async () => {
    // An old library of the page: react-day-picker meets its function in `for … in`.
    Object.assign(Object.prototype, { toJSONString: () => '' });
    const onDay = vi.fn();
    render(
      <NotOpenedContext
        value={{ problem: <p role="alert">Not opened.</p>, report: () => undefined }}
      >
        <PaymentDate onDay={onDay} />
      </NotOpenedContext>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    await screen.findByText('Not opened.');
    Reflect.deleteProperty(Object.prototype, 'toJSONString');
    await userEvent.type(input(), '03182026');
    expect(onDay).toHaveBeenLastCalledWith('2026-03-18');
    await open();
    expect(screen.queryByText('Not opened.')).toBeNull();
  });

  it('says that the calendar cannot be drawn', async () => {
    const report = vi.fn();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const blockedReason = vi.fn<(date: LocalDate) => string | undefined>(() => {
      throw new Error('broken');
    });
    render(
      <NotOpenedContext value={{ problem: <p role="alert">Not opened.</p>, report }}>
        <PaymentDate onDay={() => undefined} blockedReason={blockedReason} />
      </NotOpenedContext>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    await screen.findByText('Not opened.');
    expect(report).toHaveBeenCalledOnce();
    blockedReason.mockReturnValue(undefined);
    await open();
    expect(screen.queryByText('Not opened.')).toBeNull();
  });

  it('accepts a day from the calendar, and returns the focus to the button', async () => {
    const onDay = vi.fn();
    render(<PaymentDate onDay={onDay} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Friday, March 20, 2026' }));
    expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-03-20');
    expect(input().value).toBe('03/20/2026');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a date' }));
  });

  it('does not accept a blocked day, and shows why', async () => {
    const onDay = vi.fn();
    render(<PaymentDate onDay={onDay} />);
    await open();
    const holiday = screen.getByRole('button', { name: 'Tuesday, March 17, 2026, Holiday' });
    await userEvent.click(holiday);
    expect(holiday.getAttribute('aria-disabled')).toBe('true');
    expect(onDay).not.toHaveBeenCalled();
    expect(screen.getByText('Holiday')).toBeTruthy();
  });

  it('keeps the reason of a blocked day until the press on another day ends', async () => {
    const onDay = vi.fn();
    render(<PaymentDate onDay={onDay} start="03/17/2026" />);
    await open();
    const target = screen.getByRole('button', { name: 'Wednesday, March 18, 2026' });
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target });
    expect(screen.getByText('Holiday')).toBeTruthy();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-03-18');
  });

  it('does not accept a day before the first or after the last', async () => {
    render(<PaymentDate onDay={() => undefined} />);
    await open();
    const before = screen.getByRole('button', { name: 'Wednesday, March 11, 2026' });
    expect(before).toHaveProperty('disabled', true);
  });

  it('moves the focus by arrow keys, even over blocked days', async () => {
    const onDay = vi.fn();
    render(<PaymentDate onDay={onDay} start="03/16/2026" />);
    await open();
    await userEvent.keyboard('[ArrowRight]');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/March 17, 2026, Holiday/);
    await userEvent.keyboard('[Enter]');
    expect(onDay).not.toHaveBeenCalled();
    await userEvent.keyboard('[ArrowRight][Enter]');
    expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-03-18');
  });

  it('moves by the arrow keys as the text is written', async () => {
    const onDay = vi.fn();
    render(
      <div dir="rtl">
        <PaymentDate onDay={onDay} start="03/18/2026" />
      </div>,
    );
    await open();
    await userEvent.keyboard('[ArrowLeft][Enter]');
    expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-03-19');
  });

  it('closes on Escape without a choice', async () => {
    const onDay = vi.fn();
    render(<PaymentDate onDay={onDay} />);
    await open();
    await userEvent.keyboard('[Escape]');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(onDay).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a date' }));
  });

  it('shows the last month that there is', async () => {
    render(<AnyDate value="12/31/9999" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    await screen.findByRole('grid', { name: 'December 9999' });
  });

  it('is loaded again by the next press where it could not be loaded', async () => {
    const failures = [new Error('No network')];
    const fetchPart: FetchPart = (read) => {
      const failure = failures.pop();
      return failure ? Promise.reject(failure) : read();
    };
    render(
      <FetchPartContext value={fetchPart}>
        <PaymentDate onDay={() => undefined} />
      </FetchPartContext>,
    );
    const button = screen.getByRole('button', { name: 'Choose a date' });
    await userEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
    expect(await open()).toBeTruthy();
  });

  it('closes when its button is pressed again', async () => {
    render(<PaymentDate onDay={() => undefined} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
